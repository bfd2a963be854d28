import { editDistance, soundOf } from './search-sounds.ts';
import type { Synonyms } from './search-synonyms.ts';
import { isLetters, type SearchTerm } from './search-terms.ts';

/** A word of the shop that is written somewhat like one that was asked for. */
export interface LikeWord {
  readonly asked: string;
  readonly word: string;
  /** How many products have it. */
  readonly products: number;
}

/** A shorter word is like too many. */
const SHORTEST = 4;

/** So many times more products than the word as written must a correction have: labels hold typing errors too. */
const MORE_PRODUCTS = 5;

const isCorrectable = ({ text }: SearchTerm): boolean => isLetters(text) && text.length >= SHORTEST;

/** What may have been mistyped. */
export const correctable = (terms: readonly SearchTerm[]): readonly string[] => [
  ...new Set(terms.filter(isCorrectable).map(({ text }) => text)),
];

/** The terms with each word that the shop hardly knows replaced by the likeliest one it knows; nothing where none is. */
export function correctedTerms(
  terms: readonly SearchTerm[],
  likes: readonly LikeWord[],
  synonyms: Synonyms,
): readonly SearchTerm[] | undefined {
  // No product may be called a television, and yet someone asks for it.
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

/** Changed letters; those that sound the same count little, another first letter much. */
const costOf = (asked: string, word: string): number =>
  Math.min(editDistance(asked, word), editDistance(soundOf(asked), soundOf(word)) + 0.5) +
  (soundOf(asked)[0] === soundOf(word)[0] ? 0 : 0.5);

const mostOf = (asked: string): number => (asked.length <= 5 ? 1 : asked.length <= 8 ? 2 : 2.5);
