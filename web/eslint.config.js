/** What the linter asks for. Types, and what is not accessible, svelte-check finds; how it is written, prettier settles. */

import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": "off", // what components are given is written with let, as Svelte's own texts do
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check says which are of use
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are made anew here, never changed while they are shown
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ["src/**/*.ts"], // of components it would take as long as everything else together
    ignores: ["**/*.svelte.ts"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
);
