/** A whole turn of somebody in one line: what was bought, placed and given up, and how a launch ended. */

import type { Told } from "../lib/protocol";
import { called, told } from "./words";

/** What a seat did in its last turn. */
export interface Turn {
  seat: number;
  events: readonly Told[];
  isOver: boolean;
}

const ENDS = ["completed", "failed", "aborted", "too-few-points"];

/** The turns after what was told now; one that is over gives way to the seat's next one. */
export function turnsAfter(turns: readonly Turn[], events: readonly Told[]): readonly Turn[] {
  return events.reduce<readonly Turn[]>((before, each) => {
    const { event, seat } = each;
    if (!event || seat === undefined) return before;
    const last = before.find((turn) => turn.seat === seat);
    const isNew = last === undefined || last.isOver;
    const turn = { seat, events: [...(isNew ? [] : last.events), each], isOver: event === "ended-turn" };
    if (isNew && !BEGINS.has(event)) return before; // drawing up after the end is no turn
    return [...before.filter((other) => other.seat !== seat), turn];
  }, turns);
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value === undefined || value === null ? [] : [String(value)]);
/** The cards of the events of a kind, in order. */
const SAID: Record<string, (told: Told) => string[]> = {
  bought: ({ cards }) => list(cards),
  placed: ({ plan, cards }) => [...(plan === "nothing" ? [] : list(plan)), ...list(cards)],
  "placed-free": ({ card }) => list(card),
  used: ({ card }) => list(card),
  "took-threat": ({ card }) => list(card),
  replaced: ({ card }) => list(card),
  scrapped: ({ card }) => list(card),
  removed: ({ card }) => list(card),
  discarded: ({ things }) => list(things),
};
/** What a turn may begin with, for those who come while it is on. */
const BEGINS = new Set(["turn", "launched", ...Object.keys(SAID)]);
const KINDS: Record<string, string> = { "placed-free": "placed", "took-threat": "bought" };

/** Names in a row, how often each where that is more than once. */
function named(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => (count > 1 ? `${count} × ${called(card)}` : called(card))).join(", ");
}

/** The turn in words; nothing where nothing happened in it that changed the table. */
export function summaryOf({ events, isOver }: Turn): string {
  const done = new Map<string, string[]>();
  const parts: string[] = [];
  for (const each of events) {
    const kind = each.event ?? "";
    const cards = SAID[kind]?.(each);
    if (cards?.length) done.set(KINDS[kind] ?? kind, [...(done.get(KINDS[kind] ?? kind) ?? []), ...cards]);
  }
  for (const [kind, cards] of done) parts.push(told("board-deeds", { kind, cards: named(cards), count: cards.length }));
  let location = "";
  for (const each of events) {
    if (each.event === "launched") location = String(each.location);
    if (ENDS.includes(each.event ?? ""))
      parts.push(told("board-deeds-launch", { end: String(each.event), location: called(location), vp: Number(each.vp ?? 0) }));
  }
  if (!parts.length && isOver) parts.push(told("board-deeds-nothing"));
  return parts.join(" · ");
}
