/** What a seat's cards show, added up: symbols as the component file prints them. What counts in a launch the server says. */

import type { RocketmenView, SeatView } from "../lib/views/rocketmen";
import { allDestinations, factsFor } from "./cards";
import { called } from "./words";

/** The rocket points that a launch pad shows; of the seat in turn, what the server counts. */
export function pointsOf(view: RocketmenView, seat: SeatView): number {
  const [offer] = Object.values(view.odds);
  if (offer && view.turn === seat.seat) return offer.points;
  return [...seat.pad, ...seat.depot].reduce((sum, card) => sum + factsFor(card).rocket, 0) + seat.tokens.rocket;
}

/** The resources on a launch pad, each with how often it is there. */
export function boostsOf(seat: SeatView): [string, number][] {
  const found = new Map<string, number>();
  for (const resource of seat.pad.flatMap((card) => factsFor(card).resources)) found.set(resource, (found.get(resource) ?? 0) + 1);
  return [...found].sort(([one], [other]) => one.localeCompare(other));
}

/** What a mission is called without the letter that tells copies apart. */
export const missionName = (card: string): string => called(factsFor(card).type || card);

/** The worlds that are flown to: in the Battle for Earth the nearest alone (RM-19.1). */
export function worldsOf(view: RocketmenView): string[] {
  const all = [...allDestinations()].sort((one, other) => one.track_target - other.track_target).map(({ id }) => id);
  return view.mode === "battle" ? all.slice(0, 1) : all;
}

/** Whether nothing has been planned or placed yet: the first steps are told. */
export const isFirstTurn = ({ plan, pad, markers, play, warehouse }: SeatView): boolean =>
  !plan && !pad.length && !markers.length && !play.length && !Object.keys(warehouse).length;
