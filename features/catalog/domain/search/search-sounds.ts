/** What sounds alike, in the order in which it is replaced. */
const SOUNDS: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/[cs]h/g, 'x'],
  [/lh/g, 'li'],
  [/g(?=[eiy])/g, 'j'],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/x?c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  // A closed syllable: 'caldo' and 'caudo', 'sabao' and 'sabam'.
  [/(?<=[aeiouy])l(?=[^aeiouy]|$)/g, 'u'],
  [/a[mn]$/g, 'ao'],
  [/n(?=[pb]|$)/g, 'm'],
  // Diphthongs that are spoken as one vowel, and vowels without stress.
  [/ei/g, 'e'],
  [/ou/g, 'o'],
  [/[ey]/g, 'i'],
  [/o/g, 'u'],
];

/** Approximate Portuguese pronunciation of a folded word: 'xampu' equals 'shampu', 'televizor' equals 'televisor'. */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((sound, [written, other]) => sound.replace(written, other), word);

/** Damerau–Levenshtein distance: letters changed, missing, added, or swapped with their neighbour. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
