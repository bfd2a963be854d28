import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { correlated } from '#platform/db/sql-fragments.ts';
import type { CouponUses } from '../domain/check-coupon.ts';
import type { Coupon, CouponId } from '../domain/coupon.ts';
import { couponBuyers, coupons, couponUses } from './coupons.tables.ts';
import { discountFrom } from './discount-columns.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon with its uses and the client's purchases. */
export interface KnownCoupon {
  readonly coupon: Coupon;
  readonly uses: CouponUses;
  /** Number of the client's orders here that were not cancelled. */
  readonly purchases: number;
}

const { placeholder } = sql;

const usesOfClient =
  correlated<number>(sql`(select count(*) from ${couponUses} where ${couponUses.supplierId} = ${placeholder('supplierId')}
  and ${couponUses.couponId} = ${coupons.id} and ${couponUses.clientId} = ${placeholder('clientId')})`);

const purchases = correlated<number>(sql`coalesce((select ${couponBuyers.purchases} from ${couponBuyers}
  where ${couponBuyers.supplierId} = ${placeholder('supplierId')}
  and ${couponBuyers.clientId} = ${placeholder('clientId')}), 0)`);

const isOver = sql`${coupons.validUntil} <= ${placeholder('now')}`;

const selectCouponsInPlay = prepared((db) =>
  db
    .select({ row: coupons, ofClient: usesOfClient, purchases })
    .from(coupons)
    .where(
      and(
        eq(coupons.supplierId, placeholder('supplierId')),
        coupons.active,
        or(
          eq(coupons.code, placeholder('code')),
          and(coupons.automatic, sql`(${isOver}) is not true`, sql`${placeholder('automatic')}::boolean`),
        ),
      ),
    )
    .prepare('coupons_in_play'),
);

const selectOfferedCoupons = prepared((db) =>
  db
    .select({ row: coupons, ofClient: usesOfClient, purchases })
    .from(coupons)
    .where(
      and(
        eq(coupons.supplierId, placeholder('supplierId')),
        coupons.active,
        or(eq(coupons.clientId, placeholder('clientId')), and(coupons.listed, isNull(coupons.clientId))),
      ),
    )
    .orderBy(desc(coupons.createdAt), asc(coupons.code))
    .limit(MAX_OFFERED)
    .prepare('coupons_offered'),
);

/** Maximum coupons offered to a client. */
const MAX_OFFERED = 100;

const reserveCoupon = prepared((db) =>
  db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.supplierId, placeholder('supplierId')),
        eq(coupons.id, placeholder('couponId')),
        coupons.active,
        sql`(${isOver}) is not true`,
        or(isNull(coupons.useLimit), sql`${coupons.used} < ${coupons.useLimit}`),
        or(isNull(coupons.useLimitPerClient), sql`${usesOfClient} < ${coupons.useLimitPerClient}`),
      ),
    )
    .returning({ id: coupons.id })
    .prepare('coupons_claim'),
);

const selectFirstCoupon = prepared((db) =>
  db
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.supplierId, placeholder('supplierId')))
    .limit(1)
    .prepare('coupons_first'),
);

/** Whether the supplier ever created a coupon; for those that did not, no other query is needed. */
export const everMadeCoupons = cachedQuery(
  'coupons_ever',
  async (db, supplierId): Promise<boolean> =>
    (await selectFirstCoupon(db).execute({ supplierId })).length > 0,
);

interface CouponQuery {
  readonly supplierId: SupplierId;
  /** Absent for visitors. */
  readonly clientId: ClientId | undefined;
}

/** The coupon of this code and, if `automatic`, the automatic ones, in one query. */
export async function couponsInPlay(
  db: Db,
  query: CouponQuery & {
    readonly code: string | undefined;
    readonly automatic: boolean;
    readonly now: Instant;
  },
): Promise<KnownCoupon[]> {
  const { supplierId, clientId = null, code = null, automatic, now } = query;
  return (
    await selectCouponsInPlay(db).execute({ supplierId, clientId, code, automatic, now: new Date(now) })
  ).map(known);
}

/** The coupons offered to a client, the newest first. */
export const couponsOffered = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<KnownCoupon[]> => (await selectOfferedCoupons(db).execute({ supplierId, clientId })).map(known);

/**
 * Counts one more use; false if none is left or the coupon has expired. Other orders wait until this transaction ends,
 * so the limit holds under concurrency. A client's own orders are serialised by the client's lock.
 */
export const claimUse = async (
  db: Db,
  use: {
    readonly supplierId: SupplierId;
    readonly couponId: CouponId;
    readonly clientId: ClientId;
    readonly now: Instant;
  },
): Promise<boolean> => (await reserveCoupon(db).execute({ ...use, now: new Date(use.now) })).length > 0;

export async function giveUseBack(db: Db, supplierId: SupplierId, couponId: CouponId): Promise<void> {
  await db
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(and(eq(coupons.supplierId, supplierId), eq(coupons.id, couponId)));
}

const known = (found: { row: CouponRow; ofClient: number; purchases: number }): KnownCoupon => ({
  coupon: couponFrom(found.row),
  uses: { inAll: found.row.used, ofClient: Number(found.ofClient) },
  purchases: Number(found.purchases),
});

export const couponFrom = (row: CouponRow): Coupon => ({
  id: row.id,
  code: row.code,
  description: row.description,
  discount: discountFrom(row),
  minimum: centavos(row.minimum),
  firstPurchase: row.firstPurchase,
  notWithPolicy: row.notWithPolicy,
  showsPrices: row.showsPrices,
  automatic: row.automatic,
  listed: row.listed,
  active: row.active,
  ...(row.productIds === null ? {} : { productIds: row.productIds }),
  ...(row.validFrom === null ? {} : { from: row.validFrom.getTime() }),
  ...(row.validUntil === null ? {} : { until: row.validUntil.getTime() }),
  ...(row.channel === null ? {} : { channel: row.channel }),
  ...(row.paymentMethodIds === null ? {} : { paymentMethodIds: row.paymentMethodIds }),
  ...(row.useLimit === null ? {} : { limit: row.useLimit }),
  ...(row.useLimitPerClient === null ? {} : { limitPerClient: row.useLimitPerClient }),
  ...(row.clientId === null ? {} : { clientId: row.clientId }),
  ...(row.ownerId === null ? {} : { ownerId: row.ownerId }),
});
