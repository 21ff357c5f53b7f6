/** What travels between page and server; docs/openapi.json says the same. */

export type Facts = Record<string, string | number>;
/** Something that happened: in the game (`event`) or at the table (`table`), with its facts. */
export type Told = Record<string, unknown> & { event?: string; table?: string; seat?: number };
export type View = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

export interface SeatInfo {
  kind: "open" | "reserved" | "person" | "bot";
  name: string | null;
  is_here: boolean;
  is_kept: boolean;
}

export interface Outcome {
  end_reason: string;
  scores: number[];
  winners: number[];
  seed: string;
  salt: string;
}

export interface Clock {
  unit: "seconds" | "days";
  length: number;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  name: string;
  rules_version: number;
  components_hash: string;
  options: Record<string, string>;
  status: "open" | "running" | "finished" | "closed";
  is_public: boolean;
  host: string;
  seats: SeatInfo[];
  pending: number[];
  commitment: string;
  entropy: string[];
  grace_seconds: number;
  clock: Clock | null;
  deadline: number | null;
  request: { number: number; seat: number; agreed: number[] } | null;
  result: Outcome | null;
  rematch: string | null;
}

/** A frame of the socket: all that this viewer may know now, and what it was told since. */
export interface Showing {
  type: "state";
  number: number;
  since: number;
  /** Seconds until the deadline, when this was sent: the server's clock is another than ours. */
  left: number | null;
  viewer: number | null;
  is_host: boolean;
  /** The seats that one may take. */
  may_sit: number[];
  table: TableInfo;
  decision: number | null;
  choices: string[];
  facts: Facts[];
  may_take_back: boolean;
  /** One has done something: the others could be asked to take it back. */
  has_step: boolean;
  muted: number[];
  /** One's own standing orders: those that may be given, and which of them are. */
  orders: Record<string, boolean>;
  view: View | null;
  events: Told[];
}

export interface Answer {
  key: string;
  ok: boolean;
  decision?: number;
  table?: string;
  token?: string;
}

/** A choice before the match; in its place so many different parts may be named, with plus signs between them. */
export interface OptionInfo {
  default: string;
  choices: string[];
  parts: string[];
  number: number;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: Record<string, OptionInfo>;
  /** By number of players: all options that make a match; where parts are named, with one example of them. */
  together: Record<string, Record<string, string>[]>;
  bots: string[];
  rules_version: number;
  components_hash: string;
}

export interface TableLine {
  id: string;
  game: string;
  name: string;
  host: string;
  players: number;
  options: Record<string, string>;
  status: "open" | "running" | "finished" | "closed";
  is_public: boolean;
  changed_at: number;
}

export interface ReplayStep {
  number: number;
  line: number | null; // of the journal; not told while the match runs
  seat: number | null;
  words: string | null;
  events: Told[];
  view: View;
}

export interface Replay {
  game: string;
  title: string;
  rules_version: number;
  components_hash: string;
  options: Record<string, string>;
  players: number;
  seats: { kind: SeatInfo["kind"] | "unknown"; name: string | null }[]; // a journal does not say who played
  viewer: number | "all" | null;
  is_over: boolean;
  commitment: string;
  steps: ReplayStep[];
  result: Outcome | null;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  source: string;
}

export interface CardSection {
  section: string;
  rows: Record<string, any>[]; // eslint-disable-line @typescript-eslint/no-explicit-any
}
