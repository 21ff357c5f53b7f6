/** The views of Rocket Rescue. Written by tools/views.py from the game's own declaration. */

export interface LowerDie {
  /** The phase. */
  phase: "research" | "shopping" | "boarding" | "build_launch";
  /** On which field it lies. */
  field: "left" | "right";
  /** Its value. */
  value: number;
  /** Its value then. */
  to: number;
  /** Whether it allows as much then. */
  same: boolean;
}

export interface LoweredDie {
  /** The phase. */
  phase: "research" | "shopping" | "boarding" | "build_launch";
  /** On which field it lies. */
  field: "left" | "right";
  /** Its value. */
  value: number;
  /** Its value then. */
  to: number;
}

export interface Settlement {
  /** Energy that the dice so far bring; below 0, cost (RR-4.7). */
  energy: number;
  /** Energy that is left then; the bid is part of it, until the seat in front pays it. */
  left: number;
  /** What is left of the bid (RR-4.8). */
  bid: number;
  /** Pips that dice have to be lowered by. */
  short: number;
  /** The dice that would be lowered. */
  lowered: LoweredDie[];
  /** Dice of which one could be put lower instead, those that lose nothing first. */
  instead: LowerDie[];
  /** Energy that is left with one more die of 1, 2 and so on. */
  next: number[];
}

export interface SeatView {
  /** Its number. */
  seat: number;
  /** Its colour. */
  colour: "purple" | "white" | "orange" | "green" | "red";
  /** Its character. */
  character: string | null;
  /** Its energy. */
  energy: number;
  /** Its cubes by type. */
  cubes: Record<string, number>;
  /** VP taken. */
  vp: number;
  /** Points so far; at the end, all. */
  score: number;
  /** Crew in the supply. */
  crew: number;
  /** Crew that it began with. */
  crew_total: number;
  /** Own crew on planets. */
  saved: number;
  /** Crew of all seats that its launches brought there. */
  rescued: number;
  /** Chips in the supply. */
  chips: number;
  /** Modules not yet built. */
  modules: string[];
  /** Whether it said done. */
  ready: boolean;
  /** The dice on the two fields of each phase, 0 where none lies; its own before the reveal. */
  dice: Record<"research" | "shopping" | "boarding" | "build_launch", number[]> | null;
  /** Its bid, where it is known. */
  bid: number | null;
  /** In the own view: the module to be kept (RR-11.5). */
  kept: string | null;
  /** Whether the Pilot's special chip is still to be laid. */
  pilot_chip: boolean;
  /** What its dice so far bring or cost: its own while planning, all while the Engineer is asked. */
  settlement: Settlement | null;
  /** How its points come about. */
  worth: Record<"crew" | "vp" | "ambassador", number>;
  /** At the end: the VP that launches brought, by what they were for (RR-R.43). */
  rewards: Record<"launch" | "build" | "equipment" | "explorer" | "pilot" | "first", number> | null;
}

export interface Face {
  /** The value. */
  value: number;
  /** Energy that it brings; below 0, costs (RR-4.6). */
  energy: number;
  /** In Research: modules to take (RR-6.2). */
  modules: number;
  /** In Shopping: cubes to take at most (RR-7.1). */
  cubes: number;
  /** In Boarding: moves (RR-8.2). */
  moves: number;
  /** In Boarding: boardings (RR-8.2). */
  boardings: number;
  /** In Build & Launch: one of these, in any order and in part (RR-9.1). */
  options: (Record<"shifts" | "builds" | "launches", number>)[];
}

export interface Mission {
  /** The rocket. */
  hangar: number;
  /** The planet. */
  planet: string;
  /** The place of the planet. */
  space: number;
  /** Tanks that the rocket lacks. */
  tanks: number;
  /** Equipment that it lacks. */
  equipment: string[];
  /** Modules that have to be built at least, engine and cockpit among them; with 0 it reaches it. */
  parts: number;
  /** Energy that the viewer lacks for the launch, with the Explorer's fee. */
  energy: number;
  /** Whether a module of the rocket is the viewer's (RR-10.1). */
  own: boolean;
  /** Crew of the viewer aboard. */
  crew: number;
}

