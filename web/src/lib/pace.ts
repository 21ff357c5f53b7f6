/** How long what others do is shown, step by step: a turn of theirs as a whole takes no longer than its time. */

import type { Showing } from "./protocol";
import { settings, type Pace } from "./settings.svelte";

const STEP_MS = 300; // what one step may take to be seen
const LAUNCH_STEP_MS = 900; // on a stage of its own: a card is turned, a rocket flies
const TURN_MS = 2000;
const PHASE_MS = 3000; // of all seats
const LAUNCH_MS = 3000;
const REVEAL_MS = 2400; // plans that were secret lie open
const TIMES: Record<Pace, number> = { calm: 2.5, usual: 1, quick: 0.4, none: 0 };

/** The turn, phase or launch that a step belongs to. */
const runOf = ({ view }: Showing): string => JSON.stringify([view?.round, view?.phase, Number(view?.turn), Boolean(view?.launch)]);

export class Pacing {
  private run = "";
  private left = 0; // of the time of this run

  /** How many milliseconds a step is shown, with so many behind it. */
  of(frame: Showing, behind: number): number {
    const isOwn = frame.events.some(({ event, seat }) => event && seat === frame.viewer);
    const times = isOwn ? 1 : TIMES[settings.pace];
    if (frame.events.some(({ event }) => event === "planned")) return TIMES[settings.pace] * REVEAL_MS;
    const run = runOf(frame);
    const isLaunch = Boolean(frame.view?.launch);
    if (run !== this.run) {
      this.run = run;
      this.left = times * (isLaunch ? LAUNCH_MS : frame.view?.phase ? PHASE_MS : TURN_MS);
    }
    const most = times * (isLaunch ? LAUNCH_STEP_MS : STEP_MS);
    const shown = Math.min(most, this.left / (behind + 1));
    this.left -= shown;
    return shown;
  }
}
