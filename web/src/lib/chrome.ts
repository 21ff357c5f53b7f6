/** What a page puts around a game's table: the same for every game. */

import type { Snippet } from "svelte";

export interface Chrome {
  /** Buttons at the top right, or behind "Menu" on a phone. */
  nav: Snippet;
  /** The log, and what else stands beside the table. */
  side: Snippet;
  /** Undo, confirm: at the right of the prompt, before the game's own actions. Not in replays. */
  tools?: Snippet;
  /** In place of the prompt: a replay's controls. */
  foot?: Snippet;
  /** Above the table: lost connection, a request, the end. */
  banner?: Snippet;
}
