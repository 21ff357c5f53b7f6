/** The course of a match: how the scores went, and where the lead changed most. */

import type { ReplayStep } from "./protocol";

export interface TurningPoint {
  /** The step that brought it. */
  place: number;
  /** Whose score it changed most. */
  seat: number;
}

/** The scores after each step; none where a game's view has no scores. */
export function scoresOf(steps: readonly ReplayStep[]): number[][] {
  const scores = steps.map(({ view }) => ((view.seats ?? []) as { score?: unknown }[]).map((seat) => seat.score));
  const isWhole = scores.every((line) => line.length > 0 && line.every((score) => typeof score === "number"));
  return isWhole ? (scores as number[][]) : [];
}

/** Where the lead of one seat over the best of the others changed most, in the order of the match. */
export function turningPoints(scores: readonly number[][], leader: number, most = 3): TurningPoint[] {
  const lead = scores.map((line) => (line[leader] ?? 0) - Math.max(...line.filter((_, seat) => seat !== leader), 0));
  return scores
    .map((line, place) => {
      const before = scores[place - 1] ?? line;
      const gains = line.map((score, seat) => Math.abs(score - (before[seat] ?? 0)));
      const [now, then] = [lead[place] ?? 0, lead[place - 1] ?? lead[place] ?? 0];
      const isOvertaking = Math.sign(now) !== Math.sign(then);
      return { place, seat: gains.indexOf(Math.max(...gains)), weight: Math.abs(now - then) + (isOvertaking ? 0.5 : 0), isChange: now !== then };
    })
    .filter((each) => each.isChange)
    .sort((one, other) => other.weight - one.weight || other.place - one.place)
    .slice(0, most)
    .sort((one, other) => one.place - other.place)
    .map(({ place, seat }) => ({ place, seat }));
}
