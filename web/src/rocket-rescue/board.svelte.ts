/** What the reader has opened and chosen on the table; and which words belong to a thing on it. */

import type { Scene } from "../lib/scene.svelte";
import type { Price, RocketRescueView } from "../lib/views/rocket-rescue";
import { takenBy, verbOf } from "../lib/words";

export type Deed = "build" | "launch" | "shift" | "equip";

export class Board {
  /** On a phone: which pane is shown. */
  pane = $state("board");
  /** The field of the phase board whose faces are shown. */
  field = $state("research left");
  /** The module of mine whose prices are shown. */
  module = $state<string | null>(null);
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

/** The choices of some verbs. */
export const choicesOf = (scene: Scene, ...verbs: string[]): string[] => [...scene.choices.keys()].filter((words) => verbs.includes(verbOf(words)));

/** What a press on a module in a hangar does, where it is one thing: boarding, coming aboard, equipping. */
export function wayAt(scene: Scene, hangar: number, place: number): string | undefined {
  return ["board", "to", "equip"].map((verb) => `${verb} ${hangar} ${place}`).find((words) => scene.may(words));
}

export const lastOf = (words: string): string => takenBy(words).at(-1) ?? "";
