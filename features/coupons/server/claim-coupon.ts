import type { OrderNumber } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { CouponOffer } from '../domain/coupon-discount.ts';
import { addPurchase, takePurchaseBack } from './coupon-buyers.store.ts';
import { addUse, removeUse } from './coupon-uses.store.ts';
import { claimUse, giveUseBack } from './coupons.store.ts';

type OrderContext = Context & { readonly actor: Customer };

/**
 * Claims a use within the order's transaction, as the last step that others may wait for, so that a popular coupon's row
 * is locked as briefly as possible. False if no use is left. The caller must hold the client's lock, which enforces the
 * limit per client.
 */
export const claimCoupon = (
  { db, supplier, actor, now }: OrderContext,
  { coupon }: CouponOffer,
): Promise<boolean> =>
  claimUse(db, { supplierId: supplier.id, couponId: coupon.id, clientId: actor.clientId, now });

/** Records the client's purchase and the coupon used. Call it in the order's transaction. */
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
 * Undoes a cancelled order's coupon use and purchase. Call it once per order, after its stock is returned; the coupon is
 * locked before the client's purchases, as in orders.
 */
export async function undoPurchase(
  { db, supplier }: Context,
  { orderNumber, clientId }: { readonly orderNumber: OrderNumber; readonly clientId: string },
): Promise<void> {
  const couponId = await removeUse(db, supplier.id, orderNumber);
  if (couponId !== undefined) await giveUseBack(db, supplier.id, couponId);
  await takePurchaseBack(db, supplier.id, clientId);
}
