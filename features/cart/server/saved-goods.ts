import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import type { CouponGoods } from '#features/coupons/domain/coupon-goods.ts';
import type { Context } from '#platform/db/context.ts';
import { cartGoodsForCoupons } from '../domain/pricing/cart-coupon-goods.ts';
import { storedCoupons } from './coupons/cart-coupons.store.ts';
import { cartOf } from './load-cart.ts';
import { type Pricing, priceLines } from './price-lines.ts';

/** A client's saved cart as coupons see it, for checking a code. Empty where prices are hidden. */
export async function savedGoods(
  context: Context,
  pricing: Pricing,
): Promise<{ readonly goods: readonly CouponGoods[]; readonly automatic: boolean }> {
  const { actor, supplier, db } = context;
  if (actor.kind !== 'customer' || pricesAreHidden(supplier.tags, actor))
    return { goods: [], automatic: false };
  const { lines, pricing: storedPricing } = await cartOf({ ...context, actor }, pricing);
  const { automatic } = await storedCoupons(db, { supplierId: supplier.id, clientId: actor.clientId });
  const priced = await priceLines(context, lines, storedPricing);
  return { goods: cartGoodsForCoupons(priced.lines), automatic };
}
