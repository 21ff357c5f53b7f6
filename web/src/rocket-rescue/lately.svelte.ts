/** What was done in this phase, by whom, and the phase before it in one line. */

import type { Told } from "../lib/protocol";
import type { Scene } from "../lib/scene.svelte";
import { texts } from "../lib/texts.svelte";
import type { RocketRescueView } from "../lib/views/rocket-rescue";
import { GAME, told } from "./words";

const TELLING =
  "took bought refilled boarded boarded-terminal moved shifted built exchanged equipped launched passed nothing-to-do crew-aboard rescued skipped-phase".split(
    " ",
  );

interface Deeds {
  seat: number | null;
  events: readonly Told[];
}

export class Lately {
  /** The deeds of this phase, those of a seat together. */
  deeds = $state.raw<readonly Deeds[]>([]);
  /** The phase before this one, with its deeds. */
  before = $state.raw<{ phase: string; deeds: readonly Deeds[] } | null>(null);
  private phase = "";
  private key = "";
  private seen = 0;

  follow({ beat, events }: Scene, view: RocketRescueView): void {
    if (beat === this.seen) return;
    this.seen = beat;
    for (const each of events) {
      if (each.event === "phase") this.turn(`${view.round} ${String(each.phase)}`, String(each.phase));
      const seat = typeof each.seat === "number" ? each.seat : null;
      if (!TELLING.includes(each.event ?? "")) continue;
      const last = this.deeds.at(-1);
      this.deeds =
        last && last.seat === seat ? [...this.deeds.slice(0, -1), { seat, events: [...last.events, each] }] : [...this.deeds, { seat, events: [each] }];
    }
    if (view.asks === "plan") this.turn(`${view.round} plan`, "plan");
  }

  private turn(key: string, phase: string): void {
    if (key === this.key) return;
    if (this.deeds.length) this.before = { phase: this.phase, deeds: this.deeds };
    else if (phase !== "research") this.before = null;
    this.deeds = [];
    this.key = key;
    this.phase = phase;
  }
}

/** What somebody did, without their name in front. */
export function deedsIn({ seats, viewer }: Scene, { seat, events }: Deeds): string {
  const name = seat === null ? null : texts.seat(seat, seats, viewer);
  return events
    .map((each) => texts.event(each, GAME, seats, viewer))
    .map((said) => (name !== null && said.startsWith(name) ? said.slice(name.length).replace(/^[:\s]+/, "") : said))
    .join(" · ");
}

/** A phase in one line: who did what. */
export const summaryOf = (scene: Scene, { phase, deeds }: NonNullable<Lately["before"]>): string =>
  [
    told("board-now", { phase }),
    deeds.map((each) => (each.seat === null ? deedsIn(scene, each) : `${texts.seat(each.seat, scene.seats, scene.viewer)} ${deedsIn(scene, each)}`)).join("; "),
  ].join(": ");
