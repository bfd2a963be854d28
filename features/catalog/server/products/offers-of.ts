import { paymentVariance } from '#features/payments/server/methods/payment-variance.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { type Buying, cartPricesFor } from '#features/pricing/server/prices-for.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import type { ProductId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { PriceQuery } from '../../domain/buying-terms.ts';
import type { SellableProduct } from '../../domain/sellable-product.ts';
import { sellableOf, stockOf } from './product-rows.store.ts';
import { sellableProducts } from './sellable-products.store.ts';

/** Terms of a purchase: the request's, and what only the server knows. */
export type PurchaseTerms = PriceQuery &
  Pick<Buying, 'channel' | 'subscriptionTypeId'> & {
    /** Payment variance, if already known. */
    readonly variance?: number;
  };

/** 'read': stock is read; 'assumed': stock is taken as unlimited, because the code that takes it decides. */
export type StockView = 'read' | 'assumed';

/** Products as a cart needs them, and the promotions that decide over all of it. */
export interface CartOffers {
  readonly products: ReadonlyMap<ProductId, SellableProduct>;
  /** Those for the acting client now; none without products. */
  readonly promotions: readonly Promotion[];
}

/**
 * The given products with the prices that are charged, active or not; unknown ids are absent. A fixed number of queries,
 * whatever the number of products. `terms` may be a promise: the queries do not wait for it.
 */
export const offersOf = async (
  context: Context,
  productIds: readonly ProductId[],
  terms: Awaitable<PurchaseTerms> = {},
  stockView: StockView = 'read',
): Promise<ReadonlyMap<ProductId, SellableProduct>> =>
  (await cartOffersOf(context, productIds, terms, stockView)).products;

/** `offersOf` with the promotions, in the same queries. */
export async function cartOffersOf(
  context: Context,
  productIds: readonly ProductId[],
  terms: Awaitable<PurchaseTerms> = {},
  stockView: StockView = 'read',
): Promise<CartOffers> {
  if (productIds.length === 0) return { products: new Map(), promotions: [] };
  const { db, supplier } = context;
  const [prices, rows, stock] = await Promise.all([
    cartPricesFor(context, buyingOn(context, terms), productIds),
    sellableProducts(db, supplier.id, productIds),
    stockView === 'read' ? stockOf(db, supplier.id, productIds) : NO_LIMITS,
  ]);
  const products = rows.map(({ giftWrapPrice, ...row }): readonly [ProductId, SellableProduct] => [
    row.id,
    {
      ...sellableOf(row, stock.get(row.id) ?? null, prices),
      ...(giftWrapPrice === null ? {} : { giftWrapPrice: centavos(giftWrapPrice) }),
    },
  ]);
  return { products: new Map(products), promotions: prices.promotions };
}

const NO_LIMITS: ReadonlyMap<ProductId, null> = new Map();

export async function buyingOn(context: Context, terms: Awaitable<PurchaseTerms>): Promise<Buying> {
  const way = await terms;
  return { ...way, variance: way.variance ?? (await paymentVariance(context, way.paymentMethodId)) };
}
