/** The pictures of Rocketmen's cards and signs, from game-icons: those that are used, and no others. */

import afterburners from "icon:afterburn";
import asteroid from "icon:asteroid";
import reactor from "icon:atom";
import satellites from "icon:satellite";
import batteries from "icon:battery-pack";
import hotel from "icon:bed";
import pandemic from "icon:biohazard";
import discard from "icon:card-discard";
import swap from "icon:card-exchange";
import hq from "icon:card-draw";
import play from "icon:card-play";
import scrap from "icon:card-burn";
import warehouse from "icon:cargo-crate";
import investors from "icon:cash";
import capitol from "icon:capitol";
import finish from "icon:checkered-flag";
import quantum from "icon:circuitry";
import car from "icon:city-car";
import shipyard from "icon:crane";
import database from "icon:database";
import station from "icon:defense-satellite";
import genes from "icon:dna2";
import objective from "icon:flag-objective";
import internet from "icon:glass-ball";
import base from "icon:habitat-dome";
import hourglass from "icon:hourglass";
import laser from "icon:laser-precision";
import support from "icon:life-support";
import robot from "icon:mechanical-arm";
import medicines from "icon:medicines";
import microscope from "icon:microscope";
import mining from "icon:mining";
import planning from "icon:notebook";
import lock from "icon:padlock";
import parachute from "icon:parachute";
import hand from "icon:poker-hand";
import capacitor from "icon:power-lightning";
import recycle from "icon:recycle";
import solar from "icon:solar-power";
import suit from "icon:space-suit";
import spaceship from "icon:spaceship";
import spy from "icon:spy";
import variant from "icon:star-flag";
import shield from "icon:surrounded-shield";
import climate from "icon:thermometer-hot";
import tubes from "icon:transparent-tubes";
import coins from "icon:two-coins";
import depot from "icon:warehouse";
import { factsFor } from "./cards";

const TYPES: Record<string, string> = { satellite: satellites, spaceship, hotel, shipyard, station, mining, base };
const CARDS: Record<string, string> = {
  afterburners,
  asteroid_impact: asteroid,
  asteroid_laser_ablation: laser,
  backup_systems: parachute,
  big_data: database,
  carbon_nanotubes: tubes,
  climate_change: climate,
  depot,
  designer_drugs: medicines,
  detailed_planning: planning,
  electric_cars: car,
  fusion_reactor: reactor,
  genetic_engineering: genes,
  global_internet: internet,
  government_contract: capitol,
  industrial_espionage: spy,
  life_support: support,
  nanotechnology: microscope,
  pandemic,
  private_investors: investors,
  quantum_computers: quantum,
  radiation_shielding: shield,
  reusable_rocket_parts: recycle,
  robotics: robot,
  solar_energy: solar,
  spacesuit: suit,
  storage_batteries: batteries,
  super_capacitors: capacitor,
};
const OTHER: Record<string, string> = { objective, variant };
/** Signs that stand for places and deeds. */
export const SIGNS = { discard, swap, hq, hand, play, warehouse, scrap, coins, lock, finish, hourglass, depot } as const;

/** The picture of a type of location. */
export const typePicture = (type: string): string => TYPES[type] ?? satellites;
/** The picture of a card; an engine has none of these, it is drawn. */
export function pictureFor(card: string): string {
  const { kind, type } = factsFor(card);
  return CARDS[card] ?? TYPES[type] ?? OTHER[kind] ?? discard;
}
