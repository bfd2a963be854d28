import { singulars } from './search-forms.ts';
import { tellingTerms } from './search-stop-words.ts';
import { searchTerms } from './search-terms.ts';

/** What else a word or a few words are called, by their key. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Longer sayings are not looked up. */
const MOST_WORDS = 4;

/** Under which key a saying is kept: folded, in the singular, without words that tell nothing. */
export const synonymKey = (saying: string): string =>
  keyOf(tellingTerms(searchTerms(saying)).map(({ text }) => text));

const keyOf = (words: readonly string[]): string => words.map((word) => singulars(word)[0] ?? word).join(' ');

export interface Span {
  /** Index of its first word, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
}

/** Everything in a search that may have synonyms: each word, and each few words in a row. */
export function synonymSpans(words: readonly string[]): readonly Span[] {
  return words.flatMap((_, from) => {
    const most = Math.min(MOST_WORDS, words.length - from);
    return Array.from({ length: most }, (__, index) => {
      const to = from + index + 1;
      return { from, to, key: keyOf(words.slice(from, to)) };
    });
  });
}

/** Groups of sayings that mean the same, each with all the others of its groups. */
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

/** Several books as one. */
export const bothSynonyms = (one: Synonyms, other: Synonyms): Synonyms =>
  new Map([
    ...one,
    ...[...other].map(([key, sayings]) => [key, [...(one.get(key) ?? []), ...sayings]] as const),
  ]);
