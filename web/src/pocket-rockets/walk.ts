/** How a pawn walks: along the ring, never straight through its middle. */

export interface Point {
  x: number;
  y: number;
}

const WALK_MS = 280;
const FRAMES = 10;

/** Let a pawn that stands here now come from where it stood; `at` tells where a place of the ring is. */
export function walk(
  pawn: Element,
  from: Point & { place: number },
  to: Point & { place: number },
  direction: string | undefined,
  at: (place: number) => Point,
  sites: number,
): void {
  const ahead = (to.place - from.place + sites) % sites;
  const isBack = direction ? direction === "ccw" : ahead > sites / 2; // undone: the short way back
  const steps = isBack ? ahead - (ahead === 0 ? 0 : sites) : ahead;
  const start = at(from.place);
  const end = at(to.place);
  const frames = Array.from({ length: FRAMES + 1 }, (_, number) => {
    const done = number / FRAMES;
    const point = at(from.place + steps * done);
    // Beside others on a site a pawn stands off its middle: that is made good on the way.
    const x = point.x + (from.x - start.x) * (1 - done) + (to.x - end.x) * done - to.x;
    const y = point.y + (from.y - start.y) * (1 - done) + (to.y - end.y) * done - to.y;
    return { transform: `translate(${x}px, ${y}px)` };
  });
  pawn.animate(frames, { duration: WALK_MS, easing: "ease-in-out" });
}
