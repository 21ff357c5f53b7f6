/** A launch as it is told: declared, what the Saboteur did, paid, who landed, who got what, and each stability check with its rolls. */

import type { Told } from "../lib/protocol";
import type { BuiltModule, Deed as ViewDeed, RocketRescueView } from "../lib/views/rocket-rescue";

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
      return { ...flight, fee: { to: seatOf(told.to), energy: number("energy") } };
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

export const COLOURS = ["purple", "white", "orange", "green", "red"];
/** A seat, by its number or its colour. */
const seatOf = (fact: unknown): number => (typeof fact === "string" ? COLOURS.indexOf(fact) : Number(fact));

const deedOf = (told: Told): Omit<Deed, "kind"> => ({
  seat: Number(told.seat),
  module: String(told.module),
  hangar: Number(told.hangar),
  place: Number(told.place),
  from: seatOf(told.from ?? told.crew ?? told.seat),
  to: seatOf(told.to ?? told.crew ?? told.seat),
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

/** Launches under way, as a view tells them to whoever comes late. */
export function flightIn(view: RocketRescueView): Flight | null {
  const { launch } = view;
  if (!launch) return null;
  const [forecast] = view.forecast;
  const hasFlown = forecast?.stage === "flown";
  const crew = view.flown.at(-1)?.crew ?? {};
  const rocket = launch.checks.map((check) => ({
    ...check,
    crew: view.hangars[launch.hangar - 1]?.modules.find(({ place }) => place === check.place)?.crew ?? {},
  }));
  return {
    ...launchOf(launch.launcher, launch.hangar, launch.planet, rocket),
    deeds: launch.deed ? deedIn(view, launch.deed) : [],
    paid: hasFlown ? forecast.cost : null,
    fee: hasFlown && forecast.fee ? { to: view.seats.find(({ character }) => character === "explorer")?.seat ?? 0, energy: forecast.fee } : null,
    landed: hasFlown ? Object.entries(crew).flatMap(([colour, count]) => Array.from({ length: count }, () => colour)) : null,
    gains: hasFlown
      ? forecast.seats.flatMap((seat) => REWARDS.filter((reward) => seat[reward] > 0).map((reward) => ({ seat: seat.seat, reward, vp: seat[reward] })))
      : [],
    checks: launch.checks
      .filter(({ rolls }) => rolls.length)
      .map(({ place, module, owner, rolls, outcome }) => ({ place, module, owner, rolls, holds: outcome === null ? null : outcome === "holds" })),
  };
}

function deedIn(view: RocketRescueView, { deed, hangar, place, module, owner, seat, to_module }: ViewDeed): Deed[] {
  if (deed === "pass" || hangar === null || place === null) return [];
  const saboteur = view.seats.find(({ character }) => character === "saboteur")?.seat ?? 0;
  const isMove = deed === "move";
  return [
    {
      kind: isMove ? "moved" : "assigned",
      seat: saboteur,
      module: String(isMove ? to_module : module),
      hangar,
      place,
      from: Number(isMove ? seat : owner),
      to: Number(seat),
    },
  ];
}
