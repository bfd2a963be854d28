import { paymentVariance } from '#features/payments/server/methods/payment-variance.ts';
import { type Buying, pricesFor } from '#features/pricing/server/prices-for.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import type { ProductId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { SellableProduct } from '../../domain/sellable-product.ts';
import { sellableProducts } from './product.store.ts';
import type { PriceQuery } from './product-cards.ts';
import { sellableOf, stockOf } from './product-rows.store.ts';

/** Terms of a purchase: the request's, and what only the server knows. */
export type PurchaseTerms = PriceQuery &
  Pick<Buying, 'channel' | 'subscriptionTypeId'> & {
    /** Payment variance, if already known. */
    readonly variance?: number;
  };

/** 'read': stock is read; 'assumed': stock is taken as unlimited, because the code that takes it decides. */
export type StockView = 'read' | 'assumed';

/**
 * The given products with the prices that are charged, active or not; unknown ids are absent. A fixed number of queries,
 * whatever the number of products. `terms` may be a promise: the queries do not wait for it.
 */
export async function offersOf(
  context: Context,
  productIds: readonly ProductId[],
  terms: Awaitable<PurchaseTerms> = {},
  stockView: StockView = 'read',
): Promise<Map<ProductId, SellableProduct>> {
  if (productIds.length === 0) return new Map();
  const { db, supplier } = context;
  const [priceOf, rows, stock] = await Promise.all([
    pricesFor(context, buyingOn(context, terms), productIds),
    sellableProducts(db, supplier.id, productIds),
    stockView === 'read' ? stockOf(db, supplier.id, productIds) : NO_LIMITS,
  ]);
  return new Map(
    rows.map(({ giftWrapPrice, ...row }) => [
      row.id,
      {
        ...sellableOf(row, stock.get(row.id) ?? null, priceOf),
        ...(giftWrapPrice === null ? {} : { giftWrapPrice: centavos(giftWrapPrice) }),
      },
    ]),
  );
}

const NO_LIMITS: ReadonlyMap<ProductId, null> = new Map();

async function buyingOn(context: Context, terms: Awaitable<PurchaseTerms>): Promise<Buying> {
  const { paymentMethodId, ...way } = await terms;
  return { ...way, variance: way.variance ?? (await paymentVariance(context, paymentMethodId)) };
}
