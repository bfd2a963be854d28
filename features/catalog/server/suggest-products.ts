import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { SUGGESTIONS } from '../domain/page.ts';
import type { ProductCard } from '../domain/product.ts';
import { priceView } from './price-view.ts';
import { cardOf } from './product-rows.store.ts';
import { selectProducts } from './select-products.ts';

/** At most ten products for a text that is still being typed, and how many there are. Spec 9, suggestions. */
export async function suggestProducts(
  context: Context,
  text: string,
  paymentMethodId?: PaymentMethodId,
): Promise<{ readonly products: readonly ProductCard[]; readonly total: number }> {
  if (text.trim() === '') return { products: [], total: 0 };
  const [view, { rows, total }] = await Promise.all([
    priceView(context, paymentMethodId),
    selectProducts(context, {
      text,
      tags: [],
      typing: true,
      slice: { sort: 'relevance', limit: SUGGESTIONS, offset: 0 },
    }),
  ]);
  return { products: rows.map((row) => cardOf(row, view)), total };
}
