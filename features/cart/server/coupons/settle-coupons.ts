import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import { countCode, type Guesser, uncountCode } from '#features/coupons/server/code-throttle.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { PricedCart } from '../../domain/cart.ts';
import type { CartOwner } from '../cart.store.ts';
import { type KeptCoupons, keepCoupons, keptCoupons } from './cart-coupons.store.ts';
import { type CouponedCart, couponsOfCart } from './coupons-of-cart.ts';

/** The coupon part of a save; what is absent stays as stored. */
export interface CouponDecision {
  /** The code to apply; an empty one removes the applied code. */
  readonly typed?: string;
  readonly automatic?: boolean;
}

interface Decided {
  readonly couponed: CouponedCart | undefined;
  /** What to store, if it differs from before. */
  readonly changed?: { readonly code: string | null; readonly automatic: boolean };
}

type Decision = CouponDecision & { readonly paymentMethodId?: PaymentMethodId };

/**
 * Decides the coupons of the cart that is being saved, and stores the decision. A code that holds is stored; one that does not,
 * or no longer does, is dropped with the reason, unless only the payment method excludes it: that can be changed without typing
 * the code again.
 */
export async function settleCoupons(
  context: Context,
  owner: CartOwner,
  cart: PricedCart,
  decision: Decision,
): Promise<CouponedCart | undefined> {
  const kept = await keptCoupons(context.db, owner);
  const { couponed, changed } = await decideCoupons(context, cart, kept, decision);
  if (changed !== undefined) await keepCoupons(context.db, owner, changed);
  return couponed;
}

/** Like `settleCoupons`, but writes nothing. */
export async function decideCoupons(
  context: Context,
  cart: PricedCart,
  kept: KeptCoupons,
  { typed, automatic: switched, paymentMethodId }: Decision,
): Promise<Decided> {
  const code = typed === undefined ? kept.code : normalCode(typed) || undefined;
  const automatic = switched ?? kept.automatic;
  const couponed = await couponsOfCart(context, cart, {
    ...(code === undefined ? {} : { code }),
    automatic,
    channel: 'WEB',
    ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
  });
  const setback = couponed?.chosen.setback;
  const holds = setback === undefined || setback.code === 'other-payment';
  const next = { code: holds ? (code ?? null) : null, automatic };
  const same = next.code === (kept.code ?? null) && automatic === kept.automatic;
  return { couponed, ...(same ? {} : { changed: next }) };
}

/**
 * Counts a try for a typed code before it is looked up; `allowed` is false after too many. `settle` takes the try back if the
 * code turned out to exist.
 */
export async function countedCode(
  context: Context,
  typed: string | undefined,
  guesser: Guesser,
): Promise<{ readonly allowed: boolean; settle(couponed: CouponedCart | undefined): Promise<void> }> {
  if (typed === undefined || normalCode(typed) === '') return { allowed: true, settle: async () => {} };
  const allowed = await countCode(context, guesser);
  return {
    allowed,
    settle: async (couponed) => {
      if (couponed?.chosen.setback?.code !== 'unknown') await uncountCode(context, guesser);
    },
  };
}
