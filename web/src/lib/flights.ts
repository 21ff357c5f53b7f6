/** Things on their way over a table: from where one lay before a step to where it lies now. Places carry `data-place`, cards `data-card`. */

export interface Seen {
  place: string;
  card: string;
  box: DOMRect;
}

export interface Flight {
  number: number;
  /** What flies: a kind that the game draws. */
  kind: string;
  id: string;
  from: DOMRect;
  to: DOMRect;
  /** What appears when the flight ends; nothing where it is there already. */
  target: Element | null;
  /** How many milliseconds later than others it sets out. */
  late: number;
}

/** A place by how its name begins, and what lies there; the first that is found counts. */
export type Wanted = [beginning: string, card?: string];

export const FLIGHT_MS = 280;
let flown = 0;

const places = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-place]")];
const isInSight = ({ width, left, right, top, bottom }: DOMRect): boolean => width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;

/** Where everything lies now. */
export function look(root: Element): Seen[] {
  return places(root).map((thing) => ({ place: thing.dataset.place ?? "", card: thing.dataset.card ?? "", box: thing.getBoundingClientRect() }));
}

/** Finds where things were and are, and collects what flies between. */
export class Sky {
  readonly flights: Flight[] = [];
  private readonly now: HTMLElement[];

  constructor(
    private readonly before: readonly Seen[],
    root: Element,
  ) {
    this.now = places(root);
  }

  from(...wanted: Wanted[]): DOMRect | undefined {
    for (const [beginning, card] of wanted) {
      const found = this.before.findLast(
        ({ place, card: shown, box }) => place.startsWith(beginning) && (card === undefined || shown === card) && isInSight(box),
      );
      if (found) return found.box;
    }
    return undefined;
  }

  to(...wanted: Wanted[]): Element | undefined {
    for (const [beginning, card] of wanted) {
      const found = this.now.findLast(
        (thing) =>
          thing.dataset.place?.startsWith(beginning) && (card === undefined || thing.dataset.card === card) && isInSight(thing.getBoundingClientRect()),
      );
      if (found) return found;
    }
    return undefined;
  }

  /** Let something fly, if both ends are in sight; what lies at the end is hidden meanwhile, unless it stays. */
  fly(kind: string, id: string, from: DOMRect | undefined, to: Element | undefined, { stays = false, late = 0 } = {}): void {
    if (from && to) this.flights.push({ number: ++flown, kind, id, from, to: to.getBoundingClientRect(), target: stays ? null : to, late });
  }
}
