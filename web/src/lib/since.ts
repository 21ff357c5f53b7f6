/** What each rival did since one's own last turn, from the log. */

import type { Told } from "./protocol";
import { texts } from "./texts.svelte";

/** Somebody and what they did; nobody has a seat who is no player, as the AI of a solo match. */
export interface Doer {
  seat: number | null;
  deeds: readonly Told[];
}

const keyOf = (event: string | undefined): string => `deed-${event ?? ""}`;
const doerOf = ({ seat }: Told): number | null => seat ?? null;

/** The others in turn order after the viewer, and what they did since the viewer's last turn; while that is on, since the one before.
 *  For a spectator: all, each with the last turn. */
export function since(log: readonly Told[], game: string, players: number, viewer: number | null): Doer[] {
  // A turn that begins is no deed, but tells two turns of the same seat apart.
  const told = log.filter(({ event, seat }) => texts.has(keyOf(event), game) || (event === "turn" && seat !== undefined));
  const found = viewer === null ? lastTurns(told) : sinceOwn(told, viewer);
  const first = viewer === null ? 0 : viewer + 1;
  const seats: (number | null)[] = Array.from({ length: players }, (_, each) => (first + each) % players).filter((seat) => seat !== viewer);
  if (players === 1) seats.push(null);
  return seats.map((seat) => ({ seat, deeds: found.filter((each) => doerOf(each) === seat && each.event !== "turn") }));
}

function sinceOwn(told: readonly Told[], viewer: number): Told[] {
  const end = told.findLastIndex((each) => doerOf(each) !== viewer) + 1; // what comes after is the own turn
  const begin = told.slice(0, end).findLastIndex((each) => doerOf(each) === viewer) + 1;
  return told.slice(begin, end);
}

/** Of everybody the deeds that no other's came between, the last ones. */
function lastTurns(told: readonly Told[]): Told[] {
  const whole = new Set<number | null>();
  let last: number | null | undefined;
  return told
    .toReversed()
    .filter((each) => {
      const doer = doerOf(each);
      if (last !== undefined && doer !== last) whole.add(last);
      last = doer;
      return !whole.has(doer);
    })
    .toReversed();
}

/** Deeds in short words; the same one after the other are said together, where only one thing differs in them. */
export function deedsSaid(deeds: readonly Told[], game: string): string {
  const said: Told[] = [];
  for (const each of deeds) {
    const both = said.length ? together(said[said.length - 1] as Told, each, game) : null;
    if (both) said[said.length - 1] = both;
    else said.push(each);
  }
  return said.map((each) => texts.say(keyOf(each.event), texts.said(each, game), game)).join(" · ");
}

function together(one: Told, other: Told, game: string): Told | null {
  if (one.event !== other.event) return null;
  const different = texts.variables(keyOf(one.event), game).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  const [name] = different;
  if (name === undefined || different.length > 1) return null;
  if (typeof other[name] === "number") return other; // where it stands now
  return { ...other, [name]: [one[name], other[name]].flat() };
}
