/** The picture on the hull of an advanced module, as soon as it is here: the first table is drawn without. */

import { fetched } from "../lib/fetched";

let found = $state.raw<Record<string, string> | null>(null);
let isAsked = false;

/** Fetch the pictures; once is enough. */
export function fetchEmblems(isWanted: () => boolean = () => true): void {
  if (isAsked) return;
  isAsked = true;
  const load = async (): Promise<{ default: Record<string, string> }> => ({ default: (await import("./emblems")).EMBLEMS });
  void fetched(load, isWanted).then((emblems) => (emblems ? (found = emblems) : (isAsked = false)));
}

export const emblemOf = (module: string): string | undefined => found?.[module];
