/** Guests: what somebody is called who gave no name, and their share in the shuffle. */

const NAMES = ["Hypatia", "Kepler", "Caroline", "Galileo", "Vera", "Tycho", "Maria", "Halley", "Annie", "Edwin", "Jocelyn", "Carl", "Valentina", "Konstantin", "Katherine", "Hermann"];

export function newName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] as string;
}

/** What this seat adds to the shuffle: nobody could have known it when the server fixed its own part. */
export function newEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
