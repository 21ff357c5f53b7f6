import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** An outline with one decimal, on a field 512 wide: a fifth of its letters less, and nothing that anybody sees. Arcs stay, because
 *  their flags may stand without anything between them. */
function coarse(outline: string): string {
  return outline.replace(/([b-zB-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const rounded = numbers.replace(/-?\d*\.\d+/g, (number, at: number) => {
      const short = String(Number(Number(number).toFixed(1)) || 0).replace(/^(-?)0\./, "$1.");
      return /\d/.test(numbers[at - 1] ?? "") && !short.startsWith("-") ? ` ${short}` : short;
    });
    return command + rounded;
  });
}

/** `import path from "icon:rocket"`: the outline of one of game-icons' pictures, and of no other. */
function icons(): Plugin {
  const file = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  let known: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      known ??= JSON.parse(readFileSync(file, "utf8")).icons as Record<string, { body: string }>;
      const icon = known[id.slice("\0icon:".length)];
      if (!icon) this.error(`game-icons has no ${id.slice(1)}`);
      const outlines = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
      return `export default ${JSON.stringify(coarse(outlines.join("")))};`;
    },
  };
}

/** The languages that there are catalogues in; English is first, as in the program. */
function languages(): string[] {
  const locale = new URL("../src/apogee/locale/", import.meta.url);
  const codes = readdirSync(locale).filter((name) => existsSync(new URL(`${name}/apogee.ftl`, locale)));
  return ["en", ...codes.filter((code) => code !== "en").sort()];
}

export default defineConfig({
  define: { LANGUAGE_CODES: JSON.stringify(languages()) },
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/apogee/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy takes nothing from inside a page
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
