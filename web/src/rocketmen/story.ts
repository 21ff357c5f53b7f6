/** The story of a match: its launches with their odds, the race over the rounds, and what is worth telling of it. */

import type { ReplayStep, Told } from "../lib/protocol";
import type { RocketmenView } from "../lib/views/rocketmen";
import type { Odds } from "./odds";

export interface Flight {
  seat: number;
  round: number;
  location: string;
  /** The odds when it was declared, where they are known. */
  odds: Odds | null;
  end: "success" | "failure" | "abort" | "short";
  vp: number;
  /** The step that brought its end. */
  place: number;
}

const ENDS: Record<string, Flight["end"]> = { completed: "success", failed: "failure", aborted: "abort", "too-few-points": "short" };

/** All launches, in order; one that was taken back did not happen. */
export function flightsOf(steps: readonly Pick<ReplayStep, "events" | "view">[]): Flight[] {
  const flights: Flight[] = [];
  let open: Omit<Flight, "end" | "vp" | "place"> | null = null;
  steps.forEach(({ events, view }, place) => {
    for (const told of events) {
      if (told.event === "launched") open = begun(told, ((steps[place - 1] ?? { view }).view as RocketmenView).round);
      const end = ENDS[told.event ?? ""];
      if (end && open && told.seat === open.seat) {
        flights.push({ ...open, end, vp: Number(told.vp ?? 0), place });
        open = null;
      }
    }
  });
  return flights;
}

function begun(told: Told, round: number): Omit<Flight, "end" | "vp" | "place"> {
  const odds = told.odds as Odds | undefined;
  return { seat: Number(told.seat), round: Number(told.round ?? round), location: String(told.location), odds: odds ?? null };
}

/** The VP of everybody after each round, from the first on, the AI's last. What a step brings belongs to the round that it was
 *  done in, though the view after it may show the next one. */
export function raceOf(steps: readonly Pick<ReplayStep, "view">[]): { round: number; vps: number[] }[] {
  const race: { round: number; vps: number[] }[] = [];
  steps.forEach(({ view }, place) => {
    const { round } = (steps[place - 1] ?? { view }).view as RocketmenView;
    const { seats, ai } = view as RocketmenView;
    const vps = [...seats.map(({ vp }) => vp), ...(ai ? [ai.vp] : [])];
    const last = race.at(-1);
    if (last && last.round === round) last.vps = vps;
    else race.push({ round, vps });
  });
  return race;
}

export interface Fact {
  kind: "luckiest" | "unluckiest" | "turning" | "patient" | "first";
  flight: Flight;
  /** How many, where that is what is told. */
  count: number;
}

/** What is worth telling: the luckiest and the unluckiest launch by their odds, the one that brought the winner most, who aborted
 *  most often, and who was first in space. */
export function factsOf(flights: readonly Flight[], winners: readonly number[]): Fact[] {
  const chance = ({ odds }: Flight): number => odds?.success ?? 0.5;
  const of = (end: Flight["end"]): Flight[] => flights.filter((flight) => flight.end === end);
  const landed = of("success");
  const known = landed.filter(({ odds }) => odds !== null);
  const luckiest = best(known, (flight) => -chance(flight));
  const failed = of("failure").filter(({ odds }) => odds !== null);
  const unluckiest = best(failed, chance);
  const turning = best(
    landed.filter(({ seat }) => !winners.length || winners.includes(seat)),
    ({ vp, place }) => vp + place / 1e6,
  );
  const aborts = of("abort");
  const patient = best(aborts, ({ seat, location }) => countOf(aborts, seat, location));
  const [first] = landed;
  const isSure = (flight: Flight | undefined): boolean => flight !== undefined && chance(flight) === 1;
  return [
    ...(luckiest && !isSure(luckiest) ? [{ kind: "luckiest" as const, flight: luckiest, count: 1 }] : []),
    ...(unluckiest ? [{ kind: "unluckiest" as const, flight: unluckiest, count: 1 }] : []),
    ...(turning ? [{ kind: "turning" as const, flight: turning, count: turning.vp }] : []),
    ...(patient ? [{ kind: "patient" as const, flight: patient, count: countOf(aborts, patient.seat, patient.location) }] : []),
    ...(first ? [{ kind: "first" as const, flight: first, count: first.round }] : []),
  ];
}

const countOf = (flights: readonly Flight[], seat: number, location: string): number =>
  flights.filter((each) => each.seat === seat && each.location === location).length;

function best(flights: readonly Flight[], weight: (flight: Flight) => number): Flight | undefined {
  return [...flights].sort((one, other) => weight(other) - weight(one))[0];
}

export interface Block {
  kind: "location" | "missions" | "threats" | "tokens" | "variants" | "objective";
  points: number;
  location: string;
  isFirst: boolean;
}

/** How a seat's points came about: a block for each mission where their points are told, then the rest. */
export function blocksOf(view: RocketmenView, seat: number): Block[] {
  const worth = view.seats[seat]?.worth ?? {};
  const missions = view.locations
    .filter(({ markers }) => markers.includes(seat))
    .map(({ id, markers, vp_first, vp_later }) => ({
      kind: "location" as const,
      location: id,
      isFirst: markers[0] === seat,
      points: markers[0] === seat ? vp_first : vp_later,
    }));
  const sum = missions.reduce((total, { points }) => total + points, 0);
  const left = (worth.track ?? 0) - sum;
  const whole: Block = { kind: "missions", location: "", isFirst: false, points: worth.track ?? 0 };
  const threats: Block = { kind: "threats", location: "", isFirst: false, points: left };
  // In solo the track counts threats as well (RM-20.9).
  const track: Block[] = left === 0 ? missions : view.mode === "solo" && left > 0 ? [...missions, threats] : [whole];
  const rest = (["threats", "tokens", "objective", "variants"] as const).map((kind) => ({ kind, location: "", isFirst: false, points: worth[kind] ?? 0 }));
  return [...track, ...rest].filter(({ points }) => points !== 0);
}
