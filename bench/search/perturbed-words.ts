/** One word as people inflect or mistype it. */
import type { SeededRandom } from '../seeded-random.ts';

/** Neighbouring keys of a Brazilian keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** One letter swapped with the next, missing, doubled, or replaced by the key beside it. The first letter is at most swapped. */
export function mistyped(word: string, random: SeededRandom): string {
  const at = 1 + random.below(word.length - 1);
  const [start, letter, end] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const errors = [
    start.slice(0, -1) + letter + start.slice(-1) + end,
    start + end,
    start + letter + letter + end,
    start + neighbouringKey(letter, random) + end,
    start + neighbouringKey(letter, random) + end,
  ];
  const error = random.pick(errors);
  return error === word ? start + end : error;
}

function neighbouringKey(letter: string, random: SeededRandom): string {
  const row = ROWS.find((each) => each.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return random.pick([row[at - 1], row[at + 1]].filter((key) => key !== undefined));
}

/** Letters that people confuse because they sound alike. */
const SOUNDS: readonly (readonly [right: RegExp, written: string])[] = [
  [/ch/, 'x'],
  [/x/, 'ch'],
  [/ss/, 's'],
  [/(?<=[aeiou])s(?=[aeiou])/, 'z'],
  [/z(?=[aeiou])/, 's'],
  [/z$/, 's'],
  [/c(?=[ei])/, 's'],
  [/s(?=[ei])/, 'c'],
  [/g(?=[ei])/, 'j'],
  [/j/, 'g'],
  [/l(?=[bcdfgmnpqstvz]|$)/, 'u'],
  [/(?<=[aeio])u(?=[bcdfgmnpqstvz]|$)/, 'l'],
  [/ei/, 'e'],
  [/ou/, 'o'],
  [/qu(?=[ei])/, 'k'],
  [/c(?=[aou])/, 'k'],
  [/^h/, ''],
  [/e(?!$)/, 'i'],
  [/o(?!$)/, 'u'],
  [/rr/, 'r'],
  [/m(?=[pb])/, 'n'],
  [/lh/, 'li'],
  [/y/, 'i'],
];

/** One or two sounds written with other letters; undefined if the word has none. */
export function spelledBySound(word: string, random: SeededRandom): string | undefined {
  const possible = SOUNDS.filter(([right]) => right.test(word));
  if (possible.length === 0) return undefined;
  const [right, written] = random.pick(possible);
  const once = word.replace(right, written);
  if (random.below(3) > 0) return once;
  const [again, other] = random.pick(possible);
  return again.test(once) ? once.replace(again, other) : once;
}

const PLURALS: readonly (readonly [ending: RegExp, plurals: readonly string[]])[] = [
  [/^(p|c)ao$/, ['$1aes']],
  [/^(m|gr|ch)ao$/, ['$1aos']],
  [/ao$/, ['oes']],
  [/([aeou])l$/, ['$1is']],
  [/il$/, ['is', 'eis']],
  [/([aeiou])m$/, ['$1ns']],
  [/([rz])$/, ['$1es']],
];

const SINGULARS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/oes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/([aeiou])ns$/, '$1m'],
  [/([rz])es$/, '$1'],
];

/** The other grammatical number of a word whose plural is more than an s. */
export function otherNumber(word: string, random: SeededRandom): string | undefined {
  if (word.length < 3) return undefined;
  const single = SINGULARS.find(([ending]) => ending.test(word));
  if (single !== undefined) return word.replace(...single);
  const plural = PLURALS.find(([ending]) => ending.test(word));
  return plural && word.replace(plural[0], random.pick(plural[1]));
}
