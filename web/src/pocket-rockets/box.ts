/** What the component file says of the cards and sites: read once, before anything of the game is drawn. */

import { cards } from "../lib/lookup";
import type { CardSection } from "../lib/protocol";
import type { Colour, Part } from "./parts";

export interface Site {
  kind: string;
  /** Of a construction line; other sites have none. */
  colour: Colour | null;
  /** What is done there. */
  action: string;
}

const UNKNOWN_PART: Part = { kind: "segment", colour: "grey", bonus: "none" };
const UNKNOWN_SITE: Site = { kind: "", colour: null, action: "" };
let parts: ReadonlyMap<string, Part> = new Map();
let sites: ReadonlyMap<string, Site> = new Map();

/** Read the component file, as the server lists it. */
export async function open(): Promise<void> {
  unpack((await cards("pocket-rockets")).sections);
}

export function unpack(sections: readonly CardSection[]): void {
  const rows = <T>(wanted: string): [string, T][] => (sections.find(({ section }) => section === wanted)?.rows ?? []).map((row) => [String(row.id), row as T]);
  parts = new Map(rows<Part>("rocket_card").map(([id, { kind, colour, bonus }]) => [id, { kind, colour, bonus }]));
  sites = new Map(rows<Partial<Site>>("shipyard_card").map(([id, row]) => [id, { ...UNKNOWN_SITE, ...row }]));
}

/** The part that a card shows. */
export const partOf = (card: string): Part => parts.get(card) ?? UNKNOWN_PART;
/** A site of the shipyard. */
export const siteOf = (site: string): Site => sites.get(site) ?? UNKNOWN_SITE;

/** The first card that shows such a part. */
export function cardWith(wanted: Partial<Part>): string {
  const isWanted = (part: Part): boolean => Object.entries(wanted).every(([key, value]) => part[key as keyof Part] === value);
  return [...parts].find(([, part]) => isWanted(part))?.[0] ?? "";
}
