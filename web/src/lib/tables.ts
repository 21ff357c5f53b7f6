/** Who one is, and tables: being somebody, opening a table, sitting down, which ones there are. */

import { beSomebody, command, get, put } from "./api";
import { newEntropy, newName } from "./guests";
import type { Clock, GameInfo, Showing, TableLine } from "./protocol";
import { settings } from "./settings.svelte";

/** What to be called: as last time, or a friendly name that nobody at the table has. */
export function likelyName(used: readonly string[] = []): string {
  return settings.name || newName(used);
}

function remember(name: string): string {
  settings.name = name;
  settings.keep();
  return name;
}

/** The name the server knows this browser by; a guest is made where it knows none. */
export async function introduce(name = likelyName()): Promise<string> {
  return remember(await beSomebody(name));
}

/** Be called otherwise from now on. */
export async function callMe(name: string): Promise<string> {
  const known = await beSomebody(name);
  return remember(known === name ? known : (await put<{ name: string }>("/api/me", { name })).name);
}

/** Take an open seat, with one's own part in the shuffle. */
export async function sitDown(table: string, seat: number): Promise<void> {
  await command(`/api/tables/${table}/commands`, { do: "sit", seat, entropy: newEntropy() });
}

/** Another match for the same people: a table where one's own seat is kept, and taken if one had one. */
export async function playAgain(table: string, rematch: string | null, seat: number | null): Promise<string | null> {
  const next = rematch ?? (await command(`/api/tables/${table}/commands`, { do: "rematch" })).table ?? null;
  // If the seat cannot be taken any more, the new table shows it.
  if (next !== null && seat !== null) await sitDown(next, seat).catch(() => {});
  return next;
}

export interface NewTable {
  game: string;
  players: number;
  /** By seat; the seats that are not named here are for people. */
  bots?: Record<number, string>;
  options?: Record<string, string>;
  name?: string;
  isPublic?: boolean;
  clock?: Clock | null;
  /** To spectators: how likely each seat is to win. */
  showsChances?: boolean;
}

/** Open a table and sit down on its first free seat; its id. */
export async function openTable(wanted: NewTable): Promise<string> {
  const { game, players, bots = {}, options = {}, name = "", isPublic = true, clock = null, showsChances = false } = wanted;
  await introduce();
  const opened = await command("/api/tables", {
    game,
    players,
    bots,
    options,
    is_public: isPublic,
    clock,
    ...(name ? { name } : {}),
    ...(showsChances ? { shows_chances: true } : {}),
  });
  const table = opened.table as string;
  const seat = Array.from({ length: players }, (_, each) => each).find((each) => !(each in bots)) ?? 0;
  await sitDown(table, seat);
  return table;
}

/** A bot on every seat but the first. */
export function botsAround(players: number, bot: string): Record<number, string> {
  return Object.fromEntries(Array.from({ length: players - 1 }, (_, place) => [place + 1, bot]));
}

export const games = (): Promise<GameInfo[]> => get<GameInfo[]>("/api/games");

/** Public tables that wait or are played. */
export async function openTables(): Promise<TableLine[]> {
  const { tables } = await get<{ tables: TableLine[] }>("/api/tables");
  return tables.sort((one, other) => Number(other.status === "open") - Number(one.status === "open")); // those first that one can join
}

const ORDER = { running: 0, open: 1, finished: 2, closed: 3 };

/** A table of one's own. */
export interface OwnTable extends TableLine {
  /** Whether one has a seat there, and may go on. */
  isSeated?: boolean;
  isAsked?: boolean;
}

const LOOKED_AT = 6; // running tables, to see whether it is one's turn
const looked = new Map<string, OwnTable>();

const LISTED = 100; // tables in one answer

/** One's own tables, and from when to ask on for older ones, if there may be any. */
export interface OwnTables {
  tables: OwnTable[];
  oldest: number | null;
}

/** One's own tables, those that are being played first, then the newest; or those that changed last before a time. */
export async function ownTables(before: number | null = null): Promise<OwnTables> {
  const { tables } = await get<{ tables: TableLine[] }>(`/api/tables?mine=true${before === null ? "" : `&before=${before}`}`);
  const own: OwnTable[] = tables
    .filter(({ status }) => status !== "closed")
    .sort((one, other) => ORDER[one.status] - ORDER[other.status] || other.changed_at - one.changed_at);
  return {
    tables: await Promise.all(own.map((line, place) => (line.status === "running" && place < LOOKED_AT ? look(line) : line))),
    oldest: tables.length < LISTED ? null : Math.min(...tables.map(({ changed_at }) => changed_at)),
  };
}

export const myTables = async (): Promise<OwnTable[]> => (await ownTables()).tables;

/** What a running table is to this person; it is asked once for every change. */
async function look(line: OwnTable): Promise<OwnTable> {
  const known = looked.get(line.id);
  if (known && known.changed_at === line.changed_at) return known;
  const { viewer, table } = await get<Showing>(`/api/tables/${line.id}`);
  const found = { ...line, isSeated: viewer !== null, isAsked: viewer !== null && table.pending.includes(viewer) };
  looked.set(line.id, found);
  return found;
}
