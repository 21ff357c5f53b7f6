/** What the reader has opened and chosen on the table; and which words belong to a thing on it. */

import type { Scene } from "../lib/scene.svelte";
import type { Price, RocketRescueView, SeatView } from "../lib/views/rocket-rescue";
import { takenBy, verbOf } from "../lib/words";

export type Deed = "build" | "launch" | "shift" | "equip" | "exchange";

/** What a part of the console is given: the table, what was chosen on it, and whose console it is. */
export interface Console {
  scene: Scene;
  view: RocketRescueView;
  board: Board;
  me: SeatView;
  isNarrow?: boolean;
}

export class Board {
  /** On a phone: which pane is shown. */
  pane = $state("board");
  /** The field of the phase board whose faces are shown. */
  field = $state("research left");
  /** The module of mine whose prices are shown. */
  module = $state<string | null>(null);
  /** The hangar that it would go to, where one was pressed. */
  hangar = $state<number | null>(null);
  /** The launch whose forecast was pressed, in words. */
  flight = $state<string | null>(null);
  /** The Mogul's chips by company, as they would lie. */
  chips = $state.raw<readonly number[] | null>(null);
  /** What a building die is used for. */
  deed = $state<Deed>("build");
  /** The module that would be shifted: a hangar and a place. */
  shifted = $state<string | null>(null);
  /** The module that would be taken with a research die. */
  taken = $state<string | null>(null);
  /** Exchanges that make a build payable, and the build. */
  offered = $state.raw<{ words: string; steps: readonly string[] } | null>(null);
  /** Whether the plans of all lie open once more. */
  isPlanShown = $state(false);

  /** What makes a build payable is offered as one press; where nothing does, it says why. */
  async offer(scene: Scene, words: string): Promise<void> {
    const [found] = await scene.proposals(words);
    if (found && found.length > 1) this.offered = { words, steps: found };
    else scene.ask(words);
  }
}

/** What a module costs in a hangar, as the view tells it. */
export const priceIn = (view: RocketRescueView, module: string, hangar: number): Price | undefined =>
  view.prices.find((each) => each.module === module && each.hangar === hangar);

/** The hangar that the chosen module would go to: the one that was pressed, or else the first where it can be built at once. */
export function hangarFor(scene: Scene, view: RocketRescueView, { module, hangar }: Board): number | null {
  if (module === null) return null;
  const pressed = hangar === null ? undefined : priceIn(view, module, hangar);
  if (pressed && !pressed.rule) return pressed.hangar;
  return view.hangars.find((each) => scene.may(`build ${module} ${each.hangar}`))?.hangar ?? null;
}

/** The launch that was pressed, or else the one that brings most, in words. */
export function flightFor(scene: Scene, view: RocketRescueView, { flight }: Board): string | null {
  if (flight !== null && scene.may(flight)) return flight;
  const legal = view.forecast
    .map((each) => ({ words: `launch ${each.hangar} ${each.planet}`, points: each.seats[scene.viewer ?? 0]?.points ?? 0 }))
    .filter(({ words }) => scene.may(words));
  return legal.reduce<(typeof legal)[number] | null>((best, each) => (best === null || each.points > best.points ? each : best), null)?.words ?? null;
}

/** The Mogul's chips by company, in the order in which `spread` names them. */
export const chipsOn = (view: RocketRescueView): number[] => Object.values(view.companies);

/** Neighbouring hangars of one company, together. */
export function hallsOf<Hangar extends { company: string }>(hangars: readonly Hangar[]): Hangar[][] {
  const halls: Hangar[][] = [];
  for (const hangar of hangars) {
    const last = halls.at(-1);
    if (last?.[0]?.company === hangar.company) last.push(hangar);
    else halls.push([hangar]);
  }
  return halls;
}

/** What the hint is, in words. */
export const hintOf = (scene: Scene): string | null => ("hinted" in scene && typeof scene.hinted === "string" ? scene.hinted : null);

/** The choices of some verbs. */
export const choicesOf = (scene: Scene, ...verbs: string[]): string[] => [...scene.choices.keys()].filter((words) => verbs.includes(verbOf(words)));

/** What a press on a module in a hangar does, where it is one thing: boarding, coming aboard, equipping, leaving it. */
export function wayAt(scene: Scene, hangar: number, place: number): string | undefined {
  const way = ["board", "to", "equip"].map((verb) => `${verb} ${hangar} ${place}`).find((words) => scene.may(words));
  const leaving = choicesOf(scene, "move").filter((words) => words.startsWith(`move ${hangar} ${place} `));
  return way ?? (leaving.length === 1 ? leaving[0] : undefined);
}

export const lastOf = (words: string): string => takenBy(words).at(-1) ?? "";
