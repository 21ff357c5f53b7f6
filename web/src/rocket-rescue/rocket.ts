/** What stands in a hangar, in the order in which it is drawn. */

import type { BuiltModule, HangarView, RocketRescueView } from "../lib/views/rocket-rescue";
import type { Type } from "./components";

/** A place of a rocket that is kept for a module of a type (RR-9.9). */
export interface Kept {
  kept: Type;
}
export type Level = BuiltModule | Kept;
export const isKept = (level: Level): level is Kept => "kept" in level;

/** The crew on a module, one entry for each seat that it has: who sits there, or nobody. */
export function sitting(view: RocketRescueView, built: Pick<BuiltModule, "crew" | "seats">): (number | null)[] {
  const found = view.seats.flatMap(({ seat, colour }) => Array.from({ length: built.crew[colour] ?? 0 }, () => seat));
  return Array.from({ length: built.seats }, (_, at) => found[at] ?? null);
}

/** A rocket from top to bottom, with the places that are kept; nothing in an empty hangar. */
export function levels(hangar: HangarView): Level[] {
  if (!hangar.modules.length) return [];
  const of = (type: Type): BuiltModule | undefined => hangar.modules.find((each) => each.type === type);
  const [cockpit, engine] = [of("cockpit"), of("engine")];
  const middle = hangar.modules.filter((each) => each !== cockpit && each !== engine).reverse();
  return [cockpit ?? { kept: "cockpit" }, ...(hangar.missing.includes("tank") ? [{ kept: "tank" as const }] : []), ...middle, engine ?? { kept: "engine" }];
}

/** The crew of a seat: saved, aboard or in the terminal, at home. */
export function crewOf(view: RocketRescueView, seat: number): { saved: number; aboard: number; home: number; total: number } {
  const { colour, saved, crew: home, crew_total: total } = view.seats[seat] as RocketRescueView["seats"][number];
  const aboard = view.hangars.flatMap(({ modules }) => modules).reduce((sum, each) => sum + (each.crew[colour] ?? 0), 0);
  return { saved, aboard: aboard + view.terminal.filter((each) => each === seat).length, home, total };
}
