/** What travels between page and server. Written by tools/protocol.py from docs/openapi.json. */

/* eslint-disable @typescript-eslint/no-explicit-any */

/** Accept an invitation: its seat is reserved for the first person who brings it, known by a cookie. */
export interface Accept {
  key: string;
  token: string;
}

/** Something that a seat may do, as far as it alone decides that: one step, or several that belong together. */
export interface AdvisedLine {
  percent: number;
  reason: Reason;
  steps: AdvisedStep[];
}

/** A step of a line, and what its label tells. */
export interface AdvisedStep {
  facts: Facts;
  words: string;
}

/** The one final answer to a command. */
export interface Answer {
  decision?: number;
  error?: Code;
  key: string;
  message?: string;
  ok: boolean;
  rule?: string;
  step?: number;
  table?: string;
  token?: string;
}

/** Agree to such a request, or refuse it. The seat that asked withdraws its request by refusing. */
export interface AnswerBack {
  agree: boolean;
  do: "answer-back";
  key: string;
  request: number;
}

/** The socket's frame with the one final answer to a command. */
export interface AnswerFrame {
  decision?: number;
  error?: Code;
  key: string;
  message?: string;
  ok: boolean;
  rule?: string;
  step?: number;
  table?: string;
  token?: string;
  type: "answer";
}

/** Ask all others to go back to before one's own last step. */
export interface AskBack {
  decision: number;
  do: "ask-back";
  key: string;
}

/** Somebody asks everybody to go back. */
export interface BackRequest {
  agreed: number[];
  number: number;
  seat: number;
}

/** A game's components, and what each key of its views is. */
export interface CardList {
  components_hash: string;
  game: string;
  in_actions: string[];
  sections: CardSection[];
  view: ViewKind;
}

/** Rows of one kind, as they are in the component file: id, names, numbers, source and note. */
export interface CardSection {
  rows: Record<string, any>[];
  section: string;
}

/** How long a decision may take. Then a bot decides; where a seat could only react, it passes. Days suit people who look in now and then. */
export interface Clock {
  length: number;
  unit: "days" | "seconds";
}

/** The host gives up a table that has not started. */
export interface Close {
  do: "close";
  key: string;
}

/** What kind of refusal it is; the same in every language. */
export type Code = "astray" | "bad-journal" | "bad-name" | "bad-request" | "closed" | "consent-not-needed" | "damaged" | "elsewhere" | "enough-asides" | "enough-back" | "enough-said" | "fault" | "full-list" | "has-name" | "illegal" | "late" | "muted-self" | "no-game" | "no-hint" | "no-invitation" | "no-language" | "no-lesson" | "no-match" | "no-method" | "no-name" | "no-order" | "no-page" | "no-request" | "no-seat" | "no-step" | "no-table" | "no-take-back" | "not-finished" | "not-host" | "not-invited" | "not-json" | "not-seated" | "not-your-turn" | "other-command" | "over" | "quick" | "request-open" | "running" | "seat-taken" | "seated" | "step-tells" | "still-secret" | "storage" | "too-large" | "too-many" | "unknown-action" | "wrong-game";

/** What a person wants done at a table; `do` says what. */
export type Command = Play | TakeBack | AskBack | AnswerBack | Sit | Leave | SeatBot | Invite | Say | Mute | Order | Rematch | Close | Steps;

/** How a match of one's own ended. */
export interface Ending {
  scores: number[];
  seats: ReplaySeat[];
  viewer: number | null;
  winners: number[];
}

/** What the label of a choice tells: what it costs, what it brings. */
export type Facts = Record<string, string | number | string[]>;

/** Why the answer to a problem is best. */
export interface FoundInfo {
  percent: number;
  reason: Reason;
  second: number;
}

/** What the server sends through the socket of a table; `type` says what. */
export type Frame = Showing | AnswerFrame | TroubleFrame;

/** A game that can be played here. */
export interface GameInfo {
  bots: string[];
  components_hash: string;
  lesson: string[];
  minutes: Record<string, number>;
  name: string;
  options: Record<string, OptionInfo>;
  players: number[];
  problems: string[];
  rules_version: number;
  title: string;
  together: Record<string, Record<string, string>[]>;
  weight: number;
}

/** What a game says in one language: Fluent messages, rules included, and the names and numbers that fill them. */
export interface GameTexts {
  constants: Record<string, string | number>;
  game: string;
  language: string;
  messages: string;
  names: Record<string, string>;
  title: string;
}

