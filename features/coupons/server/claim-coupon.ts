import type { OrderNumber } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { CouponOffer } from '../domain/check-coupon.ts';
import { addPurchase, takePurchaseBack } from './coupon-buyers.store.ts';
import { addUse, removeUse } from './coupon-uses.store.ts';
import { claimUse, giveUseBack } from './coupons.store.ts';

type OrderContext = Context & { readonly actor: Customer };

/**
 * Claims a use within the order's transaction, after all else that others may wait for: a popular coupon is held for the
 * shortest time. False where others were faster. The client's lock
 * must be held: it keeps the limit per client.
 */
export const claimCoupon = (
  { db, supplier, actor, now }: OrderContext,
  { coupon }: CouponOffer,
): Promise<boolean> =>
  claimUse(db, { supplierId: supplier.id, couponId: coupon.id, clientId: actor.clientId, now });

/** Writes down that the client bought, and with which coupon. Within the order's transaction. */
export async function recordPurchase(
  { db, supplier, actor, now }: OrderContext,
  orderNumber: OrderNumber,
  offer: CouponOffer | undefined,
): Promise<void> {
  await addPurchase(db, supplier.id, actor.clientId);
  if (offer === undefined) return;
  const { coupon, discount } = offer;
  const use = {
    supplierId: supplier.id,
    orderNumber,
    couponId: coupon.id,
    clientId: actor.clientId,
    discount,
  };
  await addUse(db, use, now);
}

/**
 * The order was cancelled: its coupon may be used again, and the purchase was none. Called once an order, after its stock; the
 * coupon before the client's purchases, as orders lock them.
 */
export async function undoPurchase(
  { db, supplier }: Context,
  { orderNumber, clientId }: { readonly orderNumber: OrderNumber; readonly clientId: string },
): Promise<void> {
  const couponId = await removeUse(db, supplier.id, orderNumber);
  if (couponId !== undefined) await giveUseBack(db, supplier.id, couponId);
  await takePurchaseBack(db, supplier.id, clientId);
}
