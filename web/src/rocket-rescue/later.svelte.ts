/** The parts of the table that its first picture does without: they are fetched as soon as that is drawn. */

import { onMount, type Component, type Snippet } from "svelte";
import type { Scene } from "../lib/scene.svelte";
import type { RocketRescueView } from "../lib/views/rocket-rescue";
import { fetchEmblems } from "./emblem.svelte";

interface Parts {
  /** The launch that is under way, for everybody. */
  Launch?: Component<{ scene: Scene; view: RocketRescueView; tools?: Snippet | undefined; isOpen?: boolean }, object, "isOpen">;
  /** What the icons mean. */
  Legend?: Component<Record<string, never>, { show: () => void }>;
}

const STAGES = import.meta.glob<{ default: NonNullable<Parts["Launch"]> }>("./Launch.svelte");
const LEGENDS = import.meta.glob<{ default: NonNullable<Parts["Legend"]> }>("./Legend.svelte");

/** What has come of them so far; called while a table is set up. */
export function later(): Parts {
  const parts = $state<Parts>({});
  async function fetch(): Promise<void> {
    fetchEmblems();
    const launch = await STAGES["./Launch.svelte"]?.();
    if (launch) parts.Launch = launch.default;
    const legend = await LEGENDS["./Legend.svelte"]?.();
    if (legend) parts.Legend = legend.default;
  }
  onMount(() => {
    const drawn = requestAnimationFrame(() => setTimeout(() => void fetch()));
    return () => cancelAnimationFrame(drawn);
  });
  return parts;
}
