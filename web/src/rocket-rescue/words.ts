/** How Rocket Rescue is put in words: shorter ways to its own messages. */

import type { FluentVariable } from "@fluent/bundle";
import type { Scene } from "../lib/scene.svelte";
import { breaker } from "../lib/speech";
import { say, texts } from "../lib/texts.svelte";

export { spoken } from "../lib/speech";
export const GAME = "rocket-rescue";
/** Stands in a sentence where a die is drawn. */
export const DIE = "\uFFFC";

/** A message of this game. */
export const told = (key: string, facts: Record<string, FluentVariable> = {}): string => texts.say(key, facts, GAME);
/** What a component is called. */
export const called = (id: string): string => texts.name(id, GAME);

/** Who sits on a seat, where there is little room: how strong a bot is stands elsewhere. */
export const shortName = (scene: Scene, seat: number): string =>
  seat !== scene.viewer && scene.seats[seat]?.kind === "bot" ? say("seat-other", { number: seat + 1 }) : texts.seat(seat, scene.seats, scene.viewer);

/** A name with places where its long words may be broken. */
export const breakable = breaker(
  /(Alufolien|Besatzungs|Butter|Nebel|Wiegen|Donner|Drachen|Kuckucks|Pfützen|Rost|Samt|Schnee|Witwen|Laternen|Ninna|Taschen|Dauer|Doppel|mantel|Entdecker|Familien|Fracht|hänge|Garagen|Gewächs|haus|Glüh|Ionen|Kapitäns|Kapsel|Ketten|Kommando|Kryo|Observatoriums|Panorama|Panzer|Plasma|Rover|Schlaf|Solar|Sonden|träger|Späher|Standard|Sturm|Treibstoff|Trieb|Vulkan|Green|Humming|Observa|Anti|Clande|Crio|Dormi|Equi|Esplo|Osserva|Pano|Porta|Propul|Ripeti|Sempre)(?=[a-zäöüß]{4})/g,
);