export interface Price {
  /** The module. */
  module: string;
  /** Where it would be built. */
  hangar: number;
  /** Cubes that it takes there, after the discount (RR-9.4). */
  cost: Record<string, number>;
  /** Exchanges before it is payable; none if it never is (RR-9.5). */
  exchanges: number | null;
  /** Energy that the Mogul gets (RR-13.13). */
  fee: number;
  /** Who that is, if there is a fee. */
  to: number | null;
  /** Energy that building it brings (RR-9.6). */
  energy: number;
  /** What else bars it there: no chip, no place, no energy for the fee. */
  rule: string | null;
  /** Planets that the rocket would reach with it, and does not now (RR-10.2). */
  opens: string[];
}

export interface ModuleChance {
  /** Its place, from the engine up. */
  place: number;
  /** The module. */
  module: string;
  /** Whose it is. */
  owner: number;
  /** Its stability. */
  stability: number;
  /** The chance that it survives without re-rolls. */
  survives: { chance: number; numerator: number; denominator: number };
  /** The chance with a Mechanic who means well (RR-13.6). */
  best: { chance: number; numerator: number; denominator: number } | null;
  /** The chance with one who means ill. */
  worst: { chance: number; numerator: number; denominator: number } | null;
}

export interface SeatForecast {
  /** The seat. */
  seat: number;
  /** VP that it would take. */
  vp: number;
  /** Of them for launching. */
  launch: number;
  /** Of them for building. */
  build: number;
  /** Of them for equipment. */
  equipment: number;
  /** Of them for the Explorer's chips. */
  explorer: number;
  /** Of them for the Pilot's crew in the cockpit. */
  pilot: number;
  /** Of them for being the first. */
  first: number;
  /** Its crew that would be saved. */
  crew: number;
  /** Points for saved crew. */
  crew_points: number;
  /** All points that it would get: VP, and those for saved crew. */
  points: number;
  /** Energy that it would gain; below 0, pay. */
  energy: number;
  /** Whether it would have saved all its crew. */
  completes: boolean;
}

export interface Forecast {
  /** Whether it is possible, declared or flown. */
  stage: "possible" | "declared" | "flown";
  /** Who launches. */
  launcher: number;
  /** From where. */
  hangar: number;
  /** To where. */
  planet: string;
  /** The place of that planet; none once it was flown to. */
  space: number | null;
  /** Whether the launch is allowed. */
  legal: boolean;
  /** The rule that bars it. */
  rule: string | null;
  /** Whether the launcher has the energy. */
  affordable: boolean;
  /** What the planet costs. */
  cost: number;
  /** What the Explorer gets. */
  fee: number;
  /** Crew that would be saved, by colour. */
  crew: Record<string, number>;
  /** What each seat would get. */
  seats: SeatForecast[];
  /** The modules to be checked, top to bottom. */
  modules: ModuleChance[];
  /** The chance that all survive without re-rolls. */
  survives: { chance: number; numerator: number; denominator: number };
  /** The chance with a Mechanic who means well. */
  best: { chance: number; numerator: number; denominator: number } | null;
  /** The chance with one who means ill. */
  worst: { chance: number; numerator: number; denominator: number } | null;
}

export interface Check {
  /** Where it stood, from the engine up. */
  place: number;
  /** The module. */
  module: string;
  /** Whose it is. */
  owner: number;
  /** Its stability. */
  stability: number;
  /** Its stability rolls so far; the second one was demanded (RR-13.6). */
  rolls: number[];
  /** Whether it holds or breaks; none before that is settled. */
  outcome: "holds" | "breaks" | null;
}

export interface Assignment {
  /** The module's place, from the engine up. */
  place: number;
  /** Who would own it. */
  owner: number;
  /** VP for building that each seat would take then. */
  build: number[];
  /** VP for equipment. */
  equipment: number[];
  /** All points that each seat would get then. */
  points: number[];
}

export interface Deed {
  /** What was done: pass, move a crew member, or assign a module. */
  deed: "pass" | "move" | "assign";
  /** Where the crew member was, or which module it is; these as at that moment. */
  hangar: number | null;
  /** Its place there, from the engine up. */
  place: number | null;
  /** That module. */
  module: string | null;
  /** Who owned it before. */
  owner: number | null;
  /** Whose crew member moved, or who owns the module now. */
  seat: number | null;
  /** Where the crew member went. */
  to_hangar: number | null;
  /** The place there. */
  to_place: number | null;
  /** The module there. */
  to_module: string | null;
}

