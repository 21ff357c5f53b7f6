/** The parts of the table that its first picture does without: they are fetched as soon as that is drawn. */

import { onMount } from "svelte";
import { fetched } from "../lib/fetched";
import type AiPanel from "./AiPanel.svelte";
import type Dragging from "./Dragging.svelte";
import type Drawer from "./Drawer.svelte";
import type Enlarged from "./Enlarged.svelte";
import type Flights from "./Flights.svelte";
import type Helpers from "./Helpers.svelte";
import type Launch from "./Launch.svelte";
import type Legend from "./Legend.svelte";
import type Outcome from "./Outcome.svelte";
import type Receipt from "./Receipt.svelte";
import type Track from "./Track.svelte";

interface Parts {
  AiPanel?: typeof AiPanel | undefined;
  Dragging?: typeof Dragging | undefined;
  Drawer?: typeof Drawer | undefined;
  Enlarged?: typeof Enlarged | undefined;
  Flights?: typeof Flights | undefined;
  Helpers?: typeof Helpers | undefined;
  Launch?: typeof Launch | undefined;
  Legend?: typeof Legend | undefined;
  Outcome?: typeof Outcome | undefined;
  Receipt?: typeof Receipt | undefined;
  Track?: typeof Track | undefined;
}

/** What has come of them so far; called while a table is set up. */
export function later(isSolo: boolean): Parts {
  const parts = $state<Parts>({});
  let isThere = true;
  async function fetch(): Promise<void> {
    const isWanted = (): boolean => isThere;
    parts.Helpers = await fetched(() => import("./Helpers.svelte"), isWanted);
    parts.Track = await fetched(() => import("./Track.svelte"), isWanted);
    if (isSolo) parts.AiPanel = await fetched(() => import("./AiPanel.svelte"), isWanted);
    parts.Outcome = await fetched(() => import("./Outcome.svelte"), isWanted);
    parts.Launch = await fetched(() => import("./Launch.svelte"), isWanted);
    parts.Receipt = await fetched(() => import("./Receipt.svelte"), isWanted);
    parts.Flights = await fetched(() => import("./Flights.svelte"), isWanted);
    parts.Drawer = await fetched(() => import("./Drawer.svelte"), isWanted);
    parts.Dragging = await fetched(() => import("./Dragging.svelte"), isWanted);
    parts.Enlarged = await fetched(() => import("./Enlarged.svelte"), isWanted);
    parts.Legend = await fetched(() => import("./Legend.svelte"), isWanted);
  }
  onMount(() => {
    const drawn = requestAnimationFrame(() => setTimeout(() => void fetch()));
    return () => {
      isThere = false;
      cancelAnimationFrame(drawn);
    };
  });
  return parts;
}
