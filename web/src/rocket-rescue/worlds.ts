/** What each planet looks like: its colours, and what is seen on it. */

export interface World {
  base: string;
  light: string;
  dark: string;
  features: readonly string[];
}

const world = (base: string, light: string, dark: string, ...features: string[]): World => ({ base, light, dark, features });

const WORLDS: Record<string, World> = {
  "puddle-prime": world("#3f8fd6", "#a9dcff", "#173f77", "lakes", "cap"),
  mossball: world("#4c9a6e", "#b6ecc4", "#184a35", "moss"),
  lullaby: world("#6f86e0", "#ccd6ff", "#2a356f", "bands", "moon"),
  "tinfoil-moon": world("#9aa7bd", "#eef3fb", "#47536d", "craters"),
  "second-breakfast": world("#7fb0d8", "#f4e7b8", "#2b5375", "yolk"),
  "marble-minor": world("#5fa3c7", "#e8f6ff", "#215069", "swirl"),
  "pocket-ocean": world("#2f7fd0", "#8fd2ff", "#0f3668", "waves"),
  "sleepy-hedgehog": world("#7d8cc4", "#d9dffb", "#323c68", "spikes"),
  "old-bathtub": world("#69b3c9", "#dff7fb", "#235766", "bands", "ring"),
  "kite-harbour": world("#4fa0e0", "#c5e6ff", "#1b4a7c", "kite"),
  featherstone: world("#8fa9d6", "#eef4ff", "#3a4c78", "feather"),
  "lantern-reef": world("#2f9aa8", "#a4f0ec", "#0e4650", "lights"),
  "quiet-cousin": world("#6c7fb0", "#c7d3f2", "#2a355a", "bands"),
  "buttercup-nine": world("#5d9be0", "#fff0b0", "#1f467c", "flower"),
  "glass-meadow": world("#58b0a8", "#d8fff6", "#1c5550", "facets"),
  "cuckoo-clock": world("#5b8bd4", "#cfe2ff", "#1d3f77", "clock"),
  "snow-globe": world("#83b9ea", "#ffffff", "#2d5f94", "snow", "ring"),
  nebelkappe: world("#b8606c", "#f5c6cb", "#5a1f2c", "fog"),
  "dwarf-cockroach": world("#a8553c", "#f0b394", "#4f1f12", "craters"),
  "rust-cathedral": world("#c0562f", "#ffb58a", "#5c220e", "spires"),
  "ember-crown": world("#d8442e", "#ffbe7a", "#6b130b", "lava", "crown"),
  "thirsty-giant": world("#d8663a", "#ffd29c", "#6a2411", "bands", "ring"),
  "iron-dune": world("#b5563f", "#f3b28f", "#511d13", "dunes"),
  "widows-lamp": world("#a43d5c", "#ffb3c4", "#48112a", "lamp"),
  "broken-compass": world("#c04a4a", "#ffb4a6", "#551616", "cross"),
  "hungry-magpie": world("#8f3b4e", "#f2b7bf", "#3a101c", "beak"),
  "last-orchard": world("#c6533c", "#ffd0a0", "#58190f", "trees"),
  "thunder-anvil": world("#93324b", "#ff9fae", "#390b1b", "bolts"),
  "velvet-abyss": world("#7c2350", "#e78dbb", "#2c0720", "abyss", "ring"),
  "red-herring": world("#d2503f", "#ffc2ae", "#5f1b12", "fish"),
  "far-lighthouse": world("#b23a34", "#ffd08c", "#4b100e", "beam"),
};

export const worldOf = (planet: string): World => WORLDS[planet] ?? world("#7d8cc4", "#d9dffb", "#323c68", "bands");
