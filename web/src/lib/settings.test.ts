import { expect, test } from "vitest";
import { LANGUAGES } from "./settings.svelte";

const CATALOGUES = import.meta.glob("../../../src/apogee/locale/*/apogee.ftl");

test("every folder of catalogues is a language, which has its own name in itself", () => {
  const folders = Object.keys(CATALOGUES).map((path) => path.split("/").at(-2));

  expect(Object.keys(LANGUAGES).sort()).toEqual(folders.sort());
  expect(Object.keys(LANGUAGES)[0]).toBe("en");
  expect([LANGUAGES.en, LANGUAGES.de, LANGUAGES.it]).toEqual(["English", "Deutsch", "Italiano"]);
});
