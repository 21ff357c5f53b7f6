/** The picture on the hull of an advanced module, as soon as it is here: the first table is drawn without. */

let found = $state.raw<Record<string, string> | null>(null);
let isAsked = false;

/** Fetch the pictures; once is enough. */
export function fetchEmblems(): void {
  if (isAsked) return;
  isAsked = true;
  void import("./emblems").then(({ EMBLEMS }) => (found = EMBLEMS));
}

export const emblemOf = (module: string): string | undefined => found?.[module];
