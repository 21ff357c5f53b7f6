/** Colours and outlines of what is drawn: modules by their types, dice, and the signs of phases and characters. */

import ambassador from "icon:shaking-hands";
import boarding from "icon:boarding-pass";
import build_launch from "icon:rocket-flight";
import crane from "icon:crane";
import door from "icon:exit-door";
import engineer from "icon:gears";
import explorer from "icon:telescope";
import flag from "icon:checkered-flag";
import hourglass from "icon:hourglass";
import lock from "icon:padlock";
import mechanic from "icon:auto-repair";
import miner from "icon:mining-helmet";
import mogul from "icon:top-hat";
import pilot from "icon:plane-pilot";
import plan from "icon:perspective-dice-six-faces-random";
import podium from "icon:podium";
import research from "icon:microscope";
import rocket from "icon:rocket";
import saboteur from "icon:spy";
import shift from "icon:move";
import shopping from "icon:cubes";
import trade from "icon:trade";
import type { Type } from "./components";

/** Signs that stand for phases, characters, places and deeds. */
export const SIGNS = {
  ...{ plan, research, shopping, boarding, build_launch },
  ...{ ambassador, engineer, explorer, mechanic, miner, mogul, pilot, saboteur },
  ...{ crane, door, flag, hourglass, lock, podium, rocket, shift, trade },
} as const;
export type Sign = keyof typeof SIGNS;
export const isSign = (name: string): name is Sign => name in SIGNS;

interface Paint {
  body: string;
  light: string;
  dark: string;
  band: string;
  /** For what is written on paper. */
  ink: string;
}
export const PAINTS: Record<Type, Paint> = {
  cockpit: { body: "#41ac7e", light: "#93e2bc", dark: "#1c6a48", band: "#349a6d", ink: "#0f5a3b" },
  tank: { body: "#8b6ad8", light: "#c5aeff", dark: "#52369a", band: "#7a59c8", ink: "#50309c" },
  engine: { body: "#dd5d4d", light: "#ff9f90", dark: "#932d24", band: "#ca4b3c", ink: "#9c2b20" },
  crew: { body: "#4b90dd", light: "#a3cfff", dark: "#235697", band: "#3d80cb", ink: "#1d5597" },
};

/** A hull is 84 wide; this is how tall it is. The cockpit's antenna stands above that. */
export const WIDE = 84;
export const TALL: Record<Type, number> = { cockpit: 46, engine: 44, tank: 36, crew: 36 };
export const ANTENNA = 6;
/** One level of a hangar's gantry. */
export const LEVEL = 36;

export const OUTLINES: Record<Type, string> = {
  cockpit: "M8 46v-6C8 21 22 7 42 1c20 6 34 20 34 39v6z",
  crew: "M9 1h66a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6z",
  tank: "M12 1h60c7.5 10 7.5 24 0 34H12C4.5 25 4.5 11 12 1z",
  engine: "M16 1h52v21h-52z",
};
/** The whole of a module that is not there yet. */
export const GHOSTS: Record<Type, string> = { ...OUTLINES, engine: "M16 1h52v12l13 16v9l-13-6h-52l-13 6v-9l13-16z" };

/** The sign of a type, as a silhouette: not by colour alone. */
export const GLYPHS: Record<Type, string> = {
  cockpit: "M10 1.5c4.6 2.6 7 7.4 7 12.6V18H3v-3.9C3 8.9 5.4 4.1 10 1.5zM10 8.2a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 0 0 0-5.8z",
  tank: "M5 2.2h10c3 4.8 3 10.8 0 15.6H5C2 13 2 7 5 2.2zM10 5.6c-1.9 2.6-2.9 4.1-2.9 5.6a2.9 2.9 0 0 0 5.8 0c0-1.5-1-3-2.9-5.6z",
  engine: "M6 1.5h8v6.5l4.2 6v3.5L14 15.2V14H6v1.2L1.8 17.5V14L6 8zM7.3 15.3h5.4L10 19.5z",
  crew: "M3.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 14V6a1.5 1.5 0 0 1 1.5-1.5zM6.2 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8zM13.8 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8z",
};

export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
};

/** The colours of companies, by what is cheaper there. */
export const COMPANIES: Record<string, string> = { carbon: "#e3b93f", aluminium: "#5aa9ff", titanium: "#ff7468" };
