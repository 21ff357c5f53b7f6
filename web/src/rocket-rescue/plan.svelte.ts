/** A plan as it is put together: dice that lie on fields, a bid, and the commands that change them. */

import type { Facts } from "../lib/protocol";
import type { Scene } from "../lib/scene.svelte";
import type { RocketRescueView, SeatView } from "../lib/views/rocket-rescue";
import { constantOf, PHASES, type Phase } from "./components";
import { told } from "./words";

export const FIELDS = PHASES.flatMap((phase) => (["left", "right"] as const).map((side) => ({ phase, side, key: `${phase} ${side}` })));
export const FACES = [1, 2, 3, 4, 5, 6] as const;

type Dice = NonNullable<SeatView["dice"]>;

/** The die on a field, 0 where none lies. */
export function dieOn(dice: Dice | null, field: string): number {
  const [phase, side] = field.split(" ") as [Phase, "left" | "right"];
  return dice?.[phase][side === "left" ? 0 : 1] ?? 0;
}

export const diceOf = (dice: Dice | null): Map<string, number> =>
  new Map(FIELDS.flatMap(({ key }) => (dieOn(dice, key) ? [[key, dieOn(dice, key)] as const] : [])));

/** What lies there, as steps that put it there. */
const stepsOf = (dice: ReadonlyMap<string, number>, bid: number | null): string[] => [
  ...[...dice].map(([field, value]) => `plan ${field} ${value}`),
  ...(bid === null ? [] : [`bid ${bid}`]),
];

/** Change what lies there: all of it is taken back and put down anew, as one command. */
export function change(scene: Scene, me: SeatView, dice: ReadonlyMap<string, number>, bid: number | null): Promise<boolean> {
  const before = stepsOf(diceOf(me.dice), me.bid);
  return scene.pressAll(stepsOf(dice, bid), before.length + (me.ready ? 1 : 0));
}

/** Put a die on a field, or none: where one lies already, all is put down anew; whether that was tried. */
export function putDie(scene: Scene, view: RocketRescueView, me: SeatView, field: string, value: number): boolean {
  const isSetting = view.asks === "adjust";
  const words = `${isSetting ? "set" : "plan"} ${field} ${value}`;
  if (value && scene.may(words)) scene.press(words);
  else if (isSetting || !scene.choices.size) scene.ask(words);
  else {
    const dice = diceOf(me.dice);
    if (!value && !dice.has(field)) return false;
    if (value) dice.set(field, value);
    else dice.delete(field);
    if (dice.size <= constantOf("action_dice")) void change(scene, me, dice, me.bid);
    else scene.ask(words);
  }
  return true;
}

/** What a face allows in a phase and what it costs, as a label tells it. */
export function faceOf(view: RocketRescueView, phase: Phase, value: number): Facts | undefined {
  const face = view.faces.find((each) => each.value === value);
  if (!face) return undefined;
  const most = (what: "shifts" | "builds" | "launches"): number => Math.max(0, ...face.options.map((each) => each[what]));
  const options = face.options.map(
    ({ shifts, builds, launches }) => (shifts ? `s${shifts}` : "") + (builds ? `b${builds}` : "") + (launches ? `l${launches}` : ""),
  );
  const ALLOWS = { research: "module", shopping: "cubes", boarding: face.moves ? "moves" : "boardings", build_launch: options.join("-") };
  return {
    allows: ALLOWS[phase],
    value: phase === "shopping" ? face.cubes : value,
    count: face.moves || face.boardings,
    gets: Math.max(0, face.energy),
    pays: Math.max(0, -face.energy),
    ...{ shifts: most("shifts"), builds: most("builds"), launches: most("launches") },
  };
}

/** What some dice of a phase do, in words; two alike are told once. */
export function doneBy(view: RocketRescueView, phase: Phase, values: readonly number[]): string {
  const all = values.filter(Boolean).map((value) => told("board-allows", faceOf(view, phase, value) ?? {}));
  return all.length > 1 && all[0] === all[1] ? told("board-allows-twice", { allows: all[0] ?? "" }) : all.join("; ");
}
