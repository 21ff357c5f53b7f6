/** The plans of a round as they were opened: what each seat had before, what was told of it, and where it stood. */

import type { Told } from "../lib/protocol";
import type { RocketRescueView } from "../lib/views/rocket-rescue";

/** What is told between the last `done` and the first phase. */
const TELLING = ["adjusted", "bid-taken", "lowered", "balance", "paid-bid", "rolled"];
/** What is worth a sentence under the plans. */
const WORTH = ["bid-taken", "lowered", "rolled", "paid-bid"];

export interface Opened {
  round: number;
  /** The influence track, and the energy of each seat, before. */
  influence: readonly number[];
  energy: readonly number[];
  events: readonly Told[];
}

export class Reveal {
  opened = $state.raw<Opened | null>(null);
  private last: RocketRescueView | null = null;
  private seen = 0;

  /** Take in a change of the view; whether plans were opened, or what they bring was settled, with it. */
  follow(beat: number, events: readonly Told[], view: RocketRescueView): boolean {
    if (beat === this.seen) return false;
    this.seen = beat;
    const before = this.last;
    this.last = view;
    const isNew = events.some(({ event }) => event === "planned");
    if (isNew && before) {
      this.opened = { round: view.round, influence: before.influence, energy: before.seats.map(({ energy }) => energy), events: [] };
    }
    if (this.opened && this.opened.round !== view.round) this.opened = null;
    const added = events.filter(({ event }) => TELLING.includes(event ?? ""));
    if (this.opened && added.length) this.opened = { ...this.opened, events: [...this.opened.events, ...added] };
    return isNew || added.some(({ event }) => event === "balance");
  }
}

const factOf = ({ events }: Opened, event: string, seat: number, fact: string): number | null => {
  const found = events.find((each) => each.event === event && each.seat === seat);
  return found ? Number(found[fact]) : null;
};

/** How a seat's energy came about: what it had, what dice brought or cost, and what it paid for its bid. */
export function balanceOf(opened: Opened, seat: number): { from: number; dice: number; bid: number } | null {
  const [got, paid] = [factOf(opened, "balance", seat, "got"), factOf(opened, "balance", seat, "paid")];
  if (got === null || paid === null) return null;
  return { from: opened.energy[seat] ?? 0, dice: got - paid, bid: factOf(opened, "paid-bid", seat, "bid") ?? 0 };
}

/** How many places a seat has gone to the front. */
export const risenBy = (opened: Opened, influence: readonly number[], seat: number): number => opened.influence.indexOf(seat) - influence.indexOf(seat);

/** What deserves a sentence: shortages, order rolls, and who paid. */
export const worthTelling = (opened: Opened): readonly Told[] => opened.events.filter(({ event }) => WORTH.includes(event ?? ""));
