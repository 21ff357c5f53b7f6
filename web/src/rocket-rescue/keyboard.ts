/** The keys of this table: 1 to 6 put a die, arrows go between fields and faces, Shift+Enter does the green button, L and X lead to launches and exchanges, Esc puts back. */

import type { Scene } from "../lib/scene.svelte";
import type { RocketRescueView, SeatView } from "../lib/views/rocket-rescue";
import type { Board } from "./board.svelte";
import { FIELDS, putDie } from "./plan.svelte";

interface At {
  scene: Scene;
  view: RocketRescueView;
  board: Board;
  me: SeatView;
  root: HTMLElement;
  isPlanning: boolean;
}

const TYPING = "input, textarea, select, [role=tablist], [data-log], dialog";
const isSeen = (each: HTMLElement): boolean => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const seen = (root: HTMLElement, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen);

/** Do what a key means here; what was done goes no further. */
export function keyed(event: KeyboardEvent, at: At): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target instanceof Element && event.target.closest(TYPING)) return;
  if (!answer(event, at)) return;
  event.stopPropagation();
  event.preventDefault();
}

function answer(event: KeyboardEvent, at: At): boolean {
  const { board, root, isPlanning } = at;
  if (event.key === "Enter" && event.shiftKey) return doGreen(root);
  switch (event.key.toLowerCase()) {
    case "escape":
      return putBack(board);
    case "l":
      board.deed = "launch";
      return focusSoon(root, "[data-action^='launch ']");
    case "x":
      return focusSoon(root, "[data-action^='exchange ']");
  }
  if (!isPlanning) return false;
  if (/^[0-6]$/.test(event.key)) return putDie(at.scene, at.view, at.me, board.field, Number(event.key));
  return event.key.startsWith("Arrow") && walk(event, at);
}

function doGreen(root: HTMLElement): boolean {
  const button = seen(root, "button.go:not([disabled])").at(-1);
  button?.click();
  return button !== undefined;
}

function putBack(board: Board): boolean {
  const isSomething = board.isPlanShown || board.offered !== null;
  board.isPlanShown = false;
  board.offered = null;
  return isSomething;
}

/** What is behind something comes forward with the focus. */
function focusSoon(root: HTMLElement, selector: string): boolean {
  const found = seen(root, selector)[0] ?? root.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null && found !== undefined;
}

/** Left and right between the fields, or between the faces of one; down to its faces, up to the field. */
function walk(event: KeyboardEvent, { board, root }: At): boolean {
  const face = event.target instanceof Element ? event.target.closest<HTMLElement>(".faces > button") : null;
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (face && step) {
    const all = seen(root, ".faces > button");
    all[(all.indexOf(face) + step + all.length) % all.length]?.focus();
    return true;
  }
  if (step) {
    const place = FIELDS.findIndex(({ key }) => key === board.field);
    board.field = FIELDS[(place + step + FIELDS.length) % FIELDS.length]?.key ?? board.field;
  } else if (event.key === "ArrowDown") {
    (seen(root, ".faces > button.sel")[0] ?? seen(root, ".faces > button")[0])?.focus();
    return true;
  }
  return focusSoon(root, `[data-field="${board.field}"]`);
}
