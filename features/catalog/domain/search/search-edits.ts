/** Spellings that are one typing error away from a word. */

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Longer words are found by their trigrams, which a swap of neighbours destroys most. */
const MAX_ALL_EDITS = 6;
const MAX_LENGTH = 30;

/**
 * Candidates to look up: for short words every letter removed, swapped, replaced or added, for longer ones every letter
 * removed or swapped.
 */
export function oneEditAway(word: string): readonly string[] {
  if (word.length < 3 || word.length > MAX_LENGTH) return [];
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const edits = cuts.flatMap(([start, end]) => [
    ...(end.length > 0 ? [start + end.slice(1)] : []),
    ...(end.length > 1 ? [`${start}${end[1]}${end[0]}${end.slice(2)}`] : []),
    ...(word.length > MAX_ALL_EDITS
      ? []
      : LETTERS.flatMap((letter) => [
          ...(end.length > 0 ? [start + letter + end.slice(1)] : []),
          start + letter + end,
        ])),
  ]);
  return [...new Set(edits)].filter((edit) => edit !== word);
}

/** Whether only the first two letters are swapped: the one typing error that often changes the first letter. */
export const swapsFirstLetters = (one: string, other: string): boolean =>
  one.length >= 3 && other === `${one[1]}${one[0]}${one.slice(2)}`;
