/** What a screen reader says of components. */

import { moduleOf, planetOf, RESOURCES } from "./components";
import { called, told } from "./words";

/** A module in one sentence. */
export function spokenModule(module: string): string {
  const { type, stability, seats, energy, cost, equipment } = moduleOf(module);
  const costs = RESOURCES.filter((each) => cost[each]).map((each) => `${cost[each]} ${called(each)}`);
  const facts = { name: called(module), type: told("board-type", { type }), cost: costs.join(", "), energy, stability, seats };
  return [told("board-module", facts), ...equipment.map(called)].join(", ");
}

/** A planet in one sentence. */
export function spokenPlanet(planet: string): string {
  const { colour, fuel, equipment, energy_cost: cost, launch_reward: launch, build_reward: build } = planetOf(planet);
  const needs = equipment.map(called).join(", ") || told("board-nothing");
  return told("told-planet", { name: called(planet), colour, fuel, needs, cost, launch, build });
}
