/** What a board draws: a position as one viewer knows it, what just happened, and what may be done. */

import type { Facts, GoalPart, SeatInfo, Told, View } from "./protocol";

export class Scene {
  game = $state("");
  name = $state(""); // the table's own, where it has one
  view = $state.raw<View | null>(null);
  /** What the match is about now, as far as the viewer knows. */
  goal = $state.raw<readonly GoalPart[]>([]);
  viewer = $state<number | null>(null); // the seat that looks; null for a spectator, or where everything is open
  seats = $state.raw<readonly Pick<SeatInfo, "kind" | "name">[]>([]);
  pending = $state.raw<readonly number[]>([]);
  /** By seat, for how many minutes its person has been away, as far as this page has seen; null for who is here. */
  away = $state.raw<readonly (number | null)[]>([]);
  /** What may be done now, in words, with what a label tells of it. Empty while others decide, and in replays. */
  choices = $state.raw<ReadonlyMap<string, Facts>>(new Map());
  /** What happened with the last change of the view, for what moves. */
  events = $state.raw<readonly Told[]>([]);
  /** Grows with every change of the view. */
  beat = $state(0);
  /** Chosen, but not yet confirmed. */
  chosen = $state<string | null>(null);
  /** Where somebody may press to act or to ask; false in replays. */
  isLive = false;

  may(words: string): boolean {
    return this.choices.has(words);
  }

  /** Do what these words say. */
  press(words: string): void {
    void words;
  }

  /** Ways to carry something through, the best first, each a list of steps. */
  proposals(words: string): Promise<string[][]> {
    void words;
    return Promise.resolve([]);
  }

  /** Do several steps as one, all of them or none, after so many own steps were taken back; whether they were done. */
  pressAll(steps: readonly string[], takenBack = 0): Promise<boolean> {
    void [steps, takenBack];
    return Promise.resolve(false);
  }

  /** Ask why nothing can be done with a component now. */
  askAbout(component: string): void {
    void component;
  }

  /** Tell the reader something that needs no asking. */
  explain(text: string): void {
    void text;
  }

  /** Ask why these words cannot be done now; `rule ID` asks for a rule by itself. */
  ask(words: string): void {
    void words;
  }
}
