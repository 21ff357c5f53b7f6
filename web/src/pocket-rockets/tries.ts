/** Which words belong to a thing on the table: what may be done with it now, and what one would try otherwise. */

import type { Facts } from "../lib/protocol";
import type { Scene } from "../lib/scene.svelte";
import { cardWith, partOf, siteOf } from "./box";
import type { RocketView, TableView } from "./parts";

export interface Tries {
  /** What may be done with it now. */
  ways: string[];
  /** What one would try, and asking why not tells the rule; or `rule ID`, where no action says what one wants. */
  attempt: string;
}

/** The choices of which these facts are told. */
export const waysTo = (scene: Scene, wanted: Facts): string[] =>
  [...scene.choices].filter(([, facts]) => Object.entries(wanted).every(([key, value]) => String(facts[key]) === String(value))).map(([words]) => words);

/** Walk to a site, begin there, or do what is done there. */
export function atSite(scene: Scene, view: TableView, site: string): Tries {
  const me = scene.viewer === null ? undefined : view.seats[scene.viewer];
  if (!me || me.site === null) return { ways: waysTo(scene, { action: "place_pawn", site }), attempt: `place ${site}` };
  if (me.site === site) return deed(scene, view, site);
  const count = view.ring.length;
  const steps = (view.ring.indexOf(site) - view.ring.indexOf(me.site) + count) % count;
  if (steps === 1) return { ways: waysTo(scene, { action: "move", direction: "cw" }), attempt: "move cw" };
  if (steps === count - 1) return { ways: waysTo(scene, { action: "move", direction: "ccw" }), attempt: "move ccw" };
  return { ways: [], attempt: "rule PR-5.2" }; // one site at a time
}

/** What is done at the site where one stands. */
function deed(scene: Scene, view: TableView, site: string): Tries {
  const { action, colour } = siteOf(site);
  return { ways: waysTo(scene, { action }), attempt: attemptAt(scene, view, action, colour) };
}

function attemptAt(scene: Scene, view: TableView, action: string, colour: RocketView["colour"] | null): string {
  const hand = view.seats[scene.viewer ?? 0]?.hand ?? [];
  if (action === "build" && colour !== null) {
    const card = hand.find((each) => partOf(each).colour === colour) ?? cardWith({ kind: "base", colour });
    return ofCard(scene, view, card).attempt;
  }
  if (action === "refuel") return ofFuel(scene, view, lastFuel(view)).attempt;
  if (action !== "recycle") return action;
  const [stack, other] = view.stacks;
  return `recycle ${hand[0] ?? cardWith({ kind: "segment" })} ${stack?.site} ${other?.site ?? "none"}`;
}

const lastFuel = (view: TableView): string => Object.keys(view.fuel).findLast((value) => (view.fuel[value] ?? 0) > 0) ?? "1";

/** Draw from a stack: only the one where one stands. */
export function ofStack(scene: Scene, view: TableView, site: string): Tries {
  const me = scene.viewer === null ? undefined : view.seats[scene.viewer];
  const ways = waysTo(scene, { action: "draw" });
  return me?.site === site || !ways.length ? { ways, attempt: "draw" } : { ways: [], attempt: "rule PR-6.1" };
}

/** Build a card of one's hand. */
export function ofCard(scene: Scene, view: TableView, card: string): Tries {
  const { kind, colour } = partOf(card);
  const rockets = (scene.viewer === null ? undefined : view.seats[scene.viewer]?.rockets) ?? [];
  const fitting = rockets.findIndex((rocket) => rocket.colour === colour && rocket.tip === null);
  const target = kind === "base" ? "new" : String(Math.max(fitting, 0) + 1);
  return { ways: waysTo(scene, { action: "build", card }), attempt: `build ${card} ${target}` };
}

/** Put a fuel token on a rocket. */
export function ofFuel(scene: Scene, view: TableView, fuel: string): Tries {
  const rockets = (scene.viewer === null ? undefined : view.seats[scene.viewer]?.rockets) ?? [];
  return { ways: waysTo(scene, { action: "refuel", fuel }), attempt: `refuel ${fuel} ${Math.max(rockets.findIndex(isReady), 0) + 1}` };
}

const isReady = (rocket: RocketView): boolean => rocket.tip !== null && rocket.fuel === null;

/** Do something with a rocket: build on it, or fuel it. */
export function ofRocket(scene: Scene, view: TableView, number: number): Tries {
  const me = scene.viewer === null ? undefined : view.seats[scene.viewer];
  const rocket = me?.rockets[number - 1];
  const fitting = me?.hand?.find((card) => partOf(card).colour === rocket?.colour && partOf(card).kind !== "base");
  const part = fitting ?? cardWith({ kind: "segment", ...(rocket ? { colour: rocket.colour } : {}) });
  return { ways: waysTo(scene, { rocket: number }), attempt: rocket?.tip === null ? `build ${part} ${number}` : `refuel ${lastFuel(view)} ${number}` };
}
