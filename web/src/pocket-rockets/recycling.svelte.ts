/** What is chosen so far of a card's way through the recycling depot: the card, then the stack that it is laid on. */

import type { Scene } from "../lib/scene.svelte";
import { waysTo } from "./tries";

export class Recycling {
  card = $state<string | null>(null);
  /** Which card of the hand it is, where several are alike. */
  at = $state(0);
  stack = $state<string | null>(null);

  /** Choose a card of the hand; the one that is chosen already is put back. */
  pick(card: string, at: number): void {
    const isChosen = this.card === card && this.at === at;
    this.show(isChosen ? null : card, null, at);
  }

  /** Choose where the card goes; from the stack that it lies on it is taken back. */
  lay(stack: string): void {
    this.stack = this.stack === stack ? null : stack;
  }

  /** Show a way as if it had been chosen step by step. */
  show(card: string | null, stack: string | null, at = 0): void {
    this.card = card;
    this.stack = stack;
    this.at = at;
  }

  /** One step back. */
  back(): void {
    this.show(this.stack === null ? null : this.card, null, this.at);
  }

  /** What is chosen belongs to a decision: where it leads nowhere any more, it is forgotten. */
  keepTo(scene: Scene): void {
    const { card, stack } = this;
    if (card !== null && !waysTo(scene, { action: "recycle", card, ...(stack === null ? {} : { stack }) }).length) this.show(null, null);
  }
}
