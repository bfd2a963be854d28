/** The words of a search that may belong together, also where others stand between them or their order is another. */
import {
  MAX_JOINED,
  type Run,
  type SearchQuery,
  type Slot,
  sayingWordings,
  wordsOf,
} from './search-query.ts';
import { type Synonyms, synonymSpans } from './search-synonyms.ts';
import { isLetters } from './search-terms.ts';

export interface Phrase {
  /** Key of synonyms. */
  readonly key: string;
  /** Indexes of its words. */
  readonly covered: readonly number[];
}

/** Runs of words in order, and pairs of words in any order. */
export function phrasesOf(runs: readonly Run[]): readonly Phrase[] {
  const inOrder = synonymSpans(wordsOf(runs)).map(({ from, to, key }) => ({
    key,
    covered: Array.from({ length: to - from }, (_, index) => from + index),
  }));
  return [...inOrder, ...pairPhrases(runs)];
}

const pairPhrases = (runs: readonly Run[]): readonly Phrase[] =>
  pairsOf(runs).flatMap(({ words, covered }) =>
    synonymSpans(words)
      .filter(({ from, to }) => to - from === words.length)
      .map(({ key }) => ({ key, covered })),
  );

/** Rows with the synonyms of two words that stand apart or in another order: 'dente infantil escova'. */
export const rearrangedRows = (runs: readonly Run[], row: readonly Slot[], synonyms: Synonyms): SearchQuery =>
  pairPhrases(runs).flatMap(({ key, covered }) => {
    const [one = 0, other = 0] = covered;
    const sayings = other === one + 1 ? [] : (synonyms.get(key) ?? []).flatMap(sayingWordings);
    if (sayings.length === 0) return [];
    const rest = row.filter((_, index) => index !== one && index !== other);
    return [[{ whole: [], other: sayings, wide: [] }, ...rest]];
  });

export interface Pair {
  readonly words: readonly [string, string];
  /** Indexes of the words. */
  readonly covered: readonly [number, number];
}

/** All ordered pairs of words of letters; none of a pasted product name, which has too many. */
export function pairsOf(runs: readonly Run[]): readonly Pair[] {
  if (runs.length > MAX_JOINED) return [];
  const words = runs.flatMap((run, index) => {
    const word = wordOf(run);
    return word === undefined ? [] : [{ word, index }];
  });
  return words.flatMap((one) =>
    words
      .filter((other) => other !== one)
      .map((other): Pair => ({ words: [one.word, other.word], covered: [one.index, other.index] })),
  );
}

/** The word of a run that is nothing else. */
export function wordOf(run: Run): string | undefined {
  const [only] = run;
  return run.length === 1 && only !== undefined && isLetters(only.text) ? only.text : undefined;
}
