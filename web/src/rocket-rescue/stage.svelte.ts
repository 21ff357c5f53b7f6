/** The launch that is on stage: moment by moment while it goes on, and for a while how it ended. */

import type { Told } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { RocketRescueView } from "../lib/views/rocket-rescue";
import { after, flightIn, launchOf, REWARDS, vpOf, type Flight, type Reward } from "./flight";

export type Moment = "declared" | "paid" | "landed" | "rewards" | "check";
const MOMENT_MS: Record<Moment, number> = { declared: 800, paid: 250, landed: 350, rewards: 500, check: 600 };
const ENDING_MS = 900;
const OUTCOME_MS = 7000;

/** What a seat got with a launch. */
export interface Gain {
  seat: number;
  rewards: Record<Reward, number>;
  crew: number;
  crewPoints: number;
  total: number;
  /** Its score before and after. */
  from: number;
  to: number;
}

export interface Outcome {
  flight: Flight;
  gains: readonly Gain[];
}

/** The moments of a launch so far. */
export function momentsOf(flight: Flight): Moment[] {
  if (flight.paid === null) return ["declared"];
  return ["declared", "paid", "landed", "rewards", ...flight.checks.map((): Moment => "check")];
}

export class Stage {
  flight = $state.raw<Flight | null>(null);
  /** The table as the launch was declared, where it was seen, and as it is in it. */
  before = $state.raw<RocketRescueView | null>(null);
  view = $state.raw<RocketRescueView | null>(null);
  /** How many moments have been shown. */
  shown = $state(0);
  outcome = $state.raw<Outcome | null>(null);
  private seen = 0;
  private last: RocketRescueView | null = null;
  private isFast = false;
  private turns: ReturnType<typeof setTimeout> | undefined;
  private forgets: ReturnType<typeof setTimeout> | undefined;

  /** Take in a change of the view, with what was told of it; launches of bots go at double speed. */
  follow(beat: number, events: readonly Told[], view: RocketRescueView, isBot: (seat: number) => boolean): void {
    if (beat === this.seen) return;
    const isNext = beat === this.seen + 1 && this.last !== null;
    this.seen = beat;
    if (isNext) for (const told of events) this.hear(told, isBot);
    if (view.launch && (!isNext || !this.flight || this.flight.isOver)) this.comeLate(view);
    this.last = view;
    if (!this.flight) return;
    this.view = view;
    if (!view.launch) {
      if (!isNext) return this.close();
      this.flight = { ...this.flight, isOver: true };
    }
    this.turn();
  }

  private hear(told: Told, isBot: (seat: number) => boolean): void {
    if (told.event === "launched") {
      this.close();
      const rocket = this.last?.hangars.find(({ hangar }) => hangar === Number(told.hangar))?.modules ?? [];
      this.flight = launchOf(Number(told.seat), Number(told.hangar), String(told.planet), [...rocket].reverse());
      this.before = this.last;
      this.shown = 0;
      this.isFast = isBot(Number(told.seat));
    } else if (this.flight && !this.flight.isOver) this.flight = after(this.flight, told);
  }

  private comeLate(view: RocketRescueView): void {
    this.close();
    this.flight = flightIn(view);
    this.before = null;
    this.shown = this.flight ? momentsOf(this.flight).length : 0;
  }

  /** Show the next moment when its time has come; where nothing moves, all at once. */
  private turn(): void {
    clearTimeout(this.turns);
    const { flight } = this;
    if (!flight) return;
    const moments = momentsOf(flight);
    if (!settings.isMoving || document.hidden) this.shown = moments.length;
    const moment = moments[this.shown];
    if (moment === undefined) {
      if (flight.isOver) this.turns = setTimeout(() => this.finish(), settings.isMoving && !document.hidden ? ENDING_MS : 0);
      return;
    }
    this.shown += 1;
    this.turns = setTimeout(() => this.turn(), MOMENT_MS[moment] / (this.isFast ? 2 : 1));
  }

  /** Whatever moves is at its end. */
  skip(): void {
    if (!this.flight) return;
    this.shown = momentsOf(this.flight).length;
    clearTimeout(this.turns);
    if (this.flight.isOver) this.finish();
  }

  private finish(): void {
    const { flight } = this;
    if (flight) {
      this.outcome = { flight, gains: this.gains };
      clearTimeout(this.forgets);
      this.forgets = setTimeout(() => this.forget(), OUTCOME_MS);
    }
    this.close();
  }

  forget(): void {
    clearTimeout(this.forgets);
    this.outcome = null;
  }

  close(): void {
    clearTimeout(this.turns);
    this.flight = null;
    this.shown = 0;
  }

  /** What everybody has got so far: VP as they were told, and what the scores are more for. */
  get gains(): Gain[] {
    const { flight, before, view } = this;
    if (!flight || !view) return [];
    return view.seats.map(({ seat, colour, score, worth }) => {
      const rewards = Object.fromEntries(REWARDS.map((reward) => [reward, vpOf(flight, seat, reward)])) as Record<Reward, number>;
      const was = before?.seats[seat];
      const late = view.forecast.find(({ stage }) => stage === "flown")?.seats[seat];
      const crewPoints = was ? worth.crew + worth.ambassador - was.worth.crew - was.worth.ambassador : (late?.crew_points ?? 0);
      const total = vpOf(flight, seat) + crewPoints;
      return { seat, rewards, crew: flight.landed?.filter((each) => each === colour).length ?? 0, crewPoints, total, from: score - total, to: score };
    });
  }
}
