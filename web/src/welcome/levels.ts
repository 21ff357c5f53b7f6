/** How strong a bot is, in words. */

import { say, texts } from "../lib/texts.svelte";

export function level(bot: string): string {
  return texts.has(`web-level-${bot}`) ? `${texts.bot(bot)} · ${say(`web-level-${bot}`)}` : texts.bot(bot);
}
