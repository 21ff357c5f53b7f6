/** A launch as it is drawn: the way of the rocket, what moved it, and what the next card would do. */

import type { Told } from "../lib/protocol";
import type { Launch } from "../lib/views/rocketmen";
import type { Odds } from "./odds";

/** A success card that was drawn, and where the rocket and the odds stood after it. */
export interface DrawnCard {
  value: number;
  is_set_aside: boolean;
  rocket: number;
  odds: Odds | null;
}

/** A success card that may come next. */
export interface NextCard {
  value: number;
  left: number;
  rocket: number;
  odds: Odds | null;
}

/** A way that the rocket went at once. */
export interface Leg {
  from: number;
  to: number;
  /** The success card that moved it; nothing where it was the boost or a pad card. */
  value: number | null;
}

/** What the view tells of the cards drawn and to come; empty where it does not. */
interface Story {
  drawn: readonly DrawnCard[];
  next: readonly NextCard[];
  declared: Odds | null;
}
export type Flown = Launch & Partial<Story>;

export const drawnOf = ({ drawn }: Partial<Story>): readonly DrawnCard[] => drawn ?? [];
/** What may come next, the least first. */
export const nextOf = ({ next }: Partial<Story>): readonly NextCard[] => [...(next ?? [])].sort((one, other) => one.value - other.value);

/** The ways that the rocket went so far. */
export function legsOf(launch: { rocket: number } & Partial<Story>): Leg[] {
  const legs: Leg[] = [];
  let at = 0;
  for (const card of drawnOf(launch)) {
    if (card.is_set_aside) continue;
    const from = Math.max(at, Math.min(card.rocket - card.value, card.rocket));
    if (from > at && card.value > 0) legs.push({ from: at, to: from, value: null });
    const start = card.value > 0 ? from : at;
    if (card.rocket > start) legs.push({ from: start, to: card.rocket, value: card.value });
    at = card.rocket;
  }
  if (launch.rocket > at) legs.push({ from: at, to: launch.rocket, value: null });
  return legs;
}

/** How the odds went: when the launch was declared, after each card, and now. */
export function courseOf(launch: { odds: Odds } & Partial<Story>): { odds: Odds; value: number | null }[] {
  const { odds, declared } = launch;
  const known = drawnOf(launch)
    .filter((card) => !card.is_set_aside && card.odds !== null)
    .map((card) => ({ odds: card.odds as Odds, value: card.value as number | null }));
  const course = [{ odds: declared ?? odds, value: null as number | null }, ...known];
  const last = course.at(-1);
  if (last && last.odds.success !== odds.success) course.push({ odds, value: null });
  return course;
}

export interface Point {
  x: number;
  y: number;
}
/** The four points of a curve, in parts of the width and height that it is drawn in. */
export type Curve = readonly [Point, Point, Point, Point];
export const DESK_CURVE: Curve = [
  { x: 0.086, y: 0.86 },
  { x: 0.334, y: 0.91 },
  { x: 0.617, y: 0.69 },
  { x: 0.865, y: 0.235 },
];
export const PHONE_CURVE: Curve = [
  { x: 0.31, y: 0.955 },
  { x: 0.385, y: 0.69 },
  { x: 0.385, y: 0.48 },
  { x: 0.66, y: 0.15 },
];
const SAMPLES = 120;

/** Where each space of the track lies up to the last one, all as far from the next, and how the rocket is turned there. */
export function spacesOn(curve: Curve, width: number, height: number, last: number): (Point & { angle: number })[] {
  const [a, b, c, d] = curve.map(({ x, y }) => ({ x: x * width, y: y * height })) as [Point, Point, Point, Point];
  const at = (t: number): Point => {
    const s = 1 - t;
    const mix = (key: keyof Point): number => s * s * s * a[key] + 3 * s * s * t * b[key] + 3 * s * t * t * c[key] + t * t * t * d[key];
    return { x: mix("x"), y: mix("y") };
  };
  const samples = Array.from({ length: SAMPLES + 1 }, (_, number) => at(number / SAMPLES));
  const lengths = samples.reduce<number[]>((sums, point, number) => {
    const before = samples[number - 1];
    return [...sums, before ? (sums.at(-1) as number) + Math.hypot(point.x - before.x, point.y - before.y) : 0];
  }, []);
  const whole = lengths.at(-1) as number;
  return Array.from({ length: last + 1 }, (_, space) => {
    const wanted = (whole * space) / last;
    const number = Math.min(
      lengths.findIndex((length) => length >= wanted - 1e-9),
      SAMPLES,
    );
    const [from, to] = [samples[Math.max(number - 2, 0)] as Point, samples[Math.min(number + 2, SAMPLES)] as Point];
    return { ...(samples[number] as Point), angle: 90 + (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
  });
}

/** A rectangle of the drawing. */
export interface Box extends Point {
  width: number;
  height: number;
}
export const around = ({ x, y }: Point, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
const STEP = 8;
const REACH = 26;
const OFFSETS = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, at) => ({
  x: ((at % (2 * REACH + 1)) - REACH) * STEP,
  y: (Math.floor(at / (2 * REACH + 1)) - REACH) * STEP,
})).sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** The place nearest to the wanted one, inside the room, where a box lies over nothing that is taken; the wanted one if there is none. */
export function freeSpot(wanted: Box, taken: readonly Box[], room: Box): Box {
  const isInside = ({ x, y, width, height }: Box): boolean =>
    x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height;
  for (const offset of OFFSETS) {
    const box = { ...wanted, x: wanted.x + offset.x, y: wanted.y + offset.y };
    if (isInside(box) && !taken.some((other) => overlap(box, other))) return box;
  }
  return wanted;
}

export type OutcomeKind = "success" | "failure" | "abort" | "short";
/** How a launch ended, by what was told of it. */
export interface Outcome {
  kind: OutcomeKind;
  seat: number;
  location: string;
  vp: number;
  /** Pad cards that went. */
  lost: string[];
  /** Achievement tokens and the like that came. */
  token: { kind: string; value: number } | null;
  isFirst: boolean;
}

/** How the launch ended, or nothing while it goes on. */
export function outcomeOf(events: readonly Told[], seat: number, location: string): Outcome | null {
  const told = (name: string): Told | undefined => events.findLast(({ event }) => event === name);
  const [completed, failed, aborted, short] = ["completed", "failed", "aborted", "too-few-points"].map(told);
  const kind: OutcomeKind | null = completed ? "success" : failed ? "failure" : aborted ? "abort" : short ? "short" : null;
  if (kind === null) return null;
  const achieved = told("achieved");
  return {
    kind,
    seat,
    location,
    vp: Number(completed?.vp ?? 0),
    lost: events.filter(({ event }) => event === "pad-discarded").map(({ card }) => String(card)),
    token: achieved ? { kind: String(achieved.token), value: Number(achieved.value ?? 1) } : null,
    isFirst: told("token-taken") !== undefined,
  };
}
