/** Values of views and component files in words, as far as catalogues have words for them. */

import type { FluentVariable } from "@fluent/bundle";
import { say, texts } from "./texts.svelte";

export type Group = Record<string, unknown>;
export const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null && !Array.isArray(value);

/** The message that says a group as a whole: by its kind, or by the names of what it has. */
function keyOf(group: Group, game: string): string | null {
  const key = typeof group.kind === "string" ? `kind-${group.kind.replaceAll("_", "-")}` : `all-${Object.keys(group).join("-").replaceAll("_", "-")}`;
  return texts.has(key, game) ? key : null;
}

/** A chance of success, as a fraction and as a number. */
export const isChance = (value: unknown): boolean => isGroup(value) && ("success" in value || "chance" in value) && "denominator" in value;
/** Whether there are words for a group as a whole. */
export const isSayable = (value: unknown, game: string): boolean => isGroup(value) && (isChance(value) || keyOf(value, game) !== null);

/** A word by its own message, or by what the component is called. */
export function wordOf(word: string, game: string): string {
  const key = `word-${word.replaceAll("_", "-")}`;
  return !texts.isNamed(word, game) && texts.has(key, game) ? texts.say(key, {}, game) : texts.name(word, game);
}

/** A value in words. */
export function inWords(value: unknown, game: string): string {
  if (value === null || value === undefined) return say("web-plain-none");
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return wordOf(value, game);
  if (Array.isArray(value)) return value.map((each) => inWords(each, game)).join(", ");
  const group = value as Group;
  const language = texts.language ?? "en";
  if (isChance(group)) return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(Number(group.success ?? group.chance));
  if ("en" in group) return String(group[language] ?? group.en);
  const key = keyOf(group, game);
  if (key !== null) return texts.say(key, factsOf(group, game), game);
  return Object.entries(group)
    .map(([name, each]) => `${wordOf(name, game)} ${inWords(each, game)}`)
    .join(", ");
}

/** What a group holds, as a sentence can take it. */
export function factsOf(group: Group, game: string): Record<string, FluentVariable> {
  const fact = (value: unknown): FluentVariable => {
    if (typeof value === "number") return value;
    return value === null || value === undefined || (Array.isArray(value) && !value.length) ? "nothing" : inWords(value, game);
  };
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, fact(value)]));
}
