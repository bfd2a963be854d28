/**
 * Rules that state which products are correct for a query. Groups are separated by ` & ` (all must match), alternatives by `|`;
 * an alternative of several words matches consecutive words, `x*` a prefix; alternatives after ` -! ` exclude a product.
 */
import { foldedText } from '#features/catalog/domain/search/search-terms.ts';

/** A product with its folded words. */
export interface ProductWords {
  readonly code: string;
  readonly words: readonly string[];
}

/** Runs of letters and runs of digits of name and brand. */
export const productWords = (
  products: readonly { readonly sku: string; readonly name: string; readonly brand: string }[],
): ProductWords[] =>
  products.map(({ sku, name, brand }) => ({ code: sku, words: wordsOf(`${name} | ${brand}`) }));

const wordsOf = (text: string): readonly string[] => foldedText(text).match(/\p{L}+|\p{Nd}+/gu) ?? [];

/** Codes of the products that match the rule. */
export function relevantBy(rule: string, products: readonly ProductWords[]): string[] {
  const [required = '', excluded = ''] = rule.split(' -! ');
  const groups = required.split(' & ').map(alternativesOf);
  const others = alternativesOf(excluded);
  return products
    .filter(({ words }) => groups.every((group) => hasOne(group, words)) && !hasOne(others, words))
    .map(({ code }) => code);
}

type Alternative = readonly string[];

const alternativesOf = (group: string): readonly Alternative[] =>
  group
    .split('|')
    .map((alternative) => alternative.trim().split(/\s+/))
    .filter(([first]) => first !== '');

const hasOne = (alternatives: readonly Alternative[], words: readonly string[]): boolean =>
  alternatives.some((alternative) =>
    words.some((_, from) => alternative.every((wanted, index) => isWord(wanted, words[from + index]))),
  );

const isWord = (wanted: string, word: string | undefined): boolean =>
  word !== undefined && (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted);
