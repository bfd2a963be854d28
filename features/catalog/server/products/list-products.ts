import { defined } from '#kernel/defined.ts';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { pageCount } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { basePrices } from '../../domain/base-prices.ts';
import { filterWithoutPrices, NO_FILTER, type ProductFilter } from '../../domain/filters/product-filter.ts';
import type { CategoryCrumb, LastPurchase, ProductCard } from '../../domain/product.ts';
import {
  DEFAULT_SORT,
  PAGE_SIZE,
  type ProductList,
  type ProductPage,
  type ProductQuery,
  sortWithoutPrices,
} from '../../domain/product-query.ts';
import { searchTerms } from '../../domain/search/search-terms.ts';
import { searchText } from '../../domain/search/search-text.ts';
import { categoryBranch } from '../categories/category.store.ts';
import { type Chosen, searchProducts } from '../search/search-products.ts';
import type { Search } from '../search/understand-search.ts';
import { cardsOf, type PriceView, priceView } from './product-cards.ts';
import {
  dependsOnStock,
  type InCategory,
  isMuchNarrowed,
  isPersonal,
  type Selection,
} from './product-conditions.store.ts';
import { countSelected, type Found, findSelected, listSelected } from './product-list.store.ts';

/** One page of the products of a category, of a search, or of the whole shop. Spec 7, listaprodutos. */
export async function listProducts(
  context: Context,
  requested: ProductQuery,
  lastPurchases: LastPurchasesOf = nothingBought,
): Promise<Result<ProductList, { readonly code: 'category-not-found' }>> {
  const bought = requested.filter?.bought ? await lastPurchases(context) : undefined;
  const query = bought === undefined ? requested : among(requested, bought);
  const [view, branch] = await Promise.all([priceView(context, query), branchOf(context, query.category)]);
  if (branch === undefined) return refuse({ code: 'category-not-found' });
  const { text, sort = DEFAULT_SORT, page = 1, pageSize = PAGE_SIZE } = query;
  const { rows, total, approximate, corrected } = await selectProducts(
    context,
    { ...inCategory(branch), filter: filterFor(query.filter, view) },
    { sort: view === 'hidden' ? sortWithoutPrices(sort) : sort, page, pageSize },
    text,
  );
  return accept({
    products: withPurchases(await cardsOf(context, rows, view), bought),
    total,
    page,
    pageSize,
    pages: pageCount(total, pageSize),
    breadcrumb: branch,
    approximate,
    ...defined({ corrected }),
  });
}

/** What the acting client bought before, by product; empty for visitors. Of orders, which the composition supplies. */
export type LastPurchasesOf = (context: Context) => Promise<ReadonlyMap<ProductId, LastPurchase>>;

export const nothingBought: LastPurchasesOf = async () => new Map();

/** The query, narrowed to these products. */
export const among = (query: ProductQuery, bought: ReadonlyMap<ProductId, unknown>): ProductQuery => ({
  ...query,
  filter: { ...query.filter, ids: [...bought.keys()] },
});

const withPurchases = (
  cards: readonly ProductCard[],
  bought: ReadonlyMap<ProductId, LastPurchase> | undefined,
): readonly ProductCard[] =>
  bought === undefined
    ? cards
    : cards.map((card) =>
        card.offer === undefined ? card : { ...card, ...defined({ lastPurchase: bought.get(card.id) }) },
      );

/** The branch to a category; empty if no category is requested, undefined if it does not exist. */
export async function branchOf(
  context: Context,
  category: string | undefined,
): Promise<readonly CategoryCrumb[] | undefined> {
  if (category === undefined || category === '') return [];
  const branch = await categoryBranch(context.db, context.supplier.id, category);
  return branch.length === 0 ? undefined : branch;
}

export function inCategory(branch: readonly CategoryCrumb[]): { readonly category?: InCategory } {
  const [root] = branch;
  const leaf = branch.at(-1);
  if (root === undefined || leaf === undefined) return {};
  return { category: { id: leaf.id, root: leaf.id === root.id, rootId: root.id } };
}

/**
 * Converts the filter to stored prices, from which only the payment variance differs (decision 012); without the price
 * range if prices are hidden.
 */
export function filterFor(wanted: ProductQuery['filter'], view: PriceView): ProductFilter {
  const filter = { ...NO_FILTER, ...wanted };
  if (view === 'hidden') return filterWithoutPrices(filter);
  return filter.price === undefined ? filter : { ...filter, price: basePrices(filter.price, view.variance) };
}

/**
 * Selects products of a category, of a search, or of the whole shop. `text` is as typed, empty for no search; prices of the filter are
 * stored prices.
 */
export async function selectProducts(
  context: Context,
  selection: Selection,
  page: ProductPage,
  text = '',
): Promise<Chosen> {
  const { db, supplier } = context;
  const search = searchOf(text, selection.category);
  if (search === 'everything') {
    return { ...(await listed(db, supplier.id, selection, page)), approximate: false };
  }
  // Only punctuation, which matches no product.
  if (search === 'nothing') return { rows: [], total: 0, approximate: false };
  return searchProducts(db, supplier.id, search, selection.filter, page);
}

/** Parses a typed text; 'nothing' if it contains only punctuation. */
export function searchOf(typed: string, category: InCategory | undefined): Search | 'everything' | 'nothing' {
  if (typed.trim() === '') return 'everything';
  const text = searchText(typed);
  const terms = searchTerms(text);
  return terms.length === 0 ? 'nothing' : { text, terms, ...defined({ category }) };
}

const listed = cachedQuery('products_list', selectList, dependsOnStock, isPersonal);

async function selectList(
  db: Db,
  supplierId: SupplierId,
  selection: Selection,
  page: ProductPage,
): Promise<Found> {
  if (isMuchNarrowed(selection)) return findSelected(db, supplierId, selection, page);
  const [rows, total] = await Promise.all([
    listSelected(db, supplierId, selection, page),
    countSelected(db, supplierId, selection),
  ]);
  return { rows, total };
}
