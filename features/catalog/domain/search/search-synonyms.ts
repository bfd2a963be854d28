import { singulars } from './search-forms.ts';
import { distinctiveTerms } from './search-stop-words.ts';
import { searchTerms } from './search-terms.ts';

/** Synonyms by `synonymKey`. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Longer phrases are not looked up. */
const MAX_WORDS = 4;

/** The key of a phrase: folded, singular, without stop words. */
export const synonymKey = (saying: string): string =>
  wordsKey(distinctiveTerms(searchTerms(saying)).map(({ text }) => text));

const wordsKey = (words: readonly string[]): string =>
  words.map((word) => singulars(word)[0] ?? word).join(' ');

export interface WordSpan {
  /** Index of the first word, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
}

/** Every part of a search that may have synonyms: all runs of up to `MAX_WORDS` words. */
export function synonymSpans(words: readonly string[]): readonly WordSpan[] {
  return words.flatMap((_, from) => {
    const most = Math.min(MAX_WORDS, words.length - from);
    return Array.from({ length: most }, (__, index) => {
      const to = from + index + 1;
      return { from, to, key: wordsKey(words.slice(from, to)) };
    });
  });
}

/** Maps every phrase to the other phrases of its groups. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const book = new Map<string, string[]>();
  for (const sayings of groups) {
    for (const saying of sayings) {
      const key = synonymKey(saying);
      if (key === '') continue;
      book.set(key, [...(book.get(key) ?? []), ...sayings.filter((other) => other !== saying)]);
    }
  }
  return book;
}

/** Maps every phrase of the left sides to those of the right sides, and none back. */
export function leadingTo(
  leads: readonly (readonly [from: readonly string[], to: readonly string[]])[],
): Synonyms {
  const book = new Map<string, string[]>();
  for (const [from, to] of leads)
    for (const key of from.map(synonymKey)) book.set(key, [...(book.get(key) ?? []), ...to]);
  return book;
}

export const bothSynonyms = (one: Synonyms, other: Synonyms): Synonyms =>
  new Map([
    ...one,
    ...[...other].map(([key, sayings]) => [key, [...(one.get(key) ?? []), ...sayings]] as const),
  ]);
