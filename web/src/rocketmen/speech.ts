/** What a screen reader says of cards, and other words made of facts. */

import { texts } from "../lib/texts.svelte";
import type { Sum } from "../lib/views/rocketmen";
import { factsFor, type CardFacts, type Target } from "./cards";
import { called, GAME, spoken, told } from "./words";

/** Money and resources in words. */
export function sumWords({ money, resources }: { money: number; resources: readonly string[] }): string {
  return [...(money ? [`$${money}`] : []), ...resources.map(called)].join(", ");
}

/** What a card gives, in words. */
export function givesWords({ money, rocket, resources, vp, kind }: CardFacts): string {
  const given = [...(money ? [`$${money}`] : []), ...(rocket ? [told("board-rocket-points", { count: rocket })] : []), ...resources.map(called)];
  return [...given, ...(kind === "threat" ? [told("board-vp", { vp })] : [])].join(", ");
}

/** The short line of a card's effect. */
export function shortOf(facts: CardFacts): string {
  const short = spoken(facts.short);
  if (short) return short;
  const key = `board-short-${facts.kind}`;
  return texts.has(key, GAME) ? told(key, { vp: facts.vp }) : "";
}

/** The whole text of a card. */
export function textOf(facts: CardFacts): string {
  const text = spoken(facts.text);
  if (text) return text;
  const key = `board-text-${facts.kind}`;
  return texts.has(key, GAME) ? told(key, { vp: facts.vp }) : "";
}

/** What an achievement token is, in words. */
export const achievementWords = ({ kind, value }: { kind: string; value: number }): string =>
  kind === "rocket" ? told("board-rocket-points", { count: value }) : called(kind);

/** One target of an objective. */
export function targetWords({ kind, at, destination, threat, token, min = 1 }: Target): string {
  if (at) return called(at);
  if (threat) return called(threat);
  if (token) return told("board-target-token", { name: called(token) });
  if (kind === "first_at_locations") return told("board-target-first", { count: min });
  return told(kind === "missions_at" ? "board-target-missions" : "board-target-most", { count: min, destination: called(destination ?? "") });
}

/** A card as it is read aloud: name, kind, what it gives, what it costs, what it does. */
export function cardWords(card: string, price: Sum | null = null): string {
  const facts = factsFor(card);
  const [gives, cost] = [givesWords(facts), price ?? facts.cost];
  const lines = [
    told("board-card-spoken", { name: called(card), kind: told("board-kind", { kind: facts.kind }) }),
    ...(gives ? [told("board-gives", { things: gives })] : []),
    ...(cost ? [told("board-costs", { things: sumWords(cost) })] : []),
    ...(facts.goals.length ? [told("board-goes-to", { places: facts.goals.map(called).join(", ") })] : []),
    ...(facts.achievement ? [told("board-brings", { token: achievementWords(facts.achievement) })] : []),
    ...(facts.targets.length ? [told("board-asks-for", { targets: facts.targets.map(targetWords).join(", ") })] : []),
  ];
  const text = textOf(facts);
  return [...lines.map((line) => `${line}.`), ...(text ? [text] : [])].join(" ");
}
