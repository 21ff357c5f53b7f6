/** A plan as it is put together: dice that lie on fields, a bid, and the commands that change them. */

import type { Facts } from "../lib/protocol";
import type { Scene } from "../lib/scene.svelte";
import type { SeatView } from "../lib/views/rocket-rescue";
import { PHASES, type Phase } from "./components";

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

/** What a face allows in a phase and what it costs, as the server told it with the choices; the same in every round. */
const known = new Map<string, Facts>();
export function faceOf(scene: Scene, phase: Phase, value: number): Facts | undefined {
  const key = `${phase} ${value}`;
  const told = (["left", "right"] as const).map((side) => scene.choices.get(`plan ${phase} ${side} ${value}`)).find(Boolean);
  if (told) known.set(key, told);
  return told ?? known.get(key);
}
