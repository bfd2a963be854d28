import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import { namedMethod } from '#features/payments/server/methods/requested-method.ts';
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import { decideCart, showCart } from '../decide-cart.ts';
import { asBuyer, type Buyer } from './as-buyer.ts';

export interface WantedSimulation extends Buyer {
  readonly lines: readonly CartLine[];
  readonly paymentMethodId?: PaymentMethodId;
  readonly deliveryType?: DeliveryType;
  readonly channel?: SalesChannel;
  readonly couponCode?: string;
}

/** A cart as this client would see it, decided as every cart is. Nothing is saved, and no limit is used. */
export async function simulate(
  context: Context,
  { lines, paymentMethodId, deliveryType, channel, couponCode, ...buyer }: WantedSimulation,
): Promise<Result<SavedCart, { readonly code: 'client-not-found' }>> {
  const known = await asBuyer(context, buyer);
  if (!known.ok) return known;
  const code = couponCode === undefined ? undefined : normalCode(couponCode);
  const decided = await decideCart(known.value, {
    lines,
    terms: defined({
      ...{ deliveryType, channel },
      paymentMethodId: await namedMethod(known.value, paymentMethodId),
    }),
    as: { offered: [] },
    coupons: { automatic: true },
    ...(code ? { couponDecision: { typed: code } } : {}),
  });
  return accept(showCart(known.value, decided));
}
