/** The parts of the table that its first picture does without: they are fetched as soon as that is drawn. */

import { onMount, type Component, type Snippet } from "svelte";
import { fetched } from "../lib/fetched";
import type { Scene } from "../lib/scene.svelte";
import type { RocketRescueView } from "../lib/views/rocket-rescue";
import { fetchEmblems } from "./emblem.svelte";
import type { Lately } from "./lately.svelte";
import type { Opened } from "./reveal.svelte";

interface Parts {
  /** The launch that is under way, for everybody. */
  Launch?: Component<{ scene: Scene; view: RocketRescueView; tools?: Snippet | undefined; isOpen?: boolean }, object, "isOpen">;
  /** All plans open, and then the order of each phase. */
  Reveal?: Component<{ scene: Scene; view: RocketRescueView; opened: Opened | null; isNarrow?: boolean; isMoment?: boolean; onclose: () => void }>;
  PhaseOrders?: Component<{ scene: Scene; view: RocketRescueView }>;
  /** For somebody who watches: all seats side by side. */
  Watching?: Component<{ scene: Scene; view: RocketRescueView; lately: Lately }>;
  /** From the rocket that would fly to its planet. */
  Arc?: Component<{ flight: string }>;
  /** What lies in the piles, and what was discarded. */
  Piles?: Component<{ view: RocketRescueView }, { show: () => void }>;
  /** A card, large. */
  Enlarged?: Component<Record<string, never>, { show: (card: string) => void }>;
  /** Modules, cubes, crew and energy on their way. */
  Flights?: Component<{ scene: Scene; root: HTMLElement | undefined }>;
  /** What newcomers are told in the first round. */
  Bubbles?: Component<{ scene: Scene; view: RocketRescueView; root: HTMLElement | undefined }>;
  /** What the icons mean. */
  Legend?: Component<Record<string, never>, { show: () => void }>;
}

// In the order in which they may be wanted.
const PARTS = import.meta.glob<{ default: Component }>([
  "./Launch.svelte",
  "./Reveal.svelte",
  "./PhaseOrders.svelte",
  "./Watching.svelte",
  "./Arc.svelte",
  "./Piles.svelte",
  "./Enlarged.svelte",
  "./Flights.svelte",
  "./Bubbles.svelte",
  "./Legend.svelte",
]);
const NAMES = ["Launch", "Reveal", "PhaseOrders", "Watching", "Arc", "Piles", "Enlarged", "Flights", "Bubbles", "Legend"] as const;

/** What has come of them so far; called while a table is set up. */
export function later(): Parts {
  const parts = $state<Parts>({});
  let isThere = true;
  async function fetch(): Promise<void> {
    fetchEmblems(() => isThere);
    for (const name of NAMES) {
      const load = PARTS[`./${name}.svelte`];
      if (load) Object.assign(parts, { [name]: await fetched(load, () => isThere) });
    }
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
