/** Press and hold something that is a card, or "i" on it with the focus there: then it is shown large. */

const HOLD_MS = 450;
const MOVED = 10; // px: then it is a drag or a scroll

/** Call `show` with what `data-card` says of it; the function that is returned ends it. */
export function holding(root: HTMLElement, show: (card: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isHeld = false; // so the click that follows does nothing
  const cardAt = (target: EventTarget | null): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>("[data-card]")?.dataset.card : undefined;
  const stop = (): void => clearTimeout(timer);
  const begin = (event: PointerEvent): void => {
    stop();
    isHeld = false;
    const card = event.isPrimary && event.button === 0 ? cardAt(event.target) : undefined;
    if (!card) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      isHeld = true;
      show(card);
    }, HOLD_MS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) stop();
  };
  const swallow = (event: Event): void => {
    if (!isHeld) return;
    if (event.type === "click") isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (event: KeyboardEvent): void => {
    const card = event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey ? cardAt(event.target) : undefined;
    if (card) show(card);
  };
  const ending = new AbortController();
  const { signal } = ending;
  const options = { capture: true, signal };
  root.addEventListener("pointerdown", begin, { signal });
  root.addEventListener("pointermove", move, { signal });
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, stop, options);
  root.addEventListener("click", swallow, options);
  root.addEventListener("contextmenu", swallow, options);
  root.addEventListener("keydown", key, { signal });
  return () => {
    stop();
    ending.abort();
  };
}
