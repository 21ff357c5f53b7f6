/** Parts of a page that come after its first picture. */

const AGAIN_MS = 1000;

/** Whether a stylesheet has come; one that has not keeps its rules to itself. */
function isStyled({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false;
  }
}

const unstyled = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter((link) => !isStyled(link));

/** A part with its styles, as often as it takes: a wire may be cut just now. */
export async function fetched<Part>(load: () => Promise<{ default: Part }>, isWanted: () => boolean): Promise<Part | undefined> {
  while (isWanted()) {
    const part = await load().catch(() => undefined);
    if (part && !unstyled().length) return part.default;
    for (const link of unstyled()) link.replaceWith(link.cloneNode());
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  return undefined;
}
