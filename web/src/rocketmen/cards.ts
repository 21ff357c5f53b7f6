/** What the component file says of Rocketmen's cards, by their ids. Facts only: what may be done with them the server says. */

import type { CardSection } from "../lib/protocol";
import type { BoardLocation, Sum } from "../lib/views/rocketmen";

export type Kind = "mission" | "teal" | "pink" | "engine" | "threat" | "objective" | "variant" | "solo";
/** When an effect works. */
export type Timing = "discard" | "payment" | "launch_pad" | "permanent";

/** What a mission leaves behind when it is completed. */
export interface Achievement {
  kind: "rocket" | "hand" | "science" | "money";
  value: number;
}

/** One of the three things that an objective asks for. */
export interface Target {
  kind: string;
  at?: string;
  destination?: string;
  min?: number;
  threat?: string;
  token?: string;
}

/** Where a solo card sends the AI, at one level. */
export interface Start {
  destination: string;
  start: number;
}

export interface CardFacts {
  id: string;
  kind: Kind;
  money: number;
  rocket: number;
  resources: readonly string[];
  vp: number;
  /** What it costs in the display; missions, objectives and the like cost nothing. */
  cost: Sum | null;
  /** Of a mission: its type; of an engine: its size; of a solo card: the type of location. */
  type: string;
  /** Of a mission: where it can go. */
  goals: readonly string[];
  achievement: Achievement | null;
  timing: Timing | null;
  /** What its effect does, in the component file's word. */
  effect: string;
  /** The whole text and its short line, by language. */
  text: unknown;
  short: unknown;
  targets: readonly Target[];
  /** Of an objective: what each target is worth, and what all of them add. */
  vp_per_target: number;
  vp_all_bonus: number;
  advance: number;
  levels: Readonly<Record<"easy" | "normal" | "hard", Start>> | null;
}

export type Location = Omit<BoardLocation, "markers">;

export interface Destination {
  id: string;
  track_target: number;
  success_cards: number;
  /** The resource that boosts flights there. */
  resource: string;
}

type Row = Record<string, unknown>;

const UNKNOWN: CardFacts = {
  id: "",
  kind: "teal",
  money: 0,
  rocket: 0,
  resources: [],
  vp: 0,
  cost: null,
  type: "",
  goals: [],
  achievement: null,
  timing: null,
  effect: "",
  text: null,
  short: null,
  targets: [],
  vp_per_target: 0,
  vp_all_bonus: 0,
  advance: 0,
  levels: null,
};
const UNKNOWN_PLACE: Location = { id: "", destination: "", type: "", rocket_points: 0, vp_first: 0, vp_later: 0 };
const SECTIONS = ["mission", "asset", "engine", "threat", "objective", "variant", "solitaire"];

let cards: ReadonlyMap<string, CardFacts> = new Map();
let locations: ReadonlyMap<string, Location> = new Map();
let destinations: ReadonlyMap<string, Destination> = new Map();
let successes: ReadonlyMap<number, number> = new Map();
let constants: ReadonlyMap<string, number> = new Map();
let surcharges: readonly { from: number; money: number }[] = [];

export function unpack(sections: readonly CardSection[]): void {
  const rows = (wanted: string): Row[] => sections.find(({ section }) => section === wanted)?.rows ?? [];
  cards = new Map(SECTIONS.flatMap((section) => rows(section).map((row) => [String(row.id), factsOf(section, row)] as const)));
  locations = new Map(rows("location").map((row) => [String(row.id), { ...UNKNOWN_PLACE, ...row }]));
  const boosts = new Map(rows("resource").map((row) => [String(row.matches), String(row.id)]));
  destinations = new Map(
    rows("destination").map((row) => {
      const id = String(row.id);
      return [id, { id, track_target: Number(row.track_target), success_cards: Number(row.success_cards), resource: boosts.get(id) ?? "" }];
    }),
  );
  successes = new Map(rows("success").map((row) => [Number(row.value), Number(row.count)]));
  constants = new Map(rows("constant").map((row) => [String(row.id), Number(row.value)]));
  surcharges = rows("surcharge").map((row) => ({ from: Number(row.from_vp), money: Number(row.money) }));
}

