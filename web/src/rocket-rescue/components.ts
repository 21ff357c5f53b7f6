/** What the component file says of modules, planets and characters, by their ids. Facts only: what may be done with them the server says. */

import type { CardSection } from "../lib/protocol";

export type Type = "cockpit" | "tank" | "engine" | "crew";
export type Resource = "carbon" | "aluminium" | "titanium";
export type Phase = "research" | "shopping" | "boarding" | "build_launch";

export const RESOURCES: readonly Resource[] = ["carbon", "aluminium", "titanium"];
export const PHASES: readonly Phase[] = ["research", "shopping", "boarding", "build_launch"];

export interface ModuleFacts {
  id: string;
  type: Type;
  deck: "standard" | "advanced";
  stability: number;
  seats: number;
  /** What building it brings. */
  energy: number;
  cost: Partial<Record<Resource, number>>;
  equipment: readonly string[];
}

export interface PlanetFacts {
  id: string;
  colour: "blue" | "red";
  fuel: number;
  equipment: readonly string[];
  energy_cost: number;
  launch_reward: number;
  build_reward: number;
}

export interface CharacterFacts {
  id: string;
  /** What it can do, by language. */
  text: unknown;
}

export interface CompanyFacts {
  id: string;
  /** What is cheaper in its hangars, and by how many cubes. */
  discount: string;
  amount: number;
}

type Row = Record<string, unknown>;

const NO_MODULE: ModuleFacts = { id: "", type: "crew", deck: "advanced", stability: 0, seats: 0, energy: 0, cost: {}, equipment: [] };
const NO_PLANET: PlanetFacts = { id: "", colour: "blue", fuel: 0, equipment: [], energy_cost: 0, launch_reward: 0, build_reward: 0 };

let modules: ReadonlyMap<string, ModuleFacts> = new Map();
let planets: ReadonlyMap<string, PlanetFacts> = new Map();
let characters: ReadonlyMap<string, CharacterFacts> = new Map();
let companies: ReadonlyMap<string, CompanyFacts> = new Map();
let faces: readonly number[] = [];
let constants: ReadonlyMap<string, number> = new Map();

export function unpack(sections: readonly CardSection[]): void {
  const rows = (wanted: string): Row[] => sections.find(({ section }) => section === wanted)?.rows ?? [];
  const byId = <T>(wanted: string, unknown: T): Map<string, T> => new Map(rows(wanted).map((row) => [String(row.id), { ...unknown, ...row } as T]));
  modules = byId("module", NO_MODULE);
  planets = byId("planet", NO_PLANET);
  characters = byId("character", { id: "", text: "" });
  companies = byId("company", { id: "", discount: "", amount: 0 });
  const dice = new Map(rows("die").map((row) => [row.id, row.faces as number[]]));
  faces = [...new Set(dice.get("stability"))].sort((one, other) => one - other);
  constants = new Map(rows("constant").map((row) => [String(row.id), Number(row.value)]));
}

export const moduleOf = (id: string): ModuleFacts => modules.get(id) ?? { ...NO_MODULE, id };
export const planetOf = (id: string): PlanetFacts => planets.get(id) ?? { ...NO_PLANET, id };
export const characterOf = (id: string): CharacterFacts => characters.get(id) ?? { id, text: "" };
export const companyOf = (id: string): CompanyFacts => companies.get(id) ?? { id, discount: "", amount: 0 };
/** What the stability die can show. */
export const stabilityFaces = (): readonly number[] => faces;
export const constantOf = (id: string): number => constants.get(id) ?? 0;
export const isStandard = (id: string): boolean => moduleOf(id).deck === "standard";
