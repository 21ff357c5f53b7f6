/** What flies on the table when something happens: from where a thing lay to where it lies now. */

import { FLIGHT_MS, Sky, type Flight, type Seen } from "../lib/flights";
import type { Told } from "../lib/protocol";

const MOVING = new Set(["draw", "build", "discard", "refuel", "search", "take", "taken"]);
const MOST_AT_ONCE = 8; // more than this is no step but a jump, which is not followed

/** The flights that belong to what happened, from how it was seen before. */
export function flights(events: readonly Told[], before: readonly Seen[], root: Element): Flight[] {
  if (events.filter((told) => MOVING.has(told.event ?? "")).length > MOST_AT_ONCE) return [];
  const sky = new Sky(before, root);
  const from = sky.from.bind(sky);
  const to = sky.to.bind(sky);
  const isTold = events.some((told) => told.event === "taken");
  for (const told of events) {
    const [card, stack, hand, pawn] = [String(told.card), `stack-${told.stack}`, `hand-${told.seat}-`, `pawn-${told.seat}`];
    if (told.event === "draw") sky.fly("card", card, from([stack]), to([hand, card], [pawn]));
    else if (told.event === "build") sky.fly("card", card, from([hand, card], [hand, ""], [pawn]), to([`rocket-${told.seat}-${told.rocket}`], [pawn]));
    else if (told.event === "discard") sky.fly("card", card, from([hand, card], [hand, ""], [pawn]), to([stack]));
    else if (told.event === "refuel") sky.fly("fuel", String(told.fuel), from([`fuel-${told.fuel}`]), to([`rocket-${told.seat}-${told.rocket}`], [pawn]));
    else if (told.event === "taken") sky.fly("card", card, from([`found-${card}`], ["stack-"]), to([hand, card], [pawn]));
    else if (told.event === "take" && !isTold) sky.fly("back", "", from([stack]), to([hand, ""], [pawn]));
    if (told.event === "search" || told.event === "take") shuffle(to([stack]));
  }
  return sky.flights;
}

/** A stack that is looked through or shuffled shakes. */
function shuffle(stack: Element | undefined): void {
  const turned = [0, -7, 6, -5, 4, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
  stack?.animate(turned, { duration: FLIGHT_MS, easing: "ease-in-out" });
}
