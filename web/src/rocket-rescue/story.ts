/** The story of a match: its launches, the points over the rounds, where they came from, and what is worth telling. */

import type { ReplayStep } from "../lib/protocol";
import type { RocketRescueView, SeatView } from "../lib/views/rocket-rescue";
import { after, brokenOf, launchOf, REWARDS, vpOf, type Flight, type Reward } from "./flight";

type Step = Pick<ReplayStep, "events" | "view">;

export interface Flown {
  flight: Flight;
  round: number;
  /** The step that brought its end. */
  place: number;
  /** Points that each seat had more after it than before. */
  points: readonly number[];
}

const viewOf = (step: Step | undefined): RocketRescueView | undefined => step?.view as RocketRescueView | undefined;
const scoresIn = (view: RocketRescueView | undefined): number[] => view?.seats.map(({ score }) => score) ?? [];

/** All launches, in order. */
export function flightsOf(steps: readonly Step[]): Flown[] {
  const found: Flown[] = [];
  let open: { flight: Flight; round: number; before: number[] } | null = null;
  const close = (place: number): void => {
    if (open?.flight.landed) found.push({ flight: { ...open.flight, isOver: true }, round: open.round, place, points: gained(open.before, steps[place]) });
    open = null;
  };
  steps.forEach(({ events, view }, place) => {
    const before = viewOf(steps[place - 1]) ?? (view as RocketRescueView);
    for (const told of events) {
      if (told.event === "launched") {
        if (open) close(place);
        const rocket = before.hangars.find(({ hangar }) => hangar === Number(told.hangar))?.modules ?? [];
        open = { flight: launchOf(Number(told.seat), Number(told.hangar), String(told.planet), rocket), round: before.round, before: scoresIn(before) };
      } else if (open) open = { ...open, flight: after(open.flight, told) };
    }
    if (open && (open.flight.isOver || (view as RocketRescueView).launch === null)) close(place);
  });
  return found;
}

const gained = (before: readonly number[], step: Step | undefined): number[] => scoresIn(viewOf(step)).map((score, seat) => score - (before[seat] ?? 0));

/** The points of everybody at the start and after each round. What a step brings belongs to the round that it was done in. */
export function raceOf(steps: readonly Step[]): { round: number; scores: number[] }[] {
  const race: { round: number; scores: number[] }[] = [{ round: 0, scores: scoresIn(viewOf(steps[0])) }];
  steps.forEach((step, place) => {
    const round = viewOf(steps[place - 1] ?? step)?.round ?? 0;
    const last = race.at(-1) as (typeof race)[number];
    const scores = scoresIn(viewOf(step));
    if (last.round === round && round > 0) last.scores = scores;
    else if (round > 0) race.push({ round, scores });
  });
  return race;
}

export interface Block {
  kind: "crew" | Reward | "vp" | "ambassador";
  points: number;
  /** How many crew, where they are what counts. */
  crew: number;
}

/** How a seat's points came about; VP that no launch here brought are one block. */
export function blocksOf(seat: SeatView, flights: readonly Flown[]): Block[] {
  const { worth, saved } = seat;
  const byReward = REWARDS.map((kind) => ({ kind, points: flights.reduce((sum, { flight }) => sum + vpOf(flight, seat.seat, kind), 0), crew: 0 }));
  const known = byReward.reduce((sum, { points }) => sum + points, 0);
  const all: Block[] = [
    { kind: "crew", points: worth.crew, crew: saved },
    ...byReward.sort((one, other) => other.points - one.points),
    { kind: "vp", points: worth.vp - known, crew: 0 },
    { kind: "ambassador", points: worth.ambassador, crew: 0 },
  ];
  return all.filter(({ points }) => points > 0);
}

export interface Fact {
  kind: "sabotage" | "richest" | "fullest" | "first-home" | "first-launch" | "survivor" | "wreck" | "reroll";
  /** Whom it is told of. */
  seat: number;
  /** Points, crew, modules or times. */
  count: number;
  /** Another number that belongs to it. */
  more: number;
  planet: string;
  module: string;
  round: number;
  place: number;
}

const fact = (kind: Fact["kind"], { flight, round, place }: Flown, seat: number, count: number, also: Partial<Fact> = {}): Fact => ({
  ...{ kind, seat, count, more: 0, planet: flight.planet, module: "", round, place },
  ...also,
});

/** What is worth telling: what the Saboteur did, the launch that brought one seat most, the fullest rocket, who was home first, the
 *  first launch, the hardest wreck, re-rolls that saved a module, and the module that held most often. */
export function factsOf(flights: readonly Flown[]): Fact[] {
  const sabotage = flights.findLast(({ flight }) => flight.deeds.length > 0);
  const deed = sabotage?.flight.deeds[0];
  const gains = flights.flatMap((flown) => flown.points.map((count, seat) => ({ flown, seat, count })));
  const richest = best(gains, ({ count }) => count);
  const fullest = best(flights, ({ flight }) => flight.landed?.length ?? 0);
  const home = flights.find(({ flight }) => flight.gains.some(({ reward }) => reward === "first"));
  const [first] = flights;
  const wreck = best(flights, ({ flight }) => brokenOf(flight));
  const saved = flights.flatMap((flown) => flown.flight.checks.filter(({ rolls, holds }) => rolls.length > 1 && holds).map((check) => ({ flown, check })));
  const survivor = hardiest(flights);
  return [
    ...(sabotage && deed ? [fact("sabotage", sabotage, deed.seat, 1, { module: deed.module })] : []),
    ...(richest && richest.count > 0 ? [fact("richest", richest.flown, richest.seat, richest.count)] : []),
    ...(fullest && (fullest.flight.landed?.length ?? 0) > 1
      ? [fact("fullest", fullest, fullest.flight.launcher, fullest.flight.landed?.length ?? 0, { more: kinds(fullest.flight.landed ?? []) })]
      : []),
    ...(home ? [fact("first-home", home, home.flight.gains.find(({ reward }) => reward === "first")?.seat ?? 0, home.round)] : []),
    ...(first ? [fact("first-launch", first, first.flight.launcher, first.round)] : []),
    ...(wreck && brokenOf(wreck.flight) > 1 ? [fact("wreck", wreck, wreck.flight.launcher, brokenOf(wreck.flight), { more: wreck.flight.checks.length })] : []),
    ...(saved[0] ? [fact("reroll", saved[0].flown, saved[0].check.owner, saved.length, { module: saved[0].check.module })] : []),
    ...(survivor ? [survivor] : []),
  ];
}

const kinds = (crew: readonly string[]): number => new Set(crew).size;

/** The module of somebody that held most often, if it did more than once. */
function hardiest(flights: readonly Flown[]): Fact | null {
  const held = new Map<string, { count: number; flown: Flown; module: string; owner: number }>();
  for (const flown of flights)
    for (const { module, owner, holds } of flown.flight.checks) {
      if (!holds) continue;
      const key = `${module} ${owner}`;
      held.set(key, { count: (held.get(key)?.count ?? 0) + 1, flown, module, owner });
    }
  const most = best([...held.values()], ({ count }) => count);
  const broken = flights.reduce((sum, { flight }) => sum + brokenOf(flight), 0);
  return most && most.count > 1 ? fact("survivor", most.flown, most.owner, most.count, { module: most.module, more: broken }) : null;
}

function best<T>(all: readonly T[], weight: (each: T) => number): T | undefined {
  return [...all].sort((one, other) => weight(other) - weight(one))[0];
}
