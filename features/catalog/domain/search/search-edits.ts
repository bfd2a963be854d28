/** Spellings that are one typing error, or two sounds written otherwise, away from a word. */

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

/** Sounds that are written in several ways. */
const SPELLINGS: readonly (readonly [written: string, other: string])[] = [
  ['x', 'ch'],
  ['s', 'z'],
  ['ss', 's'],
  ['s', 'c'],
  ['ss', 'c'],
  ['sc', 'c'],
  ['j', 'g'],
  ['l', 'u'],
  ['ei', 'e'],
  ['ou', 'o'],
  ['e', 'i'],
  ['o', 'u'],
  ['k', 'c'],
  ['k', 'qu'],
  ['q', 'qu'],
  ['rr', 'r'],
  ['lh', 'li'],
  ['nh', 'n'],
  ['n', 'm'],
  ['am', 'ao'],
  ['f', 'ph'],
  ['v', 'w'],
  ['i', 'y'],
];

/** Trigrams find longer words. */
const MAX_RESPELLED = 8;

/** Spellings of a short word with two of its sounds written otherwise: 'xurasco' leads to 'churrasco'. */
export function respellings(word: string): readonly string[] {
  if (word.length < 3 || word.length > MAX_RESPELLED) return [];
  const once = respelled(word);
  return [...new Set([...once, ...once.flatMap(respelled)])].filter((other) => other !== word);
}

const respelled = (word: string): readonly string[] =>
  SPELLINGS.flatMap(([one, other]) => [...replacedOnce(word, one, other), ...replacedOnce(word, other, one)]);

function replacedOnce(word: string, written: string, other: string): readonly string[] {
  const results: string[] = [];
  for (let at = word.indexOf(written); at >= 0; at = word.indexOf(written, at + 1))
    results.push(word.slice(0, at) + other + word.slice(at + written.length));
  return results;
}

/** Whether only the first two letters are swapped: the one typing error that often changes the first letter. */
export const swapsFirstLetters = (one: string, other: string): boolean =>
  one.length >= 3 && other === `${one[1]}${one[0]}${one.slice(2)}`;

/** Whether only two neighbouring letters are swapped. */
export const swapsNeighbours = (one: string, other: string): boolean =>
  [...one].some(
    (letter, at) => other === `${one.slice(0, at)}${one[at + 1] ?? ''}${letter}${one.slice(at + 2)}`,
  ) && one !== other;
