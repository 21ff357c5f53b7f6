/** What flies on the table when something happens: from where a thing lay to where it lies now. */

import type { Told } from "../lib/protocol";

interface Seen {
  place: string;
  card: string;
  box: DOMRect;
}

export interface Flight {
  number: number;
  kind: "card" | "back" | "fuel";
  id: string;
  from: DOMRect;
  to: DOMRect;
  /** What appears when the flight ends. */
  target: Element;
}

export const FLIGHT_MS = 280;
const MOVING = new Set(["draw", "build", "discard", "refuel", "search", "take", "taken"]);
const MOST_AT_ONCE = 8; // more than this is no step but a jump, which is not followed
let flown = 0;

const places = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-place]")];

/** Where everything lies now. */
export function look(root: Element): Seen[] {
  return places(root).map((thing) => ({
    place: thing.dataset.place ?? "",
    card: thing.dataset.card ?? "",
    box: thing.getBoundingClientRect(),
  }));
}

const isInSight = ({ width, left, right, top, bottom }: DOMRect): boolean => width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;

/** The flights that belong to what happened, from how it was seen before. */
export function flights(events: readonly Told[], before: readonly Seen[], root: Element): Flight[] {
  if (events.filter((told) => MOVING.has(told.event ?? "")).length > MOST_AT_ONCE) return [];
  const now = places(root);
  const from = (...wanted: [beginning: string, card?: string][]): DOMRect | undefined => {
    for (const [beginning, card] of wanted) {
      const found = before.findLast(({ place, card: shown, box }) => place.startsWith(beginning) && (card === undefined || shown === card) && isInSight(box));
      if (found) return found.box;
    }
    return undefined;
  };
  const to = (...wanted: [beginning: string, card?: string][]): Element | undefined => {
    for (const [beginning, card] of wanted) {
      const found = now.findLast(
        (thing) =>
          thing.dataset.place?.startsWith(beginning) && (card === undefined || thing.dataset.card === card) && isInSight(thing.getBoundingClientRect()),
      );
      if (found) return found;
    }
    return undefined;
  };
  const found: Flight[] = [];
  const add = (kind: Flight["kind"], id: string, start: DOMRect | undefined, target: Element | undefined): void => {
    if (start && target) found.push({ number: ++flown, kind, id, from: start, to: target.getBoundingClientRect(), target });
  };
  const isTold = events.some((told) => told.event === "taken");
  for (const told of events) {
    const [card, stack, hand, pawn] = [String(told.card), `stack-${told.stack}`, `hand-${told.seat}-`, `pawn-${told.seat}`];
    if (told.event === "draw") add("card", card, from([stack]), to([hand, card], [pawn]));
    else if (told.event === "build") add("card", card, from([hand, card], [hand, ""], [pawn]), to([`rocket-${told.seat}-${told.rocket}`], [pawn]));
    else if (told.event === "discard") add("card", card, from([hand, card], [hand, ""], [pawn]), to([stack]));
    else if (told.event === "refuel") add("fuel", String(told.fuel), from([`fuel-${told.fuel}`]), to([`rocket-${told.seat}-${told.rocket}`], [pawn]));
    else if (told.event === "taken") add("card", card, from([`found-${card}`], ["stack-"]), to([hand, card], [pawn]));
    else if (told.event === "take" && !isTold) add("back", "", from([stack]), to([hand, ""], [pawn]));
    if (told.event === "search" || told.event === "take") shuffle(to([stack]));
  }
  return found;
}

/** A stack that is looked through or shuffled shakes. */
function shuffle(stack: Element | undefined): void {
  const turned = [0, -7, 6, -5, 4, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
  stack?.animate(turned, { duration: FLIGHT_MS, easing: "ease-in-out" });
}
