import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { CheckedCoupon } from '../contract/checked-coupon.wire.ts';
import { normalCode } from '../domain/coupon-code.ts';
import type { CouponGoods } from '../domain/coupon-goods.ts';
import { countCode, type Guesser, uncountCode } from './code-throttle.ts';
import { couponsFor } from './coupons-for.ts';

/** The lines of a client's cart, and whether automatic coupons apply to it. */
export interface SavedGoods {
  readonly goods: readonly CouponGoods[];
  readonly automatic: boolean;
}

export interface TypedCode {
  readonly typed: string;
  /** Code of the automatic coupon that the screen shows. */
  readonly shownAutomatic?: string;
  readonly paymentMethodId?: PaymentMethodId;
}

/** The effect of a typed code on the client's saved cart. Only unknown codes count as tries. Spec 7, validar-desconto. */
export async function checkCouponCode(
  context: Context,
  { typed, shownAutomatic, paymentMethodId }: TypedCode,
  { goods, automatic }: SavedGoods,
  guesser: Guesser,
): Promise<Result<CheckedCoupon, { readonly code: 'too-many-codes' }>> {
  if (context.actor.kind !== 'customer') return accept({ rejection: { code: 'login-first' } });
  if (!(await countCode(context, guesser))) return refuse({ code: 'too-many-codes' });
  const code = normalCode(typed);
  const wish = {
    code,
    channel: 'WEB',
    ...defined({ paymentMethodId }),
  } as const;
  const alone = await couponsFor(context, goods, { ...wish, automatic: false });
  const { applied: offer, rejection } = alone;
  if (rejection?.code === 'unknown') return accept({ rejection });
  await uncountCode(context, guesser);
  if (offer === undefined) return accept(alone);
  if (shownAutomatic !== undefined && normalCode(shownAutomatic) === code)
    return accept({ offer, rejection: { code: 'automatic-is-better' } });
  const chosen = await couponsFor(context, goods, { ...wish, automatic });
  return accept({ offer, ...defined({ rejection: chosen.rejection }) });
}
