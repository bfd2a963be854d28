/** How staff create and change coupons. Every change is audited. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { unknownProducts } from '#features/catalog/server/products/unknown-goods.store.ts';
import { unknownPaymentMethods } from '#features/payments/server/methods/list-payment-methods.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { panelCouponToWire, type ReferralTerms, type WantedCoupon } from '../contract/coupon-terms.wire.ts';
import type { CouponChangeRefusal } from '../contract/panel-texts.ts';
import { amendedCoupon, type CouponAmendment } from '../domain/amend-coupon.ts';
import type { CouponId } from '../domain/coupon.ts';
import { isCode } from '../domain/coupon-code.ts';
import {
  type CouponState,
  codeIsTaken,
  couponById,
  insertCoupon,
  updateCoupon,
} from './panel-coupons.store.ts';
import { referralTermsOf, saveReferralTerms } from './referral-terms.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Changed<Also = never> = Result<CouponState, { readonly code: CouponChangeRefusal } | Also>;
type OrChanged = Changed<ChangedByOther<CouponState>>;

export const addCoupon = (context: StaffContext, wanted: WantedCoupon): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const problem = await problemOf(inside, wanted, undefined);
    if (problem !== undefined) return refuse({ code: problem });
    const made = { coupon: { ...wanted, id: newId() }, used: 0, version: 1 };
    if (!(await insertCoupon(inside.db, inside.supplier.id, made.coupon, inside.now))) {
      return refuse({ code: 'code-taken' });
    }
    await recordChangeOf(
      inside,
      { action: 'coupon.made', subjectId: made.coupon.id, after: made },
      panelCouponToWire,
    );
    return accept(made);
  });

/** Replaces all terms; with `seen`, only the version that the person saw. A referral keeps its owner. */
export const changeCoupon = (
  context: StaffContext,
  id: CouponId,
  wanted: WantedCoupon,
  seen?: number,
): Promise<OrChanged> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await couponById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'coupon-not-found' });
    if (seen !== undefined && seen !== before.version) return changedByOther(before);
    const problem = await problemOf(inside, wanted, id);
    if (problem !== undefined) return refuse({ code: problem });
    await updateCoupon(db, supplier.id, id, wanted);
    return accept(await changed(inside, before));
  });

/** Changes the words, the end and the limits of a coupon that is not over. */
export const amendCoupon = (
  context: StaffContext,
  id: CouponId,
  wanted: CouponAmendment,
  seen: number,
): Promise<OrChanged> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const before = await couponById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'coupon-not-found' });
    if (seen !== before.version) return changedByOther(before);
    const { coupon, used } = before;
    const amended = amendedCoupon({ terms: coupon, active: coupon.active, used }, wanted, now);
    if (!amended.ok) return refuse({ code: amended.refusal });
    await updateCoupon(db, supplier.id, id, amended.value);
    return accept(await changed(inside, before));
  });

export const disableCoupon = (context: StaffContext, id: CouponId): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await couponById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'coupon-not-found' });
    if (!before.coupon.active) return accept(before);
    await updateCoupon(db, supplier.id, id, { ...before.coupon, active: false });
    return accept(await changed(inside, before));
  });

export const changeReferralTerms = (context: StaffContext, terms: ReferralTerms): Promise<ReferralTerms> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await referralTermsOf(db, supplier.id);
    await saveReferralTerms(db, supplier.id, terms);
    await recordChangeOf(inside, {
      action: 'referral.changed',
      subjectId: supplier.id,
      before,
      after: terms,
    });
    return terms;
  });

async function changed(inside: StaffContext, before: CouponState): Promise<CouponState> {
  const after = await couponById(inside.db, inside.supplier.id, before.coupon.id);
  if (after === undefined) throw new Error('a coupon is never removed');
  const change = { action: 'coupon.changed', subjectId: after.coupon.id, before, after } as const;
  await recordChangeOf(inside, change, panelCouponToWire);
  return after;
}

/** Checks the code, and that everything the coupon names belongs to the shop. */
async function problemOf(
  context: Context,
  wanted: WantedCoupon,
  id: CouponId | undefined,
): Promise<CouponChangeRefusal | undefined> {
  const { db, supplier } = context;
  if (!isCode(wanted.code)) return 'not-a-code';
  if (await codeIsTaken(db, supplier.id, wanted.code, id)) return 'code-taken';
  return namedNowhere(context, wanted);
}

/** Refuses a coupon that names things which the shop does not have. */
export async function namedNowhere(
  context: Context,
  { productIds = [], paymentMethodIds = [], clientId }: Omit<WantedCoupon, 'code'>,
): Promise<CouponChangeRefusal | undefined> {
  const { db, supplier } = context;
  if ((await unknownProducts(db, supplier.id, productIds)).length > 0) return 'unknown-product';
  if ((await unknownPaymentMethods(context, paymentMethodIds)).length > 0) return 'unknown-payment';
  const clients = clientId === undefined ? [] : [clientId];
  return (await unknownCustomers(db, supplier.id, clients)).length > 0 ? 'unknown-client' : undefined;
}
