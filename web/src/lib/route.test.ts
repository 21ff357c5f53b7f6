import { expect, test, vi } from "vitest";
import { route } from "./route.svelte";

/** Press a link; whether the page goes there itself. */
function pressed(link: string, press: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  let isOurs = false;
  const last = (event: Event): void => {
    isOurs = event.defaultPrevented;
    event.preventDefault(); // here, no browser goes anywhere
  };
  addEventListener("click", last, { once: true });
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...press }));
  return isOurs;
}

test("a link to another page is followed without loading anew", () => {
  vi.stubGlobal("scrollTo", () => {});

  expect(pressed('<a href="/rules/rocketmen?q=moon#rm-1">Rules</a>')).toBe(true);
  expect([route.path, route.query.get("q"), route.hash]).toEqual(["/rules/rocketmen", "moon", "#rm-1"]);
});

test.each([
  ['<a href="/api/tables/t/journal">file</a>', {}],
  ['<a href="/check_shuffle.py">file</a>', {}],
  ['<a href="/cards" target="_blank">tab</a>', {}],
  ['<a href="https://example.org/">elsewhere</a>', {}],
  ['<a href="/cards">with a key</a>', { ctrlKey: true }],
])("%s is left to the browser", (link, press) => {
  const before = route.path;

  expect(pressed(link, press)).toBe(false);
  expect(route.path).toBe(before);
});

test("an address is replaced without another entry in the history", () => {
  const { length } = history;
  route.replace("/cards?q=a");

  expect([route.path, route.query.get("q"), history.length]).toEqual(["/cards", "a", length]);
});