/** What ends the match, who leads, or what the viewer is after: the message `goal-CASE` of the game's texts, or of all games', and what fills it; a fact `seat` is said by who sits there. */
export interface GoalPart {
  case: string;
  facts: Facts;
  is_news: boolean;
}

/** What the best bot would do in one's place, why, and what else it weighed. */
export interface Hint {
  decision: number;
  level: string;
  lines: AdvisedLine[];
  words: string;
}

/** The host makes an invitation: to a seat, or with null to watch. It works once. */
export interface Invite {
  do: "invite";
  key: string;
  seat: number | null;
}

/** Leave one's seat: before the match it is open again, afterwards a bot has it. */
export interface Leave {
  do: "leave";
  key: string;
}

/** Where somebody is in a chapter, or at a problem. What is said is the message `lesson-CHAPTER-STEP` of the game's texts; of a problem nothing but what all have in common. */
export interface LessonInfo {
  chapter: string;
  chapters: string[];
  done: number;
  found: FoundInfo | null;
  is_changed: boolean;
  line: string[];
  point: string[];
  step: string | null;
  steps: number;
}

/** Who one is to this server. */
export interface Me {
  name: string | null;
}

/** Mute the chat of a seat, or hear it again. */
export interface Mute {
  do: "mute";
  key: string;
  on: boolean;
  seat: number;
}

/** Who somebody is: a name. */
export interface NewGuest {
  name: string;
}

/** A journal to be replayed; it is not kept. */
export interface NewReplay {
  journal: string;
  seat?: number | "all" | null;
}

/** A table to open. What it shows has the commitment to the shuffle; take a seat then. */
export interface NewTable {
  bots?: Record<string, string>;
  clock?: Clock | null;
  game: string;
  grace_seconds?: number;
  is_public?: boolean;
  key: string;
  name?: string;
  options?: Record<string, string>;
  players: number;
  shows_chances?: boolean;
}

/** An option of a game. */
export interface OptionInfo {
  choices: string[];
  default: string;
  number: number;
  parts: string[];
}

/** Give a standing order, which answers for one's seat from now on, or revoke it. Nobody else learns of it. */
export interface Order {
  do: "order";
  key: string;
  on: boolean;
  order: string;
}

/** How a match ended, and what its shuffle was made from. */
export interface Outcome {
  end_reason: string;
  salt: string;
  scores: number[];
  seed: string;
  winners: number[];
}

/** Answer the decision that this seat is asked for. */
export interface Play {
  decision: number;
  do: "play";
  key: string;
  words: string;
}

/** The sentences of the program in one language, as Fluent messages. */
export interface ProgramTexts {
  language: string;
  messages: string;
}

/** Ways to carry an action through, the best first: each is a list of ordinary steps, in words. */
export interface Proposals {
  decision: number;
  proposals: string[][];
}

/** Why a line is good: the message `reason-CASE` of the game's texts, or of all games', and what fills it. Where there is a fact `steps` above 0, so many steps come before that. */
export interface Reason {
  case: string;
  facts: Facts;
}

/** Another table for the same people, after the match. */
export interface Rematch {
  do: "rematch";
  key: string;
}

/** A match, step by step, without what was taken back. The viewer is a seat, none for a spectator, or all. */
export interface Replay {
  commitment: string;
  components_hash: string;
  game: string;
  is_over: boolean;
  options: Record<string, string>;
  players: number;
  result: Outcome | null;
  rules_version: number;
  seats: ReplaySeat[];
  steps: ReplayStep[];
  title: string;
  viewer: number | "all" | null;
}

/** Who had a seat; a journal that was handed in does not say. */
export interface ReplaySeat {
  kind: "bot" | "person" | "unknown";
  name: string | null;
}

/** A decision and the chance that followed it, as the viewer was told it; the first one is before any decision. */
export interface ReplayStep {
  events: Told[];
  goal: GoalPart[];
  line: number | null;
  number: number;
  seat: number | null;
  view: View;
  words: string | null;
}

/** How a finished match went for a seat, by what that seat could know while it was played. */
export interface Review {
  cost: number;
  game: string;
  is_whole: boolean;
  level: string;
  luck: number;
  percents: number[];
  seat: number;
  turns: ReviewTurn[];
}

/** A step at which much was won or lost. */
export interface ReviewTurn {
  after: number;
  before: number;
  better: AdvisedLine | null;
  cost: number;
  events: Told[];
  kind: "decision" | "luck" | "others";
  played: AdvisedStep | null;
  step: number;
}

