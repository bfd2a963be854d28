import { normalCode } from '#features/coupons/domain/coupon-code.ts';
import { countCode, type Guesser, uncountCode } from '#features/coupons/server/public.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { PricedCart } from '../domain/cart.ts';
import type { CartOwner } from './cart.store.ts';
import { type KeptCoupons, keepCoupons, keptCoupons } from './cart-coupons.store.ts';
import { type CouponedCart, couponsOfCart } from './coupons-of-cart.ts';

/** What a save says of coupons; what it leaves out stays as it was kept. */
export interface CouponDecision {
  /** The code to apply; an empty one takes the applied one off. */
  readonly typed?: string;
  readonly automatic?: boolean;
}

interface Decided {
  readonly couponed: CouponedCart | undefined;
  /** What is to be kept from now on, where that is another than before. */
  readonly changed?: { readonly code: string | null; readonly automatic: boolean };
}

type Decision = CouponDecision & { readonly paymentMethodId?: PaymentMethodId };

/**
 * What coupons do to the cart that is being saved. A code that holds is kept with it; one that does not, or no more,
 * is dropped and the reason told. Only the way of paying may still be changed without typing it again.
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

/** The same, with nothing written. */
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
 * Counts a typed code before it is looked up: where there were too many it is not allowed, and nothing is looked up.
 * Settled, one that is known is counted no more.
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
