/** The coupons of a shop as its staff and the referral program create, change and list them. */
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { Coupon, CouponId, CouponTerms } from '../domain/coupon.ts';
import { type CouponRow, couponFrom } from './coupons.store.ts';
import { coupons } from './coupons.tables.ts';
import { discountTo } from './discount-columns.ts';

/** The client's referral coupon; undefined before it is created. */
export const couponOfOwner = async (
  db: Db,
  supplierId: SupplierId,
  ownerId: ClientId,
): Promise<CouponState | undefined> => {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.supplierId, supplierId), eq(coupons.ownerId, ownerId)));
  return row === undefined ? undefined : stateFrom(row);
};

/** False if the code, or the owner's referral coupon, exists already. */
export async function insertCoupon(
  db: Db,
  supplierId: SupplierId,
  { id, active, ...terms }: Coupon,
  now: Instant,
): Promise<boolean> {
  return insertCoupons(db, supplierId, [{ id, active, ...terms }], now);
}

/** False if any of the codes exists already: then the transaction has to be undone. */
export async function insertCoupons(
  db: Db,
  supplierId: SupplierId,
  wanted: readonly Coupon[],
  now: Instant,
): Promise<boolean> {
  const rows = wanted.map(({ id, active, ...terms }) => ({
    ...columnsOf(terms),
    ownerId: terms.ownerId ?? null,
    supplierId,
    id,
    active,
    createdAt: new Date(now),
  }));
  const made = await db.insert(coupons).values(rows).onConflictDoNothing().returning({ id: coupons.id });
  return made.length === wanted.length;
}

/** The shop's codes that such a pattern may make. */
export async function codesLike(db: Db, supplierId: SupplierId, pattern: string): Promise<string[]> {
  const like = pattern.replaceAll('_', '\\_').replaceAll('#', '_');
  const rows = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.supplierId, supplierId), sql`${coupons.code} like ${like}`));
  return rows.map(({ code }) => code);
}

/** A coupon as the panel shows it. */
export interface CouponState {
  readonly coupon: Coupon;
  readonly used: number;
  readonly version: number;
}

/** Locked until the end of the transaction. */
export async function couponById(
  db: Db,
  supplierId: SupplierId,
  id: CouponId,
): Promise<CouponState | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.supplierId, supplierId), eq(coupons.id, id)))
    .for('update');
  return row === undefined ? undefined : stateFrom(row);
}

/** Without a lock, to be shown. */
export async function couponState(
  db: Db,
  supplierId: SupplierId,
  id: CouponId,
): Promise<CouponState | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.supplierId, supplierId), eq(coupons.id, id)));
  return row === undefined ? undefined : stateFrom(row);
}

/** The current coupon, active or not. */
export async function couponByCode(
  db: Db,
  supplierId: SupplierId,
  code: string,
): Promise<Coupon | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.supplierId, supplierId), eq(coupons.code, code)));
  return row === undefined ? undefined : stateFrom(row).coupon;
}

export async function updateCoupon(
  db: Db,
  supplierId: SupplierId,
  id: CouponId,
  { active, ...terms }: CouponTerms & { readonly active: boolean },
): Promise<void> {
  await db
    .update(coupons)
    .set({ ...columnsOf(terms), active, version: nextVersion(coupons) })
    .where(and(eq(coupons.supplierId, supplierId), eq(coupons.id, id)));
}

export async function codeIsTaken(
  db: Db,
  supplierId: SupplierId,
  code: string,
  by: CouponId | undefined,
): Promise<boolean> {
  const [row] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.supplierId, supplierId), eq(coupons.code, code)));
  return row !== undefined && row.id !== by;
}

/** The newest first. */
export async function couponsPage(
  db: Db,
  supplierId: SupplierId,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: CouponState[]; readonly total: number }> {
  const mine = eq(coupons.supplierId, supplierId);
  const rows = await db
    .select()
    .from(coupons)
    .where(mine)
    .orderBy(desc(coupons.createdAt), asc(coupons.code))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(coupons).where(mine);
  return { rows: rows.map(stateFrom), total: counted?.total ?? 0 };
}

const stateFrom = (row: CouponRow & Pick<CouponState, 'version'>): CouponState => ({
  coupon: couponFrom(row),
  used: row.used,
  version: row.version,
});

const columnsOf = (terms: CouponTerms) => ({
  code: terms.code,
  description: terms.description,
  ...discountTo(terms.discount),
  productIds: terms.productIds === undefined ? null : [...terms.productIds],
  minimum: terms.minimum,
  validFrom: terms.from === undefined ? null : new Date(terms.from),
  validUntil: terms.until === undefined ? null : new Date(terms.until),
  channel: terms.channel ?? null,
  paymentMethodIds: terms.paymentMethodIds === undefined ? null : [...terms.paymentMethodIds],
  firstPurchase: terms.firstPurchase,
  useLimit: terms.limit ?? null,
  useLimitPerClient: terms.limitPerClient ?? null,
  notWithPolicy: terms.notWithPolicy,
  showsPrices: terms.showsPrices,
  automatic: terms.automatic,
  listed: terms.listed,
  clientId: terms.clientId ?? null,
});
