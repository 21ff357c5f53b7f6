/** A launch as it is told: declared, what the Saboteur did, paid, who landed, who got what, and each stability check with its rolls. */

import type { Told } from "../lib/protocol";
import type { BuiltModule } from "../lib/views/rocket-rescue";

export const REWARDS = ["launch", "build", "equipment", "explorer", "pilot", "first"] as const;
export type Reward = (typeof REWARDS)[number];

/** A module of the rocket, as it was declared. */
export type Part = Pick<BuiltModule, "place" | "module" | "owner" | "crew">;

export interface Check {
  place: number;
  module: string;
  owner: number;
  /** The rolls in order; the last one counts. */
  rolls: readonly number[];
  /** Whether it holds; null while that is open. */
  holds: boolean | null;
}

export interface Deed {
  kind: "assigned" | "moved";
  seat: number;
  module: string;
  hangar: number;
  place: number;
  /** Whose the module was and is, or whose crew moved. */
  from: number;
  to: number;
}

export interface Flight {
  launcher: number;
  hangar: number;
  planet: string;
  /** The rocket, top to bottom. */
  rocket: readonly Part[];
  deeds: readonly Deed[];
  /** What was paid; null before it flies. */
  paid: number | null;
  fee: { to: number; energy: number } | null;
  /** Whose crew landed, one entry each; null before it flies. */
  landed: readonly string[] | null;
  /** VP that each seat took, by what for. */
  gains: readonly { seat: number; reward: Reward; vp: number }[];
  checks: readonly Check[];
  /** The planet that lies in its place now. */
  next: string | null;
  isOver: boolean;
}

export const launchOf = (launcher: number, hangar: number, planet: string, rocket: readonly Part[] = []): Flight => ({
  launcher,
  hangar,
  planet,
  rocket,
  deeds: [],
  paid: null,
  fee: null,
  landed: null,
  gains: [],
  checks: [],
  next: null,
  isOver: false,
});

const EVENT_OF: Record<string, Reward> = {
  "launch-reward": "launch",
  "build-reward": "build",
  "equipment-reward": "equipment",
  "explorer-reward": "explorer",
  "pilot-reward": "pilot",
  first: "first",
};
/** What may be told between a declaration and the last check. */
const WITHIN = new Set(["passed", "demanded", "exchanged", "moving", "shuffled", "top"]);

/** What is told next of a launch; what belongs to none leaves it, and it is over. */
export function after(flight: Flight, told: Told): Flight {
  const { event = "" } = told;
  const number = (fact: string): number => Number(told[fact]);
  const reward = EVENT_OF[event];
  if (flight.isOver || WITHIN.has(event)) return flight;
  if (reward) return { ...flight, gains: [...flight.gains, { seat: number("seat"), reward, vp: number("vp") }] };
  switch (event) {
    case "assigned":
      return assigned(flight, told);
    case "moved":
      return { ...flight, deeds: [...flight.deeds, { ...deedOf(told), kind: "moved" }] };
    case "paid":
      return { ...flight, paid: number("energy") };
    case "fee":
      return { ...flight, fee: { to: number("to"), energy: number("energy") } };
    case "rescued":
      return { ...flight, landed: told.crew as string[] };
    case "planet":
      return { ...flight, next: String(told.planet) };
    case "stability":
      return { ...flight, checks: rolled(flight, told) };
    case "held":
    case "broke":
      return { ...flight, checks: flight.checks.map((check) => (check.place === number("place") ? { ...check, holds: event === "held" } : check)) };
    default:
      return { ...flight, isOver: true };
  }
}

const deedOf = (told: Told): Omit<Deed, "kind"> => ({
  seat: Number(told.seat),
  module: String(told.module),
  hangar: Number(told.hangar),
  place: Number(told.place),
  from: Number(told.from ?? told.seat),
  to: Number(told.to ?? told.seat),
});

function assigned(flight: Flight, told: Told): Flight {
  const deed = deedOf(told);
  const isHere = deed.hangar === flight.hangar;
  const rocket = flight.rocket.map((part) => (isHere && part.place === deed.place ? { ...part, owner: deed.to } : part));
  return { ...flight, rocket, deeds: [...flight.deeds, { ...deed, kind: "assigned" }] };
}

function rolled(flight: Flight, told: Told): Check[] {
  const [place, value] = [Number(told.place), Number(told.value)];
  const known = flight.checks.find((check) => check.place === place);
  if (known) return flight.checks.map((check) => (check === known ? { ...check, rolls: [...check.rolls, value] } : check));
  const owner = flight.rocket.find((part) => part.place === place)?.owner ?? flight.launcher;
  return [...flight.checks, { place, module: String(told.module), owner, rolls: [value], holds: null }];
}

/** VP of a seat in a launch, for one thing or for all. */
export const vpOf = (flight: Flight, seat: number, reward?: Reward): number =>
  flight.gains.filter((gain) => gain.seat === seat && (reward === undefined || gain.reward === reward)).reduce((sum, { vp }) => sum + vp, 0);

/** How many modules broke. */
export const brokenOf = (flight: Flight): number => flight.checks.filter(({ holds }) => holds === false).length;
