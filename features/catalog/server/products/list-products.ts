import { defined } from '#kernel/defined.ts';
import { pageCount } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { basePrices } from '../../domain/base-prices.ts';
import { filterWithoutPrices, NO_FILTER, type ProductFilter } from '../../domain/filters/product-filter.ts';
import { PAGE_SIZE } from '../../domain/page.ts';
import type { CategoryCrumb } from '../../domain/product.ts';
import type { ProductList } from '../../domain/product-list.ts';
import type { ProductQuery } from '../../domain/product-query.ts';
import { DEFAULT_SORT, sortWithoutPrices } from '../../domain/sort.ts';
import { categoryBranch } from '../categories/category.store.ts';
import { cardsOf } from './cards-of.ts';
import { type PriceView, priceView } from './price-view.ts';
import type { InCategory } from './product-conditions.store.ts';
import { selectProducts } from './select-products.ts';

/** One page of the products of a category, of a search, or of the whole shop. Spec 7, listaprodutos. */
export async function listProducts(
  context: Context,
  query: ProductQuery,
): Promise<Result<ProductList, { code: 'category-not-found' }>> {
  const [view, branch] = await Promise.all([priceView(context, query), branchOf(context, query.category)]);
  if (branch === undefined) return refuse({ code: 'category-not-found' });
  const { text, sort = DEFAULT_SORT, page = 1, pageSize = PAGE_SIZE } = query;
  const { rows, total, approximate, corrected } = await selectProducts(
    context,
    { ...inCategory(branch), filter: filterFor(query.filter, view) },
    { sort: view === 'hidden' ? sortWithoutPrices(sort) : sort, page, pageSize },
    // A short page is asked for while somebody types.
    { text, recorded: pageSize >= PAGE_SIZE },
  );
  return accept({
    products: await cardsOf(context, rows, view),
    total,
    page,
    pageSize,
    pages: pageCount(total, pageSize),
    breadcrumb: branch,
    approximate,
    ...defined({ corrected }),
  });
}

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
export function filterFor(asked: ProductQuery['filter'], view: PriceView): ProductFilter {
  const filter = { ...NO_FILTER, ...asked };
  if (view === 'hidden') return filterWithoutPrices(filter);
  return filter.price === undefined ? filter : { ...filter, price: basePrices(filter.price, view.variance) };
}
