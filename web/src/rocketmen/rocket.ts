/** The measures of a rocket, for its drawing and for what stands beside its parts. */

export interface RocketShape {
  /** Where the parts begin. */
  nose: number;
  /** How high one part is. */
  part: number;
  /** Where the last part ends. */
  bottom: number;
  /** From the nose to the nozzles, or to the end of the flame. */
  length: number;
}

const NOSE = 46;
const PART = 19;
const NOZZLES = 8;
const FLAME = 48;
const ROOM = 9 * PART; // more parts than nine share their room

export function rocketShape(parts: number, isBurning = false): RocketShape {
  const part = Math.min(PART, ROOM / Math.max(parts, 1));
  const bottom = NOSE + Math.max(parts * part, PART);
  return { nose: NOSE, part, bottom, length: bottom + NOZZLES + (isBurning ? FLAME : 0) };
}
