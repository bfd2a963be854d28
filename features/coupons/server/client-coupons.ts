import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { type CouponFacts, refusalOfBuyer } from '../domain/check-coupon.ts';
import type { Coupon } from '../domain/coupon.ts';
import type { CouponRefusal } from '../domain/coupon-refusal.ts';
import { couponsOffered, type KnownCoupon } from './coupons.store.ts';

export interface ClientCoupon {
  readonly coupon: Coupon;
  /** Why it cannot be used, independent of the cart. */
  readonly refusal?: CouponRefusal;
}

/** The coupons that a supplier offers this client, the newest first. Spec 7, cliente. */
export async function clientCoupons(
  { db, supplier, actor, now }: Context & { readonly actor: Customer },
  {
    onlyLast,
    available,
    paymentMethodId,
  }: {
    readonly onlyLast: boolean;
    readonly available: boolean;
    readonly paymentMethodId?: PaymentMethodId;
  },
): Promise<ClientCoupon[]> {
  const found = await couponsOffered(db, supplier.id, actor.clientId);
  const refusalOf = ({ coupon, uses, purchases }: KnownCoupon): CouponRefusal | undefined => {
    const buyer = { clientId: actor.clientId, firstPurchase: purchases === 0 };
    const facts: CouponFacts = { now, channel: 'WEB', buyer };
    const otherPayment =
      paymentMethodId !== undefined && coupon.paymentMethodIds?.includes(paymentMethodId) === false;
    return refusalOfBuyer(coupon, facts, uses) ?? (otherPayment ? { code: 'other-payment' } : undefined);
  };
  const all = found.map((known): ClientCoupon => {
    const refusal = refusalOf(known);
    return { coupon: known.coupon, ...defined({ refusal }) };
  });
  const shown = available ? all.filter(({ refusal }) => refusal === undefined) : all;
  return onlyLast ? shown.slice(0, 1) : shown;
}