export interface Launch {
  /** Who launches. */
  launcher: number;
  /** From where. */
  hangar: number;
  /** To where. */
  planet: string;
  /** How far it is (RR-R.43). */
  step: "sabotage" | "planet" | "stability";
  /** The stability die that lies there. */
  roll: number | null;
  /** What the Saboteur did, once it is done (RR-13.10). */
  deed: Deed | null;
  /** While the Saboteur is asked: what each other owner of a module of this rocket would change. */
  assignments: Assignment[];
  /** The modules of the rocket from top to bottom, with all stability rolls so far. */
  checks: Check[];
}

export interface Turn {
  /** Whose die is carried out. */
  seat: number;
  /** The phase. */
  phase: "research" | "shopping" | "boarding" | "build_launch";
  /** Its value. */
  value: number;
  /** Actions or pips of it that were used. */
  used: number;
  /** What it still allows (RR-5.5). */
  left: Record<"moves" | "boardings" | "shifts" | "builds" | "launches" | "pips", number>;
  /** Whether the Mechanic may still shift for nothing. */
  extra_shift: boolean;
  /** Types that the Miner took with it. */
  bought: string[];
}

export interface Piles {
  /** Blue planets in their pile. */
  blue: number;
  /** Red planets in their pile. */
  red: number;
  /** Advanced modules in their pile. */
  advanced: number;
  /** The one that lies face up (RR-R.4). */
  top: string | null;
  /** Cards left in the standard piles. */
  standard: Record<string, number>;
  /** Advanced modules below the top, by kind. */
  unseen: Record<string, number>;
  /** Planets that must be in the piles, in no known place. */
  planets_unseen: Record<"blue" | "red", string[]>;
  /** Planets that the Explorer put under a pile. */
  under: Record<"blue" | "red", string[]>;
}

export interface FlownPlanet {
  /** The planet. */
  planet: string;
  /** Who launched there. */
  rescuer: number;
  /** Crew there, by colour. */
  crew: Record<string, number>;
  /** In which round; none where nobody remembers. */
  round: number | null;
}

export interface PlanetSpace {
  /** Its number. */
  place: number;
  /** The planet there (RR-2.5). */
  planet: string | null;
  /** The colour of planets that lie there. */
  colour: "blue" | "red";
  /** Tanks that it takes. */
  fuel: number | null;
  /** Equipment that it takes. */
  equipment: string[];
  /** Energy that a launch there costs. */
  cost: number | null;
  /** VP for who launches. */
  launch_reward: number | null;
  /** VP for who built. */
  build_reward: number | null;
  /** The Explorer's chips on it. */
  marks: number;
  /** What others pay the Explorer for a launch there. */
  fee: number;
}

export interface Reach {
  /** The place of the planet. */
  space: number;
  /** Tanks that the rocket lacks. */
  tanks: number;
  /** Equipment that it lacks. */
  equipment: string[];
  /** Modules that have to be built at least, engine and cockpit among them; with 0 it reaches it. */
  parts: number;
}

export interface BuiltModule {
  /** Its place, from the engine up. */
  place: number;
  /** The module. */
  module: string;
  /** Its type. */
  type: string;
  /** Whose it is. */
  owner: number;
  /** Crew on it, by colour. */
  crew: Record<string, number>;
  /** Seats that it has. */
  seats: number;
  /** Those that are free. */
  free: number;
  /** Its stability. */
  stability: number;
  /** Equipment that it shows. */
  equipment: string[];
  /** Whether the Pilot's special chip lies on it (RR-13.16). */
  pilot_chip: boolean;
}

export interface HangarView {
  /** Its number. */
  hangar: number;
  /** Its company. */
  company: string;
  /** The cube that is cheaper there. */
  discount: string;
  /** Whether it is closed. */
  closed: boolean;
  /** What building there costs more, for the Mogul's chips. */
  fee: number;
  /** Its rocket, engine first (RR-9.9). */
  modules: BuiltModule[];
  /** Tanks of the rocket. */
  tanks: number;
  /** Equipment of the rocket. */
  equipment: string[];
  /** Types that it cannot fly without. */
  missing: string[];
  /** What it lacks for each planet that it can still be made to reach; nothing without a module. */
  reach: Reach[];
}

export interface QueuedDie {
  /** Whose die it is. */
  seat: number;
  /** The phase. */
  phase: "research" | "shopping" | "boarding" | "build_launch";
  /** On which field it lies. */
  field: "left" | "right";
  /** Its value. */
  value: number;
}

