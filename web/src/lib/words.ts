/** Actions in words, as every game's vocabulary writes them: a verb, then what it takes. */

export const verbOf = (words: string): string => words.split(" ", 1)[0] as string;
export const takenBy = (words: string): string[] => words.split(" ").slice(1);
/** Where words name a thing and a place: the place. */
export const placeOf = (words: string): string | undefined => takenBy(words)[1];
