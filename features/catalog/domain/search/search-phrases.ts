/** The words of a search that may belong together, also where others stand between them or their order is another. */
import { MAX_JOINED, type Run, wordsOf } from './search-query.ts';
import { synonymSpans } from './search-synonyms.ts';
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
  const inAnyOrder = pairsOf(runs).flatMap(({ words, covered }) =>
    synonymSpans(words)
      .filter(({ from, to }) => to - from === words.length)
      .map(({ key }) => ({ key, covered })),
  );
  return [...inOrder, ...inAnyOrder];
}

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