export interface About {
  /** The hangar of the module that is asked about. */
  hangar: number | null;
  /** Its place there, from the engine up. */
  place: number | null;
  /** Whose crew member moves, or who rolls. */
  seat: number | null;
  /** The seats that roll for the same places, those in front first (RR-R.8). */
  tied: number[][] | null;
  /** The place of the planet that comes; none for the Explorer's. */
  space: number | null;
  /** The pile that it comes from. */
  colour: "blue" | "red" | null;
}

export interface RocketRescueView {
  /** The game. */
  game: "rocket-rescue";
  /** Whose view it is; nobody's for a spectator. */
  viewer: number | null;
  /** The edition. */
  edition: "base" | "deluxe";
  /** How long the match is. */
  length: "short" | "medium" | "long";
  /** Whether there are characters, and how they are given. */
  characters: "off" | "deal" | "choose";
  /** The round. */
  round: number;
  /** The last round. */
  rounds: number;
  /** The phase of the round (RR-3.1). */
  phase: "plan" | "research" | "shopping" | "boarding" | "build_launch" | "end" | null;
  /** What is asked. */
  asks: "sort" | "characters" | "start" | "begin_round" | "lay" | "draw_start" | "settle" | "pay_bid" | "begin_phase" | "begin_turn" | "end_phase" | "fly" | "landed" | "end_round" | "hand_limit" | "roll" | "close" | "deal" | "planet" | "top" | "stability" | "choose" | "keep_start" | "explore" | "replace" | "mark" | "spread" | "plan" | "adjust" | "research" | "shopping" | "boarding" | "build_launch" | "refill" | "target" | "crew" | "sabotage" | "reroll" | "terminal" | "keep" | null;
  /** Who is asked, if it is one seat. */
  asked: number | null;
  /** What is asked about, where the question alone does not tell. */
  about: About | null;
  /** The seats that may answer now. */
  waiting: number[];
  /** The seats on the influence track, front first. */
  influence: number[];
  /** Order rolls not yet compared (RR-R.8). */
  rolls: (number | null)[];
  /** The dice of this phase to come, the present one first (RR-5.1). */
  queue: QueuedDie[];
  /** All dice of each phase in their order, when the first phase has begun (RR-5.1). */
  order: Record<"research" | "shopping" | "boarding" | "build_launch", QueuedDie[]>;
  /** Cubes in the market by type. */
  market: Record<string, number>;
  /** How many of each it can hold. */
  capacity: number;
  /** Cubes in the bank by type. */
  bank: Record<string, number>;
  /** In Shopping: who was the first to receive a cube (RR-7.4). */
  first_buyer: number | null;
  /** The hangars. */
  hangars: HangarView[];
  /** The places for available planets. */
  planets: PlanetSpace[];
  /** Planets that were flown to. */
  flown: FlownPlanet[];
  /** The piles. */
  piles: Piles;
  /** Modules that lie open. */
  display: string[];
  /** Discarded modules. */
  discard: string[];
  /** The planet that the Explorer drew (RR-13.2). */
  drawn: string | null;
  /** The Mechanic's start cards, while one is chosen (RR-13.5). */
  drawn_modules: string[];
  /** The seats whose crew stand there, left to right. */
  terminal: number[];
  /** The Mogul's chips by company. */
  companies: Record<string, number>;
  /** The die that is being carried out. */
  turn: Turn | null;
  /** The launch under way. */
  launch: Launch | null;
  /** What each possible launch, or the one under way, would bring. */
  forecast: Forecast[];
  /** What the viewer's modules cost in each open hangar; in the own Research turn also those that can be taken. */
  prices: Price[];
  /** The viewer's nearest launch: of a rocket with an own module, or else of one to join. */
  mission: Mission | null;
  /** What a die of each value brings and allows. */
  faces: Face[];
  /** Whether somebody has rescued everybody (RR-12.1). */
  trigger: boolean;
  /** Whether the match is over. */
  over: boolean;
  /** Why it is over. */
  end_reason: "all_rescued" | "last_round" | null;
  /** Who has won. */
  winners: number[];
  /** The seats. */
  seats: SeatView[];
}

/** The question that each standing order answers. */
export const ORDERS: Record<string, string> = {
  "sabotage-never": "sabotage",
  "sabotage-mine": "sabotage",
  "reroll-never": "reroll",
  "reroll-mine": "reroll",
  "reroll-broken": "reroll",
  "adjust-never": "adjust",
  "explore-never": "explore",
  "mark-never": "mark",
  "spread-never": "spread",
  "terminal-never": "terminal",
};
