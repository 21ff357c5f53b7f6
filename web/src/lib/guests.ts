/** Guests: what somebody is called who gave no name, and their share in the shuffle. */

const NAMES = [
  "Hypatia",
  "Kepler",
  "Caroline",
  "Galileo",
  "Vera",
  "Tycho",
  "Maria",
  "Halley",
  "Annie",
  "Edwin",
  "Jocelyn",
  "Carl",
  "Valentina",
  "Konstantin",
  "Katherine",
  "Hermann",
];

/** One of the names, and where possible none that is in use at the table. */
export function newName(used: readonly string[] = []): string {
  const free = NAMES.filter((name) => !used.includes(name));
  const names = free.length ? free : NAMES;
  return names[Math.floor(Math.random() * names.length)] as string;
}

/** What this seat adds to the shuffle: nobody could have known it when the server fixed its own part. */
export function newEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
