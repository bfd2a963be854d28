/** Rows of products that a shop composes itself: chosen ones, those of a tag, of a category, the most sold, the newest. */
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import { NO_FILTER } from '../../domain/filters/product-filter.ts';
import type { ProductCard } from '../../domain/product.ts';
import { DEFAULT_SORT } from '../../domain/product-query.ts';
import { taggedProducts } from '../filters/products-by-tags.store.ts';
import { branchOf, inCategory, selectProducts } from './list-products.ts';
import { newestProducts, productsByIds, productsBySlugs } from './picked-products.store.ts';
import { cardsOf, priceView } from './product-cards.ts';
import type { CardRow } from './product-rows.store.ts';

export type ProductPick =
  | { readonly kind: 'ids'; readonly ids: readonly ProductId[] }
  | { readonly kind: 'slugs'; readonly slugs: readonly string[] }
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'category'; readonly categoryId: CategoryId }
  | { readonly kind: 'most-sold' | 'newest' };

export interface WantedProducts {
  readonly pick: ProductPick;
  readonly max: number;
  /** The product on whose page the row is shown. */
  readonly except?: ProductId | undefined;
}

/** Read beyond what is shown, to take the place of what is sold out. */
const SPARE = 6;

/**
 * The products of each row with prices for the requesting client, sold-out ones last. Stock and prices of all rows are read
 * together; which products a row has is cached.
 */
export async function pickProducts(
  context: Context,
  rows: readonly WantedProducts[],
  terms: BuyingTerms,
): Promise<readonly (readonly ProductCard[])[]> {
  if (rows.length === 0) return [];
  const [view, picked] = await Promise.all([
    priceView(context, terms),
    Promise.all(rows.map((row) => picksOf(context, row))),
  ]);
  const distinct = new Map(picked.flat().map((row) => [row.id, row]));
  const cards = await cardsOf(context, [...distinct.values()], view);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return picked.map((own, index) => {
    const { max = 0, except } = rows[index] ?? {};
    const shown = own.flatMap(({ id }) => (id === except ? [] : (byId.get(id) ?? [])));
    return shown.toSorted((one, other) => Number(other.available) - Number(one.available)).slice(0, max);
  });
}

async function picksOf(context: Context, { pick, max }: WantedProducts): Promise<readonly CardRow[]> {
  const { db, supplier } = context;
  const limit = max + SPARE;
  switch (pick.kind) {
    case 'ids':
      if (pick.ids.length === 0) return [];
      return inOrderOf(pick.ids, await productsByIds(db, supplier.id, pick.ids), ({ id }) => id);
    case 'slugs':
      if (pick.slugs.length === 0) return [];
      return inOrderOf(pick.slugs, await productsBySlugs(db, supplier.id, pick.slugs), ({ slug }) => slug);
    case 'tags':
      return taggedProducts(db, supplier.id, { tags: pick.tags, limit });
    case 'newest':
      return newestProducts(db, supplier.id, limit);
    default: {
      const branch = await branchOf(context, pick.kind === 'category' ? pick.categoryId : undefined);
      if (branch === undefined) return [];
      const page = { sort: DEFAULT_SORT, page: 1, pageSize: limit };
      return (await selectProducts(context, { ...inCategory(branch), filter: NO_FILTER }, page)).rows;
    }
  }
}

function inOrderOf(
  keys: readonly string[],
  rows: readonly CardRow[],
  keyOf: (row: CardRow) => string,
): readonly CardRow[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
