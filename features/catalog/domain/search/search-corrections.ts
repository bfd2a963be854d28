import { oneEditAway, respellings, swapsFirstLetters, swapsNeighbours } from './search-edits.ts';
import { genderForms, numberForms } from './search-forms.ts';
import { editDistance, soundOf } from './search-sounds.ts';
import { type Synonyms, synonymKey } from './search-synonyms.ts';
import { isLetters, type SearchTerm } from './search-terms.ts';
import { shortenedWords } from './words/search-common-words.ts';
import { relatedWords } from './words/search-related-words.ts';

/** A word of the shop's products (`word`) that is spelled similarly to a searched one (`typed`). */
export interface LikeWord {
  readonly typed: string;
  readonly word: string;
  /** Number of products containing it. */
  readonly products: number;
}

/** Shorter words resemble too many others. */
const SHORTEST = 3;

/** A correction must occur in this many times more products than the word as typed: labels contain typos too. */
export const MORE_PRODUCTS = 5;

/** Another first letter is assumed only for a word of this many products. */
const COMMON_WORD = 20;

/** Longer searches are pasted product names, which have too many words to look up all their edits. */
const MAX_EDITED = 8;

const isCorrectable = ({ text }: SearchTerm): boolean => isLetters(text) && text.length >= SHORTEST;

/** The words that may be corrected. */
export const correctable = (terms: readonly SearchTerm[]): readonly string[] => [
  ...new Set(terms.filter(isCorrectable).map(({ text }) => text)),
];

/** Words to look up beside those with similar trigrams: other forms of each word, and what is one typing error away. */
export const candidatesOf = (words: readonly string[]): readonly Omit<LikeWord, 'products'>[] =>
  words.flatMap((typed) =>
    [
      ...formsOf(typed),
      ...(words.length > MAX_EDITED ? [] : [...oneEditAway(typed), ...respellings(typed)]),
    ].map((word) => ({
      typed,
      word,
    })),
  );

/** Replaces each word that the shop hardly knows by its best correction; undefined if there is none. */
export function correctedTerms(
  terms: readonly SearchTerm[],
  likes: readonly LikeWord[],
  synonyms: Synonyms,
): readonly SearchTerm[] | undefined {
  const corrected = terms.map((term) => {
    const [better] = correctionsOf(term, likes, synonyms);
    return better === undefined ? term : { ...term, text: better };
  });
  return corrected.some((term, index) => term !== terms[index]) ? corrected : undefined;
}

/** What a word that the shop hardly knows may have meant, the most probable first. */
export function correctionsOf(
  term: SearchTerm,
  likes: readonly LikeWord[],
  synonyms: Synonyms,
): readonly string[] {
  const { text: typed } = term;
  const key = synonymKey(typed);
  // Words that people and labels use are no errors, whether or not a product has them.
  if (!isCorrectable(term) || [synonyms, shortenedWords, relatedWords].some((words) => words.has(key)))
    return [];
  const own = new Set(formsOf(typed));
  const alike = likes.filter((like) => like.typed === typed);
  const known = productsWith(typed, likes);
  // Searched words may occur in no product and still be known as synonyms. There are hundreds, so that only those with the same first letter are compared.
  const sayings = [...synonyms.keys()].filter(
    (saying) =>
      saying[0] === typed[0] && Math.abs(saying.length - typed.length) <= MAX_COST && !saying.includes(' '),
  );
  const least = Math.max(1, known * MORE_PRODUCTS);
  const costOf = costFrom(typed);
  const possible = [...alike, ...sayings.map((word) => ({ typed, word, products: 1 }))]
    .filter(({ word, products }) => !own.has(word) && products >= least)
    .map((like) => ({ ...like, cost: costOf(like.word) }))
    .filter((like) => like.cost <= maxCost(typed, like));
  possible.sort(
    (one, other) =>
      one.cost - other.cost || other.products - one.products || (one.word < other.word ? -1 : 1),
  );
  return [...new Set(possible.map(({ word }) => word))];
}

/** Number of products that have the word in its most frequent form. */
export function productsWith(typed: string, likes: readonly LikeWord[]): number {
  const own = new Set(formsOf(typed));
  const counts = likes.filter((like) => like.typed === typed && own.has(like.word));
  return Math.max(0, ...counts.map(({ products }) => products));
}

const formsOf = (word: string): readonly string[] => [...numberForms(word), ...genderForms(word)];

/** Edit distance; letters that sound the same cost little, a different first letter costs extra. */
function costFrom(typed: string): (word: string) => number {
  const typedSound = soundOf(typed);
  return (word) => {
    const sound = soundOf(word);
    const first = typedSound[0] === sound[0] || swapsFirstLetters(typed, word) ? 0 : 0.5;
    const edits = swapsNeighbours(typed, word) ? SWAP_COST : editDistance(typed, word);
    return Math.min(edits, editDistance(typedSound, sound) + 0.5) + first;
  };
}

/** Hands swap letters more often than they leave one out or hit another one. */
const SWAP_COST = 0.75;

const MAX_COST = 2.5;

function maxCost(typed: string, { word, products }: LikeWord): number {
  if (typed.length > 8) return MAX_COST;
  if (typed.length > 5) return 2;
  // Of three letters, only a forgotten one, a swap or another spelling of the same sounds is assumed.
  if (typed.length === 3) return word.length === 4 || swapsNeighbours(typed, word) ? 1 : 0.5;
  return typed.length === 5 && products >= COMMON_WORD ? 1.5 : 1;
}
