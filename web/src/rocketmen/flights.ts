/** What flies over the table of Rocketmen: cards from display to play area, from the hand to the launch pad, points to the race. */

import { Sky, type Flight, type Seen } from "../lib/flights";
import type { Told } from "../lib/protocol";

const MOST_AT_ONCE = 10; // more than this is no step but a jump, which is not followed
const APART_MS = 60; // parts that fall one by one
const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === null || value === "nothing" ? [] : [String(value)];

/** The flights that belong to what happened, from how it was seen before. */
export function flights(events: readonly Told[], before: readonly Seen[], root: Element): Flight[] {
  const sky = new Sky(before, root);
  let fallen = 0;
  for (const told of events) {
    const { seat } = told;
    const [card, mat] = [String(told.card), `seat-${seat}`];
    const fromHand = (id: string): DOMRect | undefined => sky.from([`held-${seat}`, id], [mat]);
    const toPlay = sky.to([`play-${seat}`], [mat]);
    switch (told.event) {
      case "bought":
        for (const id of ids(told.cards)) sky.fly("card", id, sky.from(["display-", id], [`engines-${id}`]), toPlay, { stays: true });
        break;
      case "took-threat":
        sky.fly("card", card, sky.from(["display-", card]), toPlay, { stays: true });
        break;
      case "placed":
        for (const id of [...ids(told.plan), ...ids(told.cards)]) sky.fly("card", id, fromHand(id), sky.to([`rocket-${seat}`]), { stays: true });
        break;
      case "placed-free":
        sky.fly("card", card, fromHand(card), sky.to([`rocket-${seat}`]), { stays: true });
        break;
      case "used":
        sky.fly("card", card, fromHand(card), toPlay, { stays: true });
        break;
      case "discarded":
        for (const id of ids(told.things)) sky.fly("card", id, fromHand(id), toPlay, { stays: true });
        break;
      case "scrapped":
        sky.fly("card", card, fromHand(card), sky.to([`scrapyard-${seat}`], [mat]), { stays: true });
        break;
      case "draw":
        sky.fly("back", "", sky.from([`unseen-${seat}`]), sky.to([`held-${seat}`, card], [`hand-${seat}`]));
        break;
      case "reveal":
        sky.fly("back", "", sky.from(["deck"]), sky.to([`display-${told.space}`, card]));
        break;
      case "pad-discarded":
        sky.fly("card", card, sky.from([`rocket-${seat}`]), sky.to([`warehouse-${seat}`], [mat]), { stays: true, late: APART_MS * fallen++ });
        break;
      case "completed":
        sky.fly("marker", String(seat), sky.from([`rocket-${seat}`], [mat]), sky.to([`location-${told.location}`]), { stays: true });
        sky.fly("vp", String(told.vp), sky.to([`location-${told.location}`])?.getBoundingClientRect(), sky.to([`race-${seat}`], [mat]), {
          stays: true,
          late: 120,
        });
        break;
    }
  }
  return sky.flights.length > MOST_AT_ONCE ? [] : sky.flights;
}
