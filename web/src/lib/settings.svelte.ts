/** What this reader likes, kept in this browser. */

export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const STORED = "apogee-settings";

function fromBrowser(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  private isStill = $state(stillness.matches);
  language = $state<Language>(fromBrowser());
  confirm = $state(false); // every action asks once more
  sound = $state(false);
  motion = $state<"system" | "on" | "off">("system");
  plain = $state(false); // every game on the plain table
  name = $state(""); // what one was called last

  constructor() {
    stillness.addEventListener("change", () => (this.isStill = stillness.matches));
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, unknown>;
      if (typeof kept.language === "string" && kept.language in LANGUAGES) this.language = kept.language as Language;
      if (typeof kept.confirm === "boolean") this.confirm = kept.confirm;
      if (typeof kept.sound === "boolean") this.sound = kept.sound;
      if (kept.motion === "on" || kept.motion === "off") this.motion = kept.motion;
      if (typeof kept.plain === "boolean") this.plain = kept.plain;
      if (typeof kept.name === "string") this.name = kept.name.slice(0, 24);
    } catch {
      // nothing readable is kept: everything as usual
    }
  }

  /** Keep them; a browser that keeps nothing forgets them with the page. */
  keep(): void {
    const { language, confirm, sound, motion, plain, name } = this;
    try {
      localStorage.setItem(STORED, JSON.stringify({ language, confirm, sound, motion, plain, name }));
    } catch {
      // as said
    }
  }

  /** Whether things move. */
  get isMoving(): boolean {
    if (this.motion !== "system") return this.motion === "on";
    return !this.isStill;
  }
}

export const settings = new Settings();
