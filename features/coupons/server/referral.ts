import { randomInt } from 'node:crypto';
import { sharesCoupons } from '#features/suppliers/domain/tags/tag-rules.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { type CouponState, couponOfOwner, insertCoupon } from './panel-coupons.store.ts';
import { referralTermsOf } from './referral-terms.store.ts';

/** Without characters that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/**
 * The client's referral coupon, for other clients' first purchase. Created on the first request; later changes of the
 * supplier's terms do not change it. Spec 7, indicacao; tag uses-share-coupom.
 */
export async function referralOf(
  context: Context & { readonly actor: Customer },
): Promise<Result<CouponState, { readonly code: 'no-referral' }>> {
  const { db, supplier, actor, now } = context;
  if (!sharesCoupons(supplier.tags)) return refuse({ code: 'no-referral' });
  const known = await couponOfOwner(db, supplier.id, actor.clientId);
  if (known !== undefined) return known.coupon.active ? accept(known) : refuse({ code: 'no-referral' });
  const terms = await referralTermsOf(db, supplier.id);
  if (terms === undefined) return refuse({ code: 'no-referral' });
  const coupon = {
    ...terms,
    id: newId(),
    code: randomCode(),
    firstPurchase: true,
    limitPerClient: 1,
    notWithPolicy: false,
    showsPrices: false,
    automatic: false,
    listed: false,
    active: true,
    ownerId: actor.clientId,
  };
  await insertCoupon(db, supplier.id, coupon, now);
  // A concurrent request may have created it first: that one counts.
  const made = await couponOfOwner(db, supplier.id, actor.clientId);
  return made === undefined ? refuse({ code: 'no-referral' }) : accept(made);
}

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
