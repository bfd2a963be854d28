/** How alike two products are, by category, words, brand, tags and price: works without any order. */
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { MAX_RELATED } from './bought-together.ts';
import { byScore, type Ranked } from './purchase.ts';

export interface ComparedProduct {
  readonly id: ProductId;
  readonly name: string;
  readonly brand: string;
  readonly tags: readonly string[];
  readonly categoryId: CategoryId;
  /** Centavos. */
  readonly price: number;
  /** Sizes, colours and flavours of one product share it. */
  readonly kinId: ProductId;
}

/** Shares of the score; they sum up to 1. */
const SHARE = { words: 0.3, category: 0.2, brand: 0.2, price: 0.1, tags: 0.05, popularity: 0.15 };

/** `candidates`: the most popular first. Variants of the product itself are left out: its page links to them. */
export function rankSimilar(
  product: ComparedProduct,
  candidates: readonly ComparedProduct[],
): readonly Ranked[] {
  const rarity = rarityOf([product, ...candidates]);
  const own = wordsOf(product);
  return candidates
    .map((other, index) => ({ other, popularity: 1 - index / candidates.length }))
    .filter(({ other }) => other.kinId !== product.kinId)
    .map(({ other, popularity }) => ({
      productId: other.id,
      score:
        SHARE.words * overlap(own, wordsOf(other), rarity) +
        SHARE.category * Number(other.categoryId === product.categoryId) +
        SHARE.brand * Number(product.brand !== '' && other.brand === product.brand) +
        SHARE.price * closeness(product.price, other.price) +
        SHARE.tags * overlap(new Set(product.tags), new Set(other.tags), () => 1) +
        SHARE.popularity * popularity,
    }))
    .toSorted(byScore)
    .slice(0, MAX_RELATED);
}

const wordsOf = ({ name }: ComparedProduct): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2),
  );

/** Words that most of these products have say little. */
function rarityOf(products: readonly ComparedProduct[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const word of wordsOf(product)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + products.length / (counts.get(word) ?? 1));
}

/** Weighted share of the common words in all words of both (Jaccard). */
function overlap(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  weightOf: (word: string) => number,
): number {
  let common = 0;
  let all = 0;
  for (const word of new Set([...one, ...other])) {
    const weight = weightOf(word);
    all += weight;
    if (one.has(word) && other.has(word)) common += weight;
  }
  return all === 0 ? 0 : common / all;
}

/** 1 for equal prices, 0 where one is four times the other or more. */
const closeness = (one: number, other: number): number =>
  one <= 0 || other <= 0 ? 0 : Math.max(0, 1 - Math.abs(Math.log(one / other)) / Math.log(4));
