import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { SIMILAR_PRODUCTS } from '../domain/page.ts';
import type { ProductDetail } from '../domain/product.ts';
import { categoryBranch } from './category.store.ts';
import { priceView } from './price-view.ts';
import { productDetail, similarProducts } from './product.store.ts';
import { cardOf } from './product-rows.store.ts';

export interface ProductQuestion {
  readonly idOrSlug: string;
  readonly withSimilar: boolean;
  readonly paymentMethodId?: PaymentMethodId;
}

/** One product with its text, the way to its category and what resembles it. Spec 7, produto. */
export async function getProduct(
  context: Context,
  { idOrSlug, withSimilar, paymentMethodId }: ProductQuestion,
): Promise<Result<ProductDetail, { code: 'product-not-found' }>> {
  const { db, supplier } = context;
  const [view, row] = await Promise.all([
    priceView(context, paymentMethodId),
    productDetail(db, supplier.id, idOrSlug),
  ]);
  if (row === undefined) return refuse({ code: 'product-not-found' });
  const [breadcrumb, similar] = await Promise.all([
    categoryBranch(db, supplier.id, row.categoryPath),
    withSimilar ? similarProducts(db, supplier.id, row, SIMILAR_PRODUCTS) : [],
  ]);
  return accept({
    ...cardOf(row, view),
    sku: row.sku,
    ...(row.ean === null ? {} : { ean: row.ean }),
    description: row.description,
    breadcrumb,
    similar: similar.map((other) => cardOf(other, view)),
  });
}
