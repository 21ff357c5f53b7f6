/** Chances as they are shown. */

import { texts } from "../lib/texts.svelte";

/** A chance in per cent: never none or all unless it is. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  const honest = chance > 0 && rounded === 0 ? 1 : chance < 1 && rounded === 100 ? 99 : rounded;
  return new Intl.NumberFormat(texts.language ?? "en", { style: "percent" }).format(honest / 100);
}