function kindOf(section: string, row: Row): Kind {
  if (section === "asset") return row.colour === "pink" ? "pink" : "teal";
  return section === "solitaire" ? "solo" : (section as Kind);
}

function factsOf(section: string, row: Row): CardFacts {
  const [first] = [...((row.effects as Row[] | undefined) ?? []), ...(row.effect ? [row.effect as Row] : [])];
  const isMission = section === "mission";
  const given = Object.fromEntries(Object.entries(row).filter(([key, value]) => key in UNKNOWN && value !== undefined)) as Partial<CardFacts>;
  return {
    ...UNKNOWN,
    ...given,
    id: String(row.id),
    kind: kindOf(section, row),
    vp: Number(row.vp ?? (row.effect as Row | undefined)?.vp ?? 0),
    goals: isMission ? (row.targets as string[]) : [],
    targets: section === "objective" ? (row.targets as Target[]) : [],
    timing: (first?.timing as Timing | undefined) ?? null,
    effect: String(first?.kind ?? ""),
    levels: section === "solitaire" ? (row as unknown as NonNullable<CardFacts["levels"]>) : null,
  };
}

/** The facts of a card. */
export const factsFor = (card: string): CardFacts => cards.get(card) ?? { ...UNKNOWN, id: card };
export const isCard = (id: string): boolean => cards.has(id);
export const locationOf = (id: string): Location => locations.get(id) ?? { ...UNKNOWN_PLACE, id };
export const destinationOf = (id: string): Destination => destinations.get(id) ?? { id, track_target: 0, success_cards: 0, resource: "" };
export const allDestinations = (): Destination[] => [...destinations.values()];
/** The space that the mission track ends with. */
export const lastSpace = (): number => Math.max(...allDestinations().map(({ track_target }) => track_target), 1);
/** How many success cards of a value there are. */
export const successCount = (value: number): number => successes.get(value) ?? 0;
export const successValues = (): number[] => [...successes.keys()].sort((one, other) => one - other);
export const constantOf = (id: string): number => constants.get(id) ?? 0;
/** From how many VP on threats cost how much more. */
export const surchargeSteps = (): readonly { from: number; money: number }[] => surcharges;

interface Paint {
  /** Bright and dark of a picture's ground. */
  light: string;
  dark: string;
  /** Of signs on paper. */
  sign: string;
  /** Of a part of a rocket. */
  body: string;
}
const PAINTS: Record<Kind, Paint> = {
  mission: { light: "#7a6be0", dark: "#2d2668", sign: "#4f41b0", body: "#6a5bd0" },
  teal: { light: "#22968f", dark: "#0c3f4e", sign: "#116a68", body: "#1b8480" },
  pink: { light: "#cf4f98", dark: "#5b1747", sign: "#9c2a70", body: "#b23f83" },
  engine: { light: "#d2622f", dark: "#5e1f14", sign: "#9c3c17", body: "#c7562f" },
  threat: { light: "#9b3650", dark: "#330f1d", sign: "#8d2f45", body: "#8d2f45" },
  objective: { light: "#a8862b", dark: "#3d2e08", sign: "#7a5c0c", body: "#7a5c0c" },
  variant: { light: "#3f76ad", dark: "#14304f", sign: "#285a8c", body: "#285a8c" },
  solo: { light: "#66728f", dark: "#222a42", sign: "#46506b", body: "#46506b" },
};
/** How a kind of card is coloured. */
export const paintOf = (kind: Kind): Paint => PAINTS[kind];

/** The colour of a world's lines. */
const WORLDS: Record<string, string> = { earth: "#5aa9ff", moon: "#cfd6e4", mars: "#ea7d55" };
export const worldColour = (destination: string): string => WORLDS[destination] ?? "#9fb0d6";

const ORDER: Kind[] = ["mission", "teal", "pink", "engine"];
/** The cards of a pad as the parts of a rocket, from the nose to the tail: engines last. */
export const asParts = (pad: readonly string[]): string[] =>
  [...pad].sort((one, other) => ORDER.indexOf(factsFor(one).kind) - ORDER.indexOf(factsFor(other).kind) || one.localeCompare(other));
