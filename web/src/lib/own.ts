/** What a game draws itself, loaded when it is needed: the picture of a component, how points came about, and how a match went;
 *  points are drawn for any game whose seats say what they are worth. */

import type { Component } from "svelte";
import { cards } from "./lookup";
import type { ReplayStep, SeatInfo, View } from "./protocol";

export type Picture = Component<{ section: string; id: string; row: Record<string, unknown> }>;
export type Points = Component<{ view: View; seats: readonly Pick<SeatInfo, "kind" | "name">[]; viewer: number | null; steps?: readonly ReplayStep[] }>;

export type Story = Component<{
  steps: readonly ReplayStep[];
  seats: readonly Pick<SeatInfo, "kind" | "name">[];
  viewer: number | null;
  linkTo: (place: number) => string;
}>;

const PICTURES = import.meta.glob<{ default: Picture }>("../*/Picture.svelte");
const POINTS = import.meta.glob<{ default: Points }>("../*/Result.svelte");
const STORIES = import.meta.glob<{ default: Story }>("../*/Story.svelte");
const BOXES = import.meta.glob<{ open: () => Promise<void> }>("../*/box.ts");

/** Have what a game's drawings have to know of its components, where they ask for something. */
export async function openBox(game: string): Promise<void> {
  await (await BOXES[`../${game}/box.ts`]?.())?.open();
}

export async function pictureOf(game: string): Promise<Picture | null> {
  const [drawn] = await Promise.all([PICTURES[`../${game}/Picture.svelte`]?.(), openBox(game)]);
  return drawn?.default ?? null;
}

export async function pointsOf(game: string, view: View): Promise<Points | null> {
  const own = POINTS[`../${game}/Result.svelte`];
  if (own) return (await Promise.all([own(), openBox(game)]))[0].default;
  const isTold = ((view.seats ?? []) as { worth?: unknown }[]).some(({ worth }) => typeof worth === "object" && worth !== null);
  if (!isTold) return null;
  const [drawn] = await Promise.all([import("../plain/Points.svelte"), cards(game).catch(() => null)]); // which says what objectives ask for
  return drawn.default;
}

/** How a match went, in a game's own drawing; nothing where it has none. */
export async function storyOf(game: string): Promise<Story | null> {
  const [drawn] = await Promise.all([STORIES[`../${game}/Story.svelte`]?.(), openBox(game)]);
  return drawn?.default ?? null;
}
