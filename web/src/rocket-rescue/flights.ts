/** What flies over the table of Rocket Rescue: modules and cubes to their seats, crew to their windows, fees to who gets them. */

import { Sky, type Flight, type Seen } from "../lib/flights";
import type { Told } from "../lib/protocol";
import { COLOURS } from "./flight";

const MOST_AT_ONCE = 12; // more than this is no step but a jump, which is not followed
const APART_MS = 40; // cubes one by one
const MOST_CUBES = 6;

/** The flights that belong to what happened, from how it was seen before. */
export function flights(events: readonly Told[], before: readonly Seen[], root: Element): Flight[] {
  const sky = new Sky(before, root);
  for (const told of events) {
    const { seat } = told;
    const [mat, module] = [`seat-${seat}`, String(told.module)];
    const at = `built-${told.hangar}-${told.place}`;
    const crew = typeof told.crew === "string" ? COLOURS.indexOf(told.crew) : Number(seat);
    switch (told.event) {
      case "took":
        sky.fly("module", module, sky.from(["depot", module]), sky.to([mat]), { stays: true });
        break;
      case "bought":
        for (let cube = 0; cube < Math.min(MOST_CUBES, Number(told.cubes)); cube++)
          sky.fly("cube", String(told.resource), sky.from([`market-${told.resource}`]), sky.to([mat]), { stays: true, late: APART_MS * cube });
        break;
      case "built":
        sky.fly("module", module, sky.from([`hand-${module}`], [mat]), sky.to([`built-${told.hangar}-`, module]));
        break;
      case "boarded":
      case "crew-aboard":
        sky.fly("crew", String(crew), sky.from([mat]), sky.to([at]), { stays: true });
        if (Number(told.cost) > 0)
          sky.fly("energy", String(told.cost), sky.from([mat]), sky.to([`seat-${COLOURS.indexOf(String(told.owner))}`]), { stays: true });
        break;
      case "boarded-terminal":
        sky.fly("crew", String(crew), sky.from([mat]), sky.to(["terminal"]), { stays: true });
        break;
      case "moved":
        sky.fly("crew", String(crew), sky.from([mat]), sky.to([at]), { stays: true });
        break;
      case "fee":
        sky.fly("energy", String(told.energy), sky.from([mat]), sky.to([`seat-${COLOURS.indexOf(String(told.to))}`]), { stays: true });
        break;
    }
  }
  return sky.flights.length > MOST_AT_ONCE ? [] : sky.flights;
}
