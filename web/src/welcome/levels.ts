/** How strong a bot is, in words, and which one is the usual opponent. */

import { say, texts } from "../lib/texts.svelte";

export function level(bot: string): string {
  return texts.has(`web-level-${bot}`) ? `${texts.bot(bot)} · ${say(`web-level-${bot}`)}` : texts.bot(bot);
}

/** Whom one plays against who has not said anything: the Engineer, who answers at once, or else the strongest. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots[0] ?? "");
}
