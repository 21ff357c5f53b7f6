/** Parts of a page that come after its first picture. */

const AGAIN_MS = 1000;
const LOOK_MS = 50; // between two looks whether the styles are there

/** Whether a stylesheet has come; one that has not keeps its rules to itself. */
function isStyled({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules);
  } catch {
    return false;
  }
}

/** The stylesheets that have not come by any of their links. */
function unstyled(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const styled = new Set(links.filter(isStyled).map(({ href }) => href));
  return [...new Set(links.map(({ href }) => href))].filter((href) => !styled.has(href));
}

/** Whether all styles are there, soon: they may be on their way. */
async function areStyled(): Promise<boolean> {
  for (let waited = 0; waited < AGAIN_MS; waited += LOOK_MS) {
    if (!unstyled().length) return true;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  return false;
}

/** Ask for a stylesheet by a link of its own. The first one stays: whoever asked for it may wait for what comes of it. */
function askAgain(href: string): void {
  document.querySelectorAll<HTMLLinkElement>("link[data-again]").forEach((link) => link.href === href && link.remove());
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.dataset.again = "";
  document.head.append(link);
}

/** A part with its styles, as often as it takes: a wire may be cut just now. */
export async function fetched<Part>(load: () => Promise<{ default: Part }>, isWanted: () => boolean): Promise<Part | undefined> {
  while (isWanted()) {
    const part = await load().catch(() => undefined);
    if (part && (await areStyled())) return part.default;
    unstyled().forEach(askAgain);
    if (!part) await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  return undefined;
}
