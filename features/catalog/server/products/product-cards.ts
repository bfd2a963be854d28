import { paymentVariance } from '#features/payments/server/methods/payment-variance.ts';
import { requestedMethod } from '#features/payments/server/methods/requested-method.ts';
import { type Buying, pricesFor } from '#features/pricing/server/prices-for.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import type { PriceQuery } from '../../domain/buying-terms.ts';
import { pricesAreHidden } from '../../domain/price-visibility.ts';
import type { ProductCard } from '../../domain/product.ts';
import { type CardRow, cardOf, stockNow } from './product-rows.store.ts';

/** Whether the requesting client sees prices, and the terms that determine them. */
export type PriceView = 'hidden' | Buying;

/** Decided here for every response, so that none can leak a hidden price. */
export async function priceView(
  context: Context,
  { paymentMethodId, deliveryType, addressId, ignorePolicies }: PriceQuery,
): Promise<PriceView> {
  if (pricesAreHidden(context.supplier.tags, context.actor)) return 'hidden';
  const method = await requestedMethod(context, paymentMethodId);
  return {
    variance: await paymentVariance(context, method),
    ...defined({ paymentMethodId: method, deliveryType, addressId, ignorePolicies }),
  };
}

/** Product cards with current stock and the prices of the requesting client: a fixed number of queries. */
export async function cardsOf(
  context: Context,
  rows: readonly CardRow[],
  view: PriceView,
): Promise<ProductCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [stock, priceOf] = await Promise.all([
    stockNow(context.db, context.supplier.id, ids),
    view === 'hidden' ? undefined : pricesFor(context, view, ids),
  ]);
  return rows.map((row) => cardOf(row, stock.get(row.id) ?? null, priceOf));
}
