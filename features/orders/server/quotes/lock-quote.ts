import { cartGoodsForCoupons } from '#features/cart/domain/pricing/cart-coupon-goods.ts';
import { priceLines } from '#features/cart/server/price-lines.ts';
import type { CouponOffer } from '#features/coupons/domain/coupon-discount.ts';
import { recordPurchase } from '#features/coupons/server/claim-coupon.ts';
import { couponsFor } from '#features/coupons/server/coupons-for.ts';
import { promotionUses } from '#features/promotions/domain/promotion/promotion-uses.ts';
import { recordComboUses } from '#features/promotions/server/claim-combos.ts';
import { recordPromotionUses } from '#features/promotions/server/promotions/claim-promotions.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { DeliverySnapshot } from '../../domain/order.ts';
import { chosenLines } from '../../domain/order-lines.ts';
import type { PlacedOrder } from '../../domain/placed-order.ts';
import type { QuoteRefusal } from '../../domain/quotes/quote-refusal.ts';
import { setDelivery } from '../store/orders.store.ts';
import { combosInLines, reserveGoods } from '../submit/reserve-goods.ts';
import { slotOfToday } from '../submit/slot-of-today.ts';

interface Terms {
  readonly channel: 'WEB' | 'MANUAL';
  readonly withoutSlot: boolean;
}

/**
 * Reserves for an accepted quote what a submitted order reserves, at the quote's own prices. Of the shop's current data it checks
 * only that the products are sold, the coupon holds and the window is offered. Throws `ReservationFailed`.
 */
export async function lockQuote(
  context: CustomerContext,
  order: PlacedOrder,
  { channel, withoutSlot }: Terms,
): Promise<Result<{ readonly delivery: DeliverySnapshot }, QuoteRefusal>> {
  const { db, supplier } = context;
  const today = await priceLines(context, chosenLines(order.lines).map(cartLine), {
    paymentMethodId: order.paymentMethodId,
    deliveryType: order.delivery.type,
    channel,
  });
  const gone = namesOfGone(order, today);
  if (gone.length > 0) return refuse({ code: 'out-of-stock', facts: { itemNames: gone } });
  const coupon = await couponOf(context, order, { goods: cartGoodsForCoupons(today.lines), channel });
  if (!coupon.ok) return coupon;
  const offered = await slotOfToday(context, order);
  if (offered === undefined && !withoutSlot) return refuse({ code: 'slot-not-offered' });
  const delivery = offered ?? withoutItsSlot(order.delivery);
  await reserveGoods(context, { lines: order.lines, delivery, offer: coupon.value });
  await setDelivery(db, supplier.id, order.number, delivery);
  await recordPurchase(context, order.number, coupon.value);
  await recordComboUses(context, order.number, combosInLines(order.lines));
  await recordPromotionUses(context, order.number, promotionUses(order.lines));
  return accept({ delivery });
}

const cartLine = ({ productId, parts, quantity, giftWrap }: PlacedOrder['lines'][number]) => ({
  productId,
  quantity,
  giftWrap,
  ...defined({ combo: parts === undefined ? undefined : (true as const) }),
});

/**
 * Names of the products no longer sold. A shortage shows when the stock is taken; a changed minimum does not concern the quote.
 */
function namesOfGone({ lines }: PlacedOrder, today: Awaited<ReturnType<typeof priceLines>>): string[] {
  const there = new Set(today.lines.map(({ product }) => product.id));
  return chosenLines(lines)
    .filter(({ productId }) => !there.has(productId))
    .map(({ name }) => name);
}

/** The discount stays the quote's, whatever the coupon would give today. */
async function couponOf(
  context: CustomerContext,
  { coupon, discount, paymentMethodId }: PlacedOrder,
  {
    goods,
    channel,
  }: { readonly goods: ReturnType<typeof cartGoodsForCoupons>; readonly channel: 'WEB' | 'MANUAL' },
): Promise<Result<CouponOffer | undefined, QuoteRefusal>> {
  if (coupon === undefined) return accept(undefined);
  const wish = { code: coupon.code, automatic: false, channel, paymentMethodId };
  const { applied, rejection } = await couponsFor(context, goods, wish);
  if (rejection !== undefined && rejection.code !== 'automatic-is-better')
    return refuse({ code: 'coupon-refused', reason: rejection });
  return accept(applied && { ...applied, discount });
}

function withoutItsSlot({ slot: _, limited: __, ...delivery }: DeliverySnapshot): DeliverySnapshot {
  return delivery;
}
