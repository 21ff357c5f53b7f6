/** What this reader likes, kept in this browser. */

export type Language = string;
/** How fast the steps of others are shown. */
export type Pace = "calm" | "usual" | "quick" | "none";
export const PACES: readonly Pace[] = ["calm", "usual", "quick", "none"];
/** The languages that there are catalogues in, each by the name that it has in itself. */
export const LANGUAGES: Record<Language, string> = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, ownName(code)]));

const STORED = "apogee-settings";

function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function fromBrowser(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code;
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
  pace = $state<Pace>("usual");
  plain = $state(false); // every game on the plain table
  name = $state(""); // what one was called last
  learned = $state.raw<readonly string[]>([]); // chapters of lessons that are done

  constructor() {
    stillness.addEventListener("change", () => (this.isStill = stillness.matches));
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, unknown>;
      if (typeof kept.language === "string" && kept.language in LANGUAGES) this.language = kept.language;
      if (typeof kept.confirm === "boolean") this.confirm = kept.confirm;
      if (typeof kept.sound === "boolean") this.sound = kept.sound;
      if (kept.motion === "on" || kept.motion === "off") this.motion = kept.motion;
      if (PACES.includes(kept.pace as Pace)) this.pace = kept.pace as Pace;
      if (typeof kept.plain === "boolean") this.plain = kept.plain;
      if (typeof kept.name === "string") this.name = kept.name.slice(0, 24);
      if (Array.isArray(kept.learned)) this.learned = kept.learned.filter((each) => typeof each === "string");
    } catch {
      // nothing readable is kept: everything as usual
    }
  }

  /** Keep them; a browser that keeps nothing forgets them with the page. */
  keep(): void {
    const { language, confirm, sound, motion, pace, plain, name, learned } = this;
    try {
      localStorage.setItem(STORED, JSON.stringify({ language, confirm, sound, motion, pace, plain, name, learned }));
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
