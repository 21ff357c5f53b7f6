/** What a hint says beside what to do: why, and the next best lines. */

import type { AdvisedLine, Hint } from "./protocol";
import { texts } from "./texts.svelte";

/** Why the best line is good, and then the others: each a sentence or two. */
export function hintLines({ lines }: Pick<Hint, "lines">, game: string): string[] {
  return lines.map((line, place) => {
    const told = { reason: texts.reason(line.reason, game), percent: line.percent };
    return place === 0 ? texts.say("hint-why", told) : texts.say("hint-else", { ...told, action: actionOf(line, lines, game) });
  });
}

/** What a line does: its first step, or all of them where another line begins alike. */
function actionOf(line: AdvisedLine, lines: readonly AdvisedLine[], game: string): string {
  const [first] = line.steps;
  const isAlone = lines.filter((each) => each.steps[0]?.words === first?.words).length === 1;
  const shown = isAlone ? line.steps.slice(0, 1) : line.steps;
  return shown.map((step) => texts.action(step.words, step.facts, game)).join("; ");
}
