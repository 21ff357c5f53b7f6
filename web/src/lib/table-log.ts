/** Lines of a table's log, in parts: names of things and seats can be pressed. */

import type { SeatInfo, Told } from "./protocol";
import { say, texts } from "./texts.svelte";

export interface Part {
  text: string;
  /** A component of the game: its page says more. */
  card?: string;
}

type Seats = readonly Pick<SeatInfo, "kind" | "name">[];

/** A line as text. */
export function lineText(told: Told, game: string, seats: Seats, you: number | null): string {
  if (told.event) return texts.event(told, game, seats, you);
  const who = typeof told.seat === "number" ? texts.seat(told.seat, seats, you) : "";
  const subject = { seat: who, who: you !== null && told.seat === you ? "you" : "other" };
  switch (told.table) {
    case "sit":
      return say("web-told-sit", { ...subject, seat: String(told.name) });
    case "leave":
      return say(told.bot ? "web-told-leave-bot" : "web-told-leave", { ...subject, seat: String(told.name ?? who), bot: texts.bot(String(told.bot ?? "")) });
    case "seat-bot":
      return say(told.bot ? "web-told-bot" : "web-told-no-bot", { number: Number(told.seat) + 1, bot: texts.bot(String(told.bot ?? "")) });
    case "take-back":
      return say("web-told-take-back", subject) + (Number(told.times ?? 1) > 1 ? ` ×${told.times}` : "");
    case "ask-back":
      return say("web-told-ask-back", subject);
    case "answer-back":
      return say(told.agree ? "web-told-agree" : "web-told-refuse", subject);
    case "say":
      return `${who}: ${String(told.text)}`;
    case "rematch":
      return say("web-told-rematch", subject);
    case "clock":
      return say("web-told-clock", subject);
    case "start":
      return say("web-told-start");
    case "close":
      return say("web-told-close");
    default:
      return String(told.table);
  }
}

interface Line {
  told: Told;
}

/** Steps taken back one after the other are told once, with their number. */
export function gathered<T extends Line>(lines: readonly T[]): T[] {
  const found: T[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const { table, seat } = line.told;
    if (last && table === "take-back" && last.told.table === table && last.told.seat === seat)
      found[found.length - 1] = { ...line, told: { ...line.told, times: Number(last.told.times ?? 1) + 1 } };
    else found.push(line);
  }
  return found;
}

/** The same in parts, with the names of components apart. */
export function lineParts(told: Told, game: string, seats: Seats, you: number | null): Part[] {
  const text = lineText(told, game, seats, you);
  if (!told.event) return [{ text }];
  const ids = Object.entries(told)
    .filter(([key]) => key !== "event" && key !== "seat")
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === "string" && texts.name(value, game) !== value);
  let parts: Part[] = [{ text }];
  for (const card of new Set(ids)) {
    const name = texts.name(card, game);
    parts = parts.flatMap((part) => {
      const at = part.card ? -1 : part.text.indexOf(name);
      if (at < 0) return [part];
      return [{ text: part.text.slice(0, at) }, { text: name, card }, { text: part.text.slice(at + name.length) }].filter((each) => each.text);
    });
  }
  return parts;
}
