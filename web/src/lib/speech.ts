/** What tables of several games need to put names and texts of components on the page. */

import { texts } from "./texts.svelte";

/** A text of the component file in the language that is spoken. */
export function spoken(value: unknown): string {
  if (typeof value === "string") return value;
  const said = (value as Record<string, unknown> | null | undefined)?.[texts.language ?? "en"];
  return typeof said === "string" ? said : "";
}

const LONG = /[^\s-]{9,}/g;

/** Marks where long words of a name may be broken: after these joints. Not every browser knows how to divide words. */
export const breaker =
  (joints: RegExp) =>
  (name: string): string =>
    name.replace(LONG, (word) => word.replace(joints, "$1\u00ad"));
