import { editDistance, soundOf } from './search-sounds.ts';
import type { Synonyms } from './search-synonyms.ts';
import { isLetters, type SearchTerm } from './search-terms.ts';

/** A word of the shop's products (`word`) that is spelled similarly to a searched one (`asked`). */
export interface LikeWord {
  readonly asked: string;
  readonly word: string;
  /** Number of products containing it. */
  readonly products: number;
}

/** Shorter words resemble too many others. */
const SHORTEST = 4;

/** A correction must occur in this many times more products than the word as typed: labels contain typos too. */
const MORE_PRODUCTS = 5;

const isCorrectable = ({ text }: SearchTerm): boolean => isLetters(text) && text.length >= SHORTEST;

/** The words that may be corrected. */
export const correctable = (terms: readonly SearchTerm[]): readonly string[] => [
  ...new Set(terms.filter(isCorrectable).map(({ text }) => text)),
];

/** Replaces each word that the shop hardly knows by its best correction; undefined if there is none. */
export function correctedTerms(
  terms: readonly SearchTerm[],
  likes: readonly LikeWord[],
  synonyms: Synonyms,
): readonly SearchTerm[] | undefined {
  // Searched words may occur in no product and still be known as synonyms.
  const sayings = [...synonyms.keys()].filter((key) => !key.includes(' '));
  const corrected = terms.map((term) => {
    if (!isCorrectable(term)) return term;
    const better = correctionOf(term.text, [
      ...likes.filter(({ asked }) => asked === term.text),
      ...sayings.map((word) => ({ asked: term.text, word, products: 1 })),
    ]);
    return better === undefined ? term : { ...term, text: better };
  });
  return corrected.some((term, index) => term !== terms[index]) ? corrected : undefined;
}

function correctionOf(asked: string, likes: readonly LikeWord[]): string | undefined {
  const known = likes.find(({ word }) => word === asked)?.products ?? 0;
  const possible = likes
    .filter(({ word, products }) => word !== asked && products >= Math.max(1, known * MORE_PRODUCTS))
    .map((like) => ({ ...like, cost: costOf(asked, like.word) }))
    .filter(({ cost }) => cost <= mostOf(asked));
  possible.sort(
    (one, other) =>
      one.cost - other.cost || other.products - one.products || (one.word < other.word ? -1 : 1),
  );
  return possible[0]?.word;
}

/** Edit distance; letters that sound the same cost little, a different first letter costs extra. */
const costOf = (asked: string, word: string): number =>
  Math.min(editDistance(asked, word), editDistance(soundOf(asked), soundOf(word)) + 0.5) +
  (soundOf(asked)[0] === soundOf(word)[0] ? 0 : 0.5);

const mostOf = (asked: string): number => (asked.length <= 5 ? 1 : asked.length <= 8 ? 2 : 2.5);
