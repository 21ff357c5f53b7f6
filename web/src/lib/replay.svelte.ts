/** A match once more: the steps that somebody saw, one of them shown. */

import type { Replay, ReplayStep } from "./protocol";
import { Scene } from "./scene.svelte";

/** Whose eyes: a seat's, everybody's at once, or with null a spectator's. */
export type Eyes = number | "all" | null;

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1200; // at the usual speed

/** The steps that one seat made in a row, or that were nobody's. */
export interface Stretch {
  seat: number | null;
  steps: ReplayStep[];
}

export class ReplayScene extends Scene {
  replay = $state.raw<Replay | null>(null);
  /** Which of the steps is shown. */
  place = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** The end was shown, so it is no secret any more. */
  hasEnded = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetch: (eyes: Eyes) => Promise<Replay>) {
    super();
  }

  get steps(): readonly ReplayStep[] {
    return this.replay?.steps ?? [];
  }
  get step(): ReplayStep | undefined {
    return this.steps[this.place];
  }
  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }
  get eyes(): Eyes {
    return this.replay?.viewer ?? null;
  }

  /** See the match with other eyes, at the same place. */
  async look(eyes: Eyes, move?: number): Promise<void> {
    const line = this.step?.line ?? 0;
    const replay = await this.fetch(eyes);
    this.replay = replay;
    this.game = replay.game;
    this.seats = replay.seats.map(({ kind, name }) => ({ kind: kind === "unknown" ? "person" : kind, name }));
    this.viewer = typeof replay.viewer === "number" ? replay.viewer : null;
    const same = replay.steps.findIndex((step) => (step.line ?? 0) >= line);
    this.show(move ?? (same < 0 ? this.last : same), false);
  }

  /** Go to a step. Only the very next one is seen to happen. */
  goTo(place: number): void {
    if (this.inside(place) !== this.place) this.show(place, place === this.place + 1);
    if (this.place === this.last) this.pause();
  }

  play(): void {
    if (this.place === this.last) this.show(0, false);
    this.isPlaying = true;
    this.tick();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.goTo(this.place + 1);
      if (this.isPlaying) this.tick();
    }, STEP_MS / this.speed);
  }

  private inside(place: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(place) || 0));
  }

  private show(place: number, isSeen: boolean): void {
    this.place = this.inside(place);
    const step = this.step;
    if (!step) return;
    const next = this.steps[this.place + 1]?.seat;
    this.events = isSeen ? step.events : [];
    this.pending = typeof next === "number" ? [next] : [];
    this.view = step.view;
    this.goal = step.goal;
    this.beat += 1;
    if (this.place === this.last && this.replay?.is_over) this.hasEnded = true;
  }
}

/** The steps in stretches of the same seat, for a list. */
export function stretches(steps: readonly ReplayStep[]): Stretch[] {
  const found: Stretch[] = [];
  for (const step of steps) {
    const open = found.at(-1);
    if (open && open.seat === step.seat) open.steps.push(step);
    else found.push({ seat: step.seat, steps: [step] });
  }
  return found;
}
