/** The parts of the table that its first picture does without: they are fetched as soon as that is drawn. */

import { onMount } from "svelte";
import type Dragging from "./Dragging.svelte";
import type Drawer from "./Drawer.svelte";
import type Enlarged from "./Enlarged.svelte";
import type Flights from "./Flights.svelte";
import type Launch from "./Launch.svelte";
import type Legend from "./Legend.svelte";
import type Outcome from "./Outcome.svelte";
import type Receipt from "./Receipt.svelte";

interface Parts {
  Dragging?: typeof Dragging;
  Drawer?: typeof Drawer;
  Enlarged?: typeof Enlarged;
  Flights?: typeof Flights;
  Launch?: typeof Launch;
  Legend?: typeof Legend;
  Outcome?: typeof Outcome;
  Receipt?: typeof Receipt;
}

/** What has come of them so far; called while a table is set up. */
export function later(): Parts {
  const parts = $state<Parts>({});
  async function fetch(): Promise<void> {
    parts.Outcome = (await import("./Outcome.svelte")).default;
    parts.Launch = (await import("./Launch.svelte")).default;
    parts.Receipt = (await import("./Receipt.svelte")).default;
    parts.Flights = (await import("./Flights.svelte")).default;
    parts.Drawer = (await import("./Drawer.svelte")).default;
    parts.Dragging = (await import("./Dragging.svelte")).default;
    parts.Enlarged = (await import("./Enlarged.svelte")).default;
    parts.Legend = (await import("./Legend.svelte")).default;
  }
  onMount(() => {
    const drawn = requestAnimationFrame(() => setTimeout(() => void fetch()));
    return () => cancelAnimationFrame(drawn);
  });
  return parts;
}
