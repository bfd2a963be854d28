/**
 * Counts what promotions gave, in all and per order. Every write first locks its counters in id order, so that two orders cannot
 * deadlock; the next query begins after the locks are taken, and sees what others have written.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PromotionId } from '#features/pricing/domain/promotion.ts';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { correlated } from '#platform/db/sql-fragments.ts';
import type { PromotionUse } from '../../domain/promotion/promotion-uses.ts';
import { promotionCounters, promotionUses } from './promotion-uses.tables.ts';

export interface GivenSoFar {
  /** Applications in all. */
  readonly used: number;
  /** Centavos. */
  readonly saved: number;
  /** Applications in this client's orders. */
  readonly ofClient: number;
}

const { placeholder } = sql;

const ofClient = correlated<number>(sql`coalesce((select sum(${promotionUses.times}) from ${promotionUses}
  where ${promotionUses.supplierId} = ${promotionCounters.supplierId}
  and ${promotionUses.promotionId} = ${promotionCounters.promotionId}
  and ${promotionUses.clientId} = ${placeholder('clientId')}), 0)`);

const isOneOf = and(
  eq(promotionCounters.supplierId, placeholder('supplierId')),
  sql`${promotionCounters.promotionId} = any(${placeholder('ids')}::uuid[])`,
);

const selectGiven = prepared((db) =>
  db
    .select({
      promotionId: promotionCounters.promotionId,
      used: promotionCounters.used,
      saved: promotionCounters.saved,
      ofClient,
    })
    .from(promotionCounters)
    .where(isOneOf)
    .prepare('promotions_given'),
);

/** Of each of these promotions, in all and to this client; 0 for visitors. */
export async function givenSoFar(
  db: Db,
  supplierId: SupplierId,
  ids: readonly PromotionId[],
  clientId: ClientId | undefined,
): Promise<ReadonlyMap<PromotionId, GivenSoFar>> {
  const values = { supplierId, ids: `{${ids.join(',')}}`, clientId: clientId ?? null };
  const rows = await selectGiven(db).execute(values);
  return new Map(
    rows.map(({ promotionId, ...given }) => [promotionId, { ...given, ofClient: Number(given.ofClient) }]),
  );
}

export const addCounter = (db: Db, supplierId: SupplierId, promotionId: PromotionId): Promise<unknown> =>
  db.insert(promotionCounters).values({ supplierId, promotionId });

const lockPrepared = prepared((db) =>
  db
    .select({ promotionId: promotionCounters.promotionId })
    .from(promotionCounters)
    .where(isOneOf)
    .orderBy(asc(promotionCounters.promotionId))
    .for('update')
    .prepare('promotions_lock'),
);

export const lockCounters = (db: Db, supplierId: SupplierId, ids: readonly PromotionId[]): Promise<unknown> =>
  lockPrepared(db).execute({ supplierId, ids: `{${ids.join(',')}}` });

/** Locks in id order within the statement, and adds to the rows as they are then. */
const addGiven = prepared((db) => {
  const locked = db
    .$with('locked')
    .as(
      db
        .select({ promotionId: promotionCounters.promotionId })
        .from(promotionCounters)
        .where(isOneOf)
        .orderBy(asc(promotionCounters.promotionId))
        .for('update'),
    );
  return db
    .with(locked)
    .update(promotionCounters)
    .set({
      used: sql`${promotionCounters.used} + wanted.times`,
      saved: sql`${promotionCounters.saved} + wanted.saved`,
    })
    .from(
      sql`unnest(${placeholder('ids')}::uuid[], ${placeholder('times')}::integer[], ${placeholder('saved')}::bigint[])
        as wanted (promotion_id, times, saved) join locked on locked.promotion_id = wanted.promotion_id`,
    )
    .where(
      and(
        eq(promotionCounters.supplierId, placeholder('supplierId')),
        eq(promotionCounters.promotionId, sql`wanted.promotion_id`),
      ),
    )
    .prepare('promotions_give');
});

/** Adds to the counters; negative numbers give back. */
export async function countGiven(
  db: Db,
  supplierId: SupplierId,
  uses: readonly Pick<PromotionUse, 'promotionId' | 'times' | 'saved'>[],
): Promise<void> {
  await addGiven(db).execute({
    supplierId,
    ids: `{${uses.map(({ promotionId }) => promotionId).join(',')}}`,
    times: `{${uses.map(({ times }) => times).join(',')}}`,
    saved: `{${uses.map(({ saved }) => saved).join(',')}}`,
  });
}

export async function addPromotionUses(
  db: Db,
  order: {
    readonly supplierId: SupplierId;
    readonly orderNumber: OrderNumber;
    readonly clientId: ClientId;
    readonly now: Instant;
  },
  uses: readonly PromotionUse[],
): Promise<void> {
  const { now, ...of } = order;
  const usedAt = new Date(now);
  await db
    .insert(promotionUses)
    .values(uses.map(({ promotionId, times, saved }) => ({ ...of, promotionId, times, saved, usedAt })));
}

/** Removes an order's uses and gives back what they took; does nothing if it has none (any more). */
export async function removeUses(db: Db, supplierId: SupplierId, orderNumber: OrderNumber): Promise<void> {
  const ofOrder = and(eq(promotionUses.supplierId, supplierId), eq(promotionUses.orderNumber, orderNumber));
  const had = await db.select({ promotionId: promotionUses.promotionId }).from(promotionUses).where(ofOrder);
  if (had.length === 0) return;
  await lockCounters(
    db,
    supplierId,
    had.map(({ promotionId }) => promotionId),
  );
  const { promotionId, times, saved } = promotionUses;
  const returned = await db.delete(promotionUses).where(ofOrder).returning({ promotionId, times, saved });
  if (returned.length === 0) return;
  await countGiven(
    db,
    supplierId,
    returned.map((use) => ({
      promotionId: use.promotionId,
      times: -use.times,
      saved: centavos(-use.saved),
    })),
  );
}
