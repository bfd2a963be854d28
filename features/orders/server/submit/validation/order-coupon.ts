import type { PricedCart } from '#features/cart/domain/cart.ts';
import { cartGoodsForCoupons } from '#features/cart/domain/pricing/cart-coupon-goods.ts';
import { storedCoupons } from '#features/cart/server/coupons/cart-coupons.store.ts';
import type { CouponOffer } from '#features/coupons/domain/coupon-discount.ts';
import { countCode, mayTryCouponCode } from '#features/coupons/server/code-throttle.ts';
import { couponsFor, hasCoupons } from '#features/coupons/server/coupons-for.ts';
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';

/**
 * The coupon for these lines today: the one that the draft names, or the automatic one as the cart shows it. A named one that no
 * longer holds is refused, never silently left out. `goods` and `way` may still be pending. Counts no try, because an order may be
 * priced twice: `countUnknownCode`.
 */
export async function orderCoupon(
  context: Context & { readonly actor: Customer },
  { coupon: code, paymentMethodId }: OrderDraft,
  goods: Awaitable<Pick<PricedCart, 'lines'>>,
  way: Awaitable<{ readonly channel: SalesChannel }>,
): Promise<Result<CouponOffer | undefined, SubmitRefusal>> {
  const { db, supplier, actor } = context;
  if (code === undefined && !(await hasCoupons(context))) return accept(undefined);
  if (code !== undefined && !(await mayTryCouponCode(context, {}))) return refuse({ code: 'too-many-codes' });
  const [{ automatic }, { lines }, { channel }] = await Promise.all([
    // What the client decided about automatic coupons concerns their own cart.
    actor.capacity === 'attendant'
      ? { automatic: true }
      : storedCoupons(db, { supplierId: supplier.id, clientId: actor.clientId }),
    goods,
    way,
  ]);
  const { applied, rejection } = await couponsFor(context, cartGoodsForCoupons(lines), {
    ...defined({ code }),
    automatic,
    channel,
    paymentMethodId,
  });
  if (rejection === undefined || rejection.code === 'automatic-is-better') return accept(applied);
  return refuse({ code: 'coupon-refused', reason: rejection });
}

/** Counts a try if this refusal tells the client that their code does not exist. Call it once per refused order. */
export async function countUnknownCode(context: Context, refusal: SubmitRefusal): Promise<void> {
  if (refusal.code === 'coupon-refused' && refusal.reason.code === 'unknown') await countCode(context, {});
}
