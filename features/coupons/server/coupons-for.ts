import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { type CouponFacts, checkCoupon } from '../domain/check-coupon.ts';
import { bestCoupon, type ChosenCoupon, chooseCoupon } from '../domain/choose-coupon.ts';
import type { CouponOffer } from '../domain/coupon-discount.ts';
import type { CouponGoods } from '../domain/coupon-goods.ts';
import type { CouponRefusal } from '../domain/coupon-refusal.ts';
import { couponsInPlay, everMadeCoupons, type KnownCoupon } from './coupons.store.ts';

export interface CouponWish {
  /** The typed code, normalised. */
  readonly code?: string;
  readonly automatic: boolean;
  readonly channel: SalesChannel;
  readonly paymentMethodId?: PaymentMethodId;
}

/** Whether the supplier ever created a coupon. */
export const hasCoupons = ({ db, supplier }: Context): Promise<boolean> => everMadeCoupons(db, supplier.id);

/** The coupon that applies to these lines now. A fixed number of queries, however many coupons the supplier has. */
export async function couponsFor(
  context: Context,
  goods: readonly CouponGoods[],
  { code, automatic, channel, paymentMethodId }: CouponWish,
): Promise<ChosenCoupon> {
  const { db, supplier, actor, now } = context;
  // Without a code, only an automatic coupon is possible, and that needs lines.
  if (code === undefined && (!automatic || goods.length === 0)) return {};
  const clientId = actor.kind === 'customer' ? actor.clientId : undefined;
  const found = (await hasCoupons(context))
    ? await couponsInPlay(db, { supplierId: supplier.id, clientId, code, automatic, now })
    : [];
  const check = ({ coupon, uses, purchases }: KnownCoupon): Result<CouponOffer, CouponRefusal> => {
    const facts: CouponFacts = {
      now,
      channel,
      ...defined({
        paymentMethodId,
        buyer: clientId === undefined ? undefined : { clientId, firstPurchase: purchases === 0 },
      }),
    };
    return checkCoupon(coupon, goods, facts, uses);
  };
  const offers = found
    .filter(({ coupon }) => automatic && coupon.automatic)
    .map(check)
    .flatMap((checked) => (checked.ok ? [checked.value] : []));
  const meant = found.find(({ coupon }) => coupon.code === code);
  return chooseCoupon(bestCoupon(offers), code === undefined ? undefined : typed(meant, clientId, check));
}

/** Visitors never learn whether a code exists. */
function typed(
  meant: KnownCoupon | undefined,
  clientId: string | undefined,
  check: (known: KnownCoupon) => Result<CouponOffer, CouponRefusal>,
): Result<CouponOffer, CouponRefusal> {
  if (clientId === undefined) return refuse({ code: 'login-first' });
  if (meant === undefined) return refuse({ code: 'unknown' });
  const checked = check(meant);
  return checked.ok ? accept(checked.value) : checked;
}
