import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { pageCount } from '../domain/page.ts';
import type { Crumb } from '../domain/product.ts';
import type { ProductList } from '../domain/product-list.ts';
import { type ProductSort, sortWithoutPrices } from '../domain/sort.ts';
import { categoryBranch } from './category.store.ts';
import { priceView } from './price-view.ts';
import { cardOf } from './product-rows.store.ts';
import { selectProducts } from './select-products.ts';

export interface ListQuestion {
  /** Id or path. */
  readonly category?: string;
  /** As typed. */
  readonly text?: string;
  readonly tags: readonly string[];
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly paymentMethodId?: PaymentMethodId;
}

/** One page of the products of a category, of a search, or of the whole shop. Spec 7, listaprodutos. */
export async function listProducts(
  context: Context,
  question: ListQuestion,
): Promise<Result<ProductList, { code: 'category-not-found' }>> {
  const [view, branch] = await Promise.all([
    priceView(context, question.paymentMethodId),
    branchOf(context, question.category),
  ]);
  if (branch === undefined) return refuse({ code: 'category-not-found' });
  const leaf = branch.at(-1);
  const { page, pageSize } = question;
  const { rows, total } = await selectProducts(context, {
    ...(leaf === undefined ? {} : { category: { id: leaf.id, root: branch.length === 1 } }),
    text: question.text ?? '',
    tags: question.tags,
    slice: {
      sort: view === 'hidden' ? sortWithoutPrices(question.sort) : question.sort,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  });
  return accept({
    products: rows.map((row) => cardOf(row, view)),
    total,
    page,
    pageSize,
    pages: pageCount(total, pageSize),
    breadcrumb: branch,
  });
}

async function branchOf(
  context: Context,
  category: string | undefined,
): Promise<readonly Crumb[] | undefined> {
  if (category === undefined || category === '') return [];
  const branch = await categoryBranch(context.db, context.supplier.id, category);
  return branch.length === 0 ? undefined : branch;
}
