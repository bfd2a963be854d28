/** Queries of two or three distinctive words of a product's name, in random order. */
import { unitOf } from '#features/catalog/domain/search/search-measures.ts';
import { isDistinctive } from '#features/catalog/domain/search/search-stop-words.ts';
import { pickSome, type SeededRandom } from '../seeded-random.ts';
import type { ProductWords } from './relevance-rule.ts';

export interface SampledQuery {
  /** The product that is searched. */
  readonly code: string;
  readonly words: readonly string[];
}

const MIN_LENGTH = 3;
const FEWEST = 2;

/** Draws `count` products and takes the two or three words of each name that occur in the fewest names. */
export function sampleQueries(
  names: readonly ProductWords[],
  count: number,
  random: SeededRandom,
): SampledQuery[] {
  const frequency = new Map<string, number>();
  for (const { words } of names)
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const distinctive = (words: readonly string[]): string[] =>
    [...new Set(words)]
      .filter(isEligible)
      .toSorted((one, other) => (frequency.get(one) ?? 0) - (frequency.get(other) ?? 0));
  const candidates = names.filter(({ words }) => distinctive(words).length >= FEWEST);
  return pickSome(random, candidates, count).map(({ code, words }) => {
    const rarest = distinctive(words).slice(0, FEWEST + random.below(2));
    return { code, words: pickSome(random, rarest, rarest.length) };
  });
}

/** A word of letters that is neither a unit nor a stop word. */
const isEligible = (word: string): boolean =>
  word.length >= MIN_LENGTH && /^\p{L}+$/u.test(word) && unitOf(word) === undefined && isDistinctive(word);

export interface SampledAnswer {
  readonly query: SampledQuery;
  /** Codes of the first ten products. */
  readonly codes: readonly string[];
}

export interface SampleReport {
  readonly sampled: number;
  /** The product itself is among the first ten. */
  readonly found: number;
  /** It is not, but each of the ten has all the words, too: they do not tell it from these. */
  readonly equals: number;
  /** What the best order could find on average: ten of the products that have all the words. */
  readonly attainable: number;
}

export function reportSample(
  answers: readonly SampledAnswer[],
  products: readonly ProductWords[],
): SampleReport {
  const byCode = new Map(products.map(({ code, words }) => [code, new Set(words)]));
  const hasAll = (code: string, words: readonly string[]): boolean =>
    words.every((word) => byCode.get(code)?.has(word) === true);
  const found = answers.filter(({ query, codes }) => codes.includes(query.code));
  const equals = answers.filter(
    ({ query, codes }) =>
      codes.length >= 10 && !codes.includes(query.code) && codes.every((code) => hasAll(code, query.words)),
  );
  const attainable = answers.reduce((sum, { query }) => {
    const alike = products.filter(({ code }) => hasAll(code, query.words)).length;
    return sum + Math.min(1, 10 / Math.max(1, alike));
  }, 0);
  return { sampled: answers.length, found: found.length, equals: equals.length, attainable };
}
