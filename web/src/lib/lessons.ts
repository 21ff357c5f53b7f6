/** Lessons: beginning a chapter, going on from one, and which chapters this browser has seen done. */

import { command } from "./api";
import { settings } from "./settings.svelte";
import { introduce, sitDown } from "./tables";
import { say, texts } from "./texts.svelte";

const LEARNER = 0;

/** Begin a chapter; its table. */
export async function beginChapter(game: string, chapter: string): Promise<string> {
  await introduce();
  return seated(await command("/api/lessons", { game, chapter }));
}

/** A match from where a chapter ended; its table. */
export async function playOn(table: string): Promise<string> {
  return seated(await command(`/api/tables/${table}/go-on`, {}));
}

async function seated({ table }: { table?: string }): Promise<string> {
  await sitDown(table as string, LEARNER);
  return table as string;
}

/** Whether this is a problem, which are numbered. */
export const isProblem = (chapter: string): boolean => /^p\d+$/.test(chapter);

/** What a chapter or a problem is called. */
export const titleOf = (chapter: string, game: string): string =>
  isProblem(chapter) ? say("problem-title", { number: Number(chapter.slice(1)) }) : texts.say(`lesson-${chapter}`, {}, game);

const named = (game: string, chapter: string): string => `${game}/${chapter}`;

export const isDone = (game: string, chapter: string): boolean => settings.learned.includes(named(game, chapter));

/** Note that a chapter is done. */
export function noteDone(game: string, chapter: string): void {
  if (isDone(game, chapter)) return;
  settings.learned = [...settings.learned, named(game, chapter)];
  settings.keep();
}

/** What a sentence of a lesson speaks of, if it can be seen: the first of these that is there, as words or as `KIND ID`. */
export function pointedAt(root: ParentNode, points: readonly string[]): HTMLElement | null {
  for (const point of points) {
    const [kind = "", id = ""] = [point.slice(0, point.indexOf(" ")), point.slice(point.indexOf(" ") + 1)];
    const wanted = [`[data-action="${CSS.escape(point)}"]`, `[data-action^="${CSS.escape(point)}"]`];
    if (/^[a-z]+$/.test(kind)) wanted.push(`[data-${kind}="${CSS.escape(id)}"]`);
    for (const selector of wanted) {
      const found = [...root.querySelectorAll<HTMLElement>(selector)].find(isSeen);
      if (found) return found;
    }
  }
  return null;
}

function isSeen(thing: HTMLElement): boolean {
  const { width, height } = thing.getBoundingClientRect();
  const isBehind = thing.closest("[aria-hidden=true]") !== null; // of others, until it has the focus
  return !isBehind && width > 0 && height > 0 && thing.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}
