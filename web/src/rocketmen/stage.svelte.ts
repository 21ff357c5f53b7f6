/** The launch that is shown: the one under way step by step, and for a moment how it ended. */

import type { Told } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { chime } from "../lib/sound";
import type { RocketmenView } from "../lib/views/rocketmen";
import { outcomeOf, type Flown, type Outcome } from "./flight";

const SPACE_MS = 140;
const BOOST_MS = 120; // a space, before the first card
const ENDING_MS = 1100;
const OUTCOME_MS = 4500;

/** A launch with the rocket that flies. */
interface Shown {
  launch: Flown;
  plan: string | null;
  pad: readonly string[];
  /** The table as it was then. */
  view: RocketmenView;
}

/** What must have been told before somebody came who sees only what is asked now. */
function hinted(asks: string | null): Told[] {
  if (asks === "abort") return [{ event: "aborted" }];
  return asks === "mission" ? [{ event: "failed" }] : [];
}

export class Stage {
  shown = $state.raw<Shown | null>(null);
  /** The space on which the rocket is shown. */
  at = $state(0);
  /** How it ended, while that is shown on the path. */
  ending = $state<Outcome["kind"] | null>(null);
  /** How the last launch ended, for as long as it is told. */
  outcome = $state.raw<Outcome | null>(null);
  /** Cards that came up with the last step of all. */
  last = $state.raw<readonly number[]>([]);
  /** Pad cards that went so far. */
  lost = $state.raw<readonly string[]>([]);
  private events: readonly Told[] = [];
  private asks: string | null = null;
  private seen = 0;
  private steps: ReturnType<typeof setInterval> | undefined;
  private ends: ReturnType<typeof setTimeout> | undefined;
  private forgets: ReturnType<typeof setTimeout> | undefined;

  /** Take in a change of the view, with what was told of it. */
  follow(beat: number, events: readonly Told[], view: RocketmenView): void {
    if (beat === this.seen) return;
    const isNext = beat === this.seen + 1 && this.seen > 0;
    this.seen = beat;
    const launch = view.launch as Flown | null;
    if (launch) this.show(launch, view, isNext ? events : []);
    else if (isNext) this.finish(events);
    else this.close();
  }

  private show(launch: Flown, view: RocketmenView, events: readonly Told[]): void {
    const seat = view.seats[launch.seat];
    const isNew = this.shown === null || this.ending !== null || events.some(({ event }) => event === "launched");
    if (isNew) {
      this.close();
      this.events = [];
      if (events.length) chime("launch");
      this.at = events.length ? 0 : launch.rocket;
    }
    this.events = [...this.events, ...events];
    this.lost = this.events.filter(({ event }) => event === "pad-discarded").map(({ card }) => String(card));
    this.asks = view.asks;
    this.shown = { launch, plan: seat?.plan ?? null, pad: seat?.pad ?? [], view };
    this.fly(launch.rocket, isNew ? BOOST_MS : SPACE_MS);
  }

  private finish(events: readonly Told[]): void {
    const declared = events.find(({ event }) => event === "launched");
    const known = declared ? [] : this.events;
    const { seat, location } = declared
      ? { seat: Number(declared.seat), location: String(declared.location) }
      : (this.shown?.launch ?? { seat: 0, location: "" });
    if (!declared && !this.shown) return;
    const outcome = outcomeOf([...hinted(declared ? null : this.asks), ...known, ...events], seat, location);
    const shown = this.shown;
    if (!outcome || !shown || declared || !settings.isMoving || document.hidden) this.close();
    else {
      this.last = events.filter(({ event }) => event === "success").map(({ value }) => Number(value));
      this.ending = outcome.kind;
      if (outcome.kind === "success") this.fly(shown.launch.target);
      this.ends = setTimeout(() => this.close(), ENDING_MS);
    }
    if (outcome) {
      chime(outcome.kind === "success" ? "land" : "fall");
      this.tell(outcome);
    }
  }

  /** Bring the rocket to a space, one after the other; backwards, or where nothing moves, at once. */
  private fly(to: number, spaceMs = SPACE_MS): void {
    clearInterval(this.steps);
    if (!settings.isMoving || document.hidden || to <= this.at) {
      this.at = to;
      return;
    }
    this.steps = setInterval(() => {
      this.at += 1;
      if (this.at >= to) clearInterval(this.steps);
    }, spaceMs);
  }

  private tell(outcome: Outcome): void {
    clearTimeout(this.forgets);
    this.outcome = outcome;
    this.forgets = setTimeout(() => this.forget(), OUTCOME_MS);
  }

  forget(): void {
    clearTimeout(this.forgets);
    this.outcome = null;
  }

  /** Whatever moves is at its end. */
  skip(): void {
    clearInterval(this.steps);
    if (this.ending !== null) this.close();
    else if (this.shown) this.at = this.shown.launch.rocket;
  }

  close(): void {
    clearInterval(this.steps);
    clearTimeout(this.ends);
    this.shown = null;
    this.ending = null;
    this.last = [];
  }
}
