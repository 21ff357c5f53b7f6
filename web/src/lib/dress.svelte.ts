/** The colours that the seats have in the game that is on the table, where it gives them some of its own. */

const PIECES: Record<string, string> = {
  purple: "#b58cff",
  white: "#f2f4f8",
  orange: "#ff9f45",
  green: "#5fd38d",
  red: "#ff7d72",
  blue: "#5aa9ff",
  yellow: "#ffd95a",
  black: "#8f9bb8",
};

class Dress {
  private words = $state.raw<readonly string[]>([]);

  /** The colour of a seat's pieces, if it is known. */
  of(seat: number): string | undefined {
    return PIECES[this.words[seat] ?? ""];
  }

  /** Dress the seats; what it answers undresses them. */
  wear(words: readonly string[]): () => void {
    this.words = words;
    return () => (this.words = []);
  }
}

export const dress = new Dress();