/** A rule, ruling or decision point of a game's catalogue. */
export interface RuleInfo {
  id: string;
  section: string;
  source: string;
  text: string;
}

/** A game's rules, in the catalogue's order. */
export interface RuleList {
  game: string;
  rules: RuleInfo[];
}

/** A line of chat. */
export interface Say {
  do: "say";
  key: string;
  text: string;
}

/** The host gives an open seat to a bot, or with null takes the bot away. */
export interface SeatBot {
  bot: string | null;
  do: "seat-bot";
  key: string;
  seat: number;
}

/** Who has a seat. A reserved one is kept for somebody; a kept one is played by a bot while its person is away. */
export interface SeatInfo {
  is_here: boolean;
  is_kept: boolean;
  kind: "bot" | "open" | "person" | "reserved";
  name: string | null;
}

/** All that a viewer may know now, and what happened since a number. It is what the socket sends, too. */
export interface Showing {
  chances: number[][] | null;
  choices: string[];
  decision: number | null;
  events: Told[];
  facts: Facts[];
  goal: GoalPart[];
  has_step: boolean;
  is_host: boolean;
  left: number | null;
  lesson: LessonInfo | null;
  may_sit: number[];
  may_take_back: boolean;
  muted: number[];
  number: number;
  orders: Record<string, boolean>;
  since: number;
  table: TableInfo;
  type: "state";
  view: View | null;
  viewer: number | null;
}

/** Take an open seat. The match starts when the last one is taken. */
export interface Sit {
  do: "sit";
  entropy?: string;
  key: string;
  seat: number;
}

/** Several steps of one's own, done whole or not at all, as if they came one by one; one answer is given to all. Before them, so many of one's own last steps are taken back. Each step but the last tells nobody anything new. */
export interface Steps {
  decision: number;
  do: "steps";
  key: string;
  steps: string[];
  take_back?: number;
}

/** What everybody at a table may know of it. */
export interface TableInfo {
  clock: Clock | null;
  commitment: string;
  components_hash: string;
  deadline: number | null;
  entropy: string[];
  game: string;
  grace_seconds: number;
  host: string;
  id: string;
  is_public: boolean;
  name: string;
  options: Record<string, string>;
  pending: number[];
  rematch: string | null;
  request: BackRequest | null;
  result: Outcome | null;
  rules_version: number;
  seats: SeatInfo[];
  shows_chances: boolean;
  status: "closed" | "finished" | "open" | "running";
  title: string;
}

/** A table in a list. */
export interface TableLine {
  changed_at: number;
  ending: Ending | null;
  game: string;
  host: string;
  id: string;
  is_public: boolean;
  name: string;
  options: Record<string, string>;
  players: number;
  status: "closed" | "finished" | "open" | "running";
}

/** Tables, those that changed last first. */
export interface TableList {
  tables: TableLine[];
}

/** Take back one's own last step, if nothing came after it. */
export interface TakeBack {
  decision: number;
  do: "take-back";
  key: string;
}

/** Something that happened, with its facts: in the game (`event`) or at the table (`table`). */
export interface Told {
  event?: string;
  seat?: number;
  table?: string;
  [fact: string]: unknown;
}

/** Why a request has no answer of its own; nothing has changed. */
export interface Trouble {
  detail?: string | null;
  error: Code;
  message: string;
}

/** The socket's frame that says why nothing was done. */
export interface TroubleFrame {
  detail?: string;
  error: Code;
  key: string | null;
  message: string;
  retry_after?: number;
  type: "trouble";
}

/** What a viewer may know of a match; docs/views.md says what is in it. */
export type View = Record<string, any>;

/** What a value of a view is: one thing, or several of a kind. */
export interface ViewKind {
  fields?: Record<string, ViewKind>;
  first?: string[];
  is: "byseat" | "byword" | "choice" | "counts" | "flag" | "id" | "maybe" | "number" | "odds" | "pile" | "record" | "row" | "rule" | "seat";
  kind?: ViewKind;
  last?: string[];
  lies?: boolean;
  of?: string;
  plain?: ("boxed" | "folded" | "if_any" | "if_not" | "sparse")[];
  section?: string;
  unless?: string;
}

/** Why an action cannot be played now. The rule is null where it can. */
export interface WhyNot {
  reason: string | null;
  rule: string | null;
}
