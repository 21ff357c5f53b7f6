/** Which words belong to a thing on the table: what may be done with it now, and what one would try otherwise. */

import type { Scene } from "../lib/scene.svelte";
import { lineColour, partOf, type RocketView, type TableView } from "./parts";

export interface Tries {
  /** What may be done with it now. */
  ways: string[];
  /** What one would try, and asking why not tells the rule; or `rule ID`, where no action says what one wants. */
  attempt: string;
}

const legal = (scene: Scene, beginning: string): string[] =>
  [...scene.choices.keys()].filter((words) => words === beginning || words.startsWith(`${beginning} `));

/** Walk to a site, begin there, or do what is done there. */
export function atSite(scene: Scene, view: TableView, site: string): Tries {
  const me = scene.viewer === null ? undefined : view.seats[scene.viewer];
  if (!me || me.site === null) return { ways: legal(scene, `place ${site}`), attempt: `place ${site}` };
  if (me.site === site) return deed(scene, view, site);
  const count = view.ring.length;
  const steps = (view.ring.indexOf(site) - view.ring.indexOf(me.site) + count) % count;
  if (steps === 1) return { ways: legal(scene, "move cw"), attempt: "move cw" };
  if (steps === count - 1) return { ways: legal(scene, "move ccw"), attempt: "move ccw" };
  return { ways: [], attempt: "rule PR-5.2" }; // one site at a time
}

/** What is done at the site where one stands. */
function deed(scene: Scene, view: TableView, site: string): Tries {
  const colour = lineColour(site);
  const hand = view.seats[scene.viewer ?? 0]?.hand ?? [];
  if (colour !== null) {
    const card = hand.find((each) => partOf(each).colour === colour) ?? `base-${colour}`;
    return { ways: legal(scene, "build"), attempt: ofCard(scene, view, card).attempt };
  }
  if (site === "conveyor") return { ways: legal(scene, "reverse"), attempt: "reverse" };
  if (site === "launch") return { ways: legal(scene, "refuel"), attempt: ofFuel(scene, view, lastFuel(view)).attempt };
  return { ways: legal(scene, "recycle"), attempt: laid(hand[0] ?? "segment-grey", view.stacks[0]?.site ?? "conveyor") };
}

const lastFuel = (view: TableView): string => Object.keys(view.fuel).findLast((value) => (view.fuel[value] ?? 0) > 0) ?? "1";
const laid = (card: string, stack: string): string => `recycle ${card} ${stack} ${stack === "conveyor" ? "construction-grey" : "conveyor"}`;

/** Draw from a stack: only the one where one stands. */
export function ofStack(scene: Scene, view: TableView, site: string): Tries {
  const me = scene.viewer === null ? undefined : view.seats[scene.viewer];
  if (me?.site === site || !scene.may("draw")) return { ways: legal(scene, "draw"), attempt: "draw" };
  return { ways: [], attempt: "rule PR-6.1" };
}

/** Build a card of one's hand. */
export function ofCard(scene: Scene, view: TableView, card: string): Tries {
  const { kind, colour } = partOf(card);
  const rockets = (scene.viewer === null ? undefined : view.seats[scene.viewer]?.rockets) ?? [];
  const fitting = rockets.findIndex((rocket) => rocket.colour === colour && rocket.tip === null);
  const target = kind === "base" ? "new" : String(Math.max(fitting, 0) + 1);
  return { ways: legal(scene, `build ${card}`), attempt: `build ${card} ${target}` };
}

/** Put a fuel token on a rocket. */
export function ofFuel(scene: Scene, view: TableView, value: string): Tries {
  const rockets = (scene.viewer === null ? undefined : view.seats[scene.viewer]?.rockets) ?? [];
  return { ways: legal(scene, `refuel ${value}`), attempt: `refuel ${value} ${Math.max(rockets.findIndex(isReady), 0) + 1}` };
}

const isReady = (rocket: RocketView): boolean => rocket.tip !== null && rocket.fuel === null;

/** Do something with a rocket: build on it, or fuel it. */
export function ofRocket(scene: Scene, view: TableView, number: number): Tries {
  const me = scene.viewer === null ? undefined : view.seats[scene.viewer];
  const rocket = me?.rockets[number - 1];
  const ways = [...scene.choices.keys()].filter((words) => /^(build|refuel) /.test(words) && words.endsWith(` ${number}`));
  const fitting = me?.hand?.find((card) => partOf(card).colour === rocket?.colour && partOf(card).kind !== "base");
  const part = fitting ?? `segment-${rocket?.colour ?? "grey"}`;
  return { ways, attempt: rocket?.tip === null ? `build ${part} ${number}` : `refuel ${lastFuel(view)} ${number}` };
}
