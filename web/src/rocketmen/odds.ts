/** Exact odds, as a reader sees them. */

export interface Odds {
  success: number;
  numerator: number;
  denominator: number;
}

/** In percent; what is not certain is never shown as 0 or 100. */
export function percent({ success, numerator, denominator }: Odds): number {
  const rounded = Math.round(100 * success);
  return numerator > 0 && numerator < denominator ? Math.min(Math.max(rounded, 1), 99) : rounded;
}

const GOOD = 2 / 3;
const FAIR = 1 / 3;
/** How good odds are, for their colour. */
export const grade = ({ success }: Odds): "good" | "fair" | "poor" => (success >= GOOD ? "good" : success >= FAIR ? "fair" : "poor");

const DIGITS = 5;
/** The odds as a fraction, where it is short enough to be read. */
export function fraction({ numerator, denominator }: Odds): { numerator: number; denominator: number } | null {
  return denominator > 1 && String(denominator).length <= DIGITS ? { numerator, denominator } : null;
}
