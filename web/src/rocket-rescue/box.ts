/** Opens the box before anything of the game is drawn. */

import { cards } from "../lib/lookup";
import { unpack } from "./components";
import { GAME } from "./words";

/** Read the component file, as the server lists it. */
export async function open(): Promise<void> {
  unpack((await cards(GAME)).sections);
}
