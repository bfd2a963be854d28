/** Finds subscriptions that are due for the renewal job, and locks them until the transaction ends. */
import { and, asc, eq, exists, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderSchedule } from '../domain/next-date.ts';
import type { Subscription } from '../domain/subscription.ts';
import { subscriptionFromRow } from './subscriptions.store.ts';
import { subscriptionPeriods, subscriptions } from './subscriptions.tables.ts';

/** A subscription whose row is locked: nobody else renews, changes or cancels it meanwhile. */
export interface HeldSubscription {
  readonly clientId: ClientId;
  readonly subscription: Subscription;
  readonly schedule: OrderSchedule;
  /** Set even while it is stopped. */
  readonly nextDate: string;
  /** Consecutive failures. */
  readonly failures: number;
}

const ofNextPeriod = and(
  eq(subscriptionPeriods.supplierId, subscriptions.supplierId),
  eq(subscriptionPeriods.subscriptionId, subscriptions.id),
  eq(subscriptionPeriods.date, subscriptions.nextDate),
);

const wasAnnouncedBefore = (today: string) =>
  and(eq(subscriptionPeriods.state, 'announced'), lt(subscriptionPeriods.announcedOn, today));

/** Excludes those that failed in this round, and wait for the next one. */
const butThese = (ids: readonly string[]): SQL =>
  sql`${subscriptions.id} <> all(${sql.param([...ids])}::uuid[])`;

/** The latest days by which something may be due, by any shop's calendar. */
interface LatestDays {
  readonly today: string;
  /** The last date that is announced by then. */
  readonly announced: string;
}

/**
 * The shops with a subscription to announce or to order, of all that sell. One query, so that a shop without any costs nothing; by the
 * latest calendar, so that each of these still decides by its own.
 */
export async function shopsWithTurns(
  db: Db,
  { today, announced }: LatestDays,
): Promise<readonly SupplierId[]> {
  const next = db.select({ one: sql`1` }).from(subscriptionPeriods).where(ofNextPeriod);
  const announcedBefore = db
    .select({ one: sql`1` })
    .from(subscriptionPeriods)
    .where(and(ofNextPeriod, wasAnnouncedBefore(today)));
  const rows = await db
    .selectDistinct({ supplierId: subscriptions.supplierId })
    .from(subscriptions)
    .where(
      and(
        // Written out for the partial index.
        sql`${subscriptions.status} = 'ACTIVE'`,
        lte(subscriptions.nextDate, announced),
        sql`${subscriptions.supplierId} in (select id from suppliers where state = 'open')`,
        or(not(exists(next)), and(lte(subscriptions.nextDate, today), exists(announcedBefore))),
      ),
    )
    .orderBy(asc(subscriptions.supplierId));
  return rows.map(({ supplierId }) => supplierId);
}

/** The next one whose client has to be notified by now. Rows locked by others are skipped. */
export const lockToAnnounce = (
  db: Db,
  supplierId: SupplierId,
  until: string,
  except: readonly string[],
): Promise<HeldSubscription | undefined> =>
  lockNext(
    db,
    and(
      eq(subscriptions.supplierId, supplierId),
      lte(subscriptions.nextDate, until),
      not(exists(db.select({ one: sql`1` }).from(subscriptionPeriods).where(ofNextPeriod))),
      butThese(except),
    ),
  );

/** The next one to be ordered today whose client was notified on an earlier day. Rows locked by others are skipped. */
export const lockDue = (
  db: Db,
  supplierId: SupplierId,
  today: string,
  except: readonly string[],
): Promise<HeldSubscription | undefined> =>
  lockNext(
    db,
    and(
      eq(subscriptions.supplierId, supplierId),
      lte(subscriptions.nextDate, today),
      exists(
        db
          .select({ one: sql`1` })
          .from(subscriptionPeriods)
          .where(and(ofNextPeriod, wasAnnouncedBefore(today))),
      ),
      butThese(except),
    ),
  );

async function lockNext(db: Db, wanted: SQL | undefined): Promise<HeldSubscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(wanted, eq(subscriptions.status, 'ACTIVE')))
    .orderBy(asc(subscriptions.nextDate), asc(subscriptions.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row && heldOf(row);
}

/** Locks a client's own subscription, whatever its status; waits for other locks. */
export async function lockOwn(
  db: Db,
  { supplierId, clientId }: { readonly supplierId: SupplierId; readonly clientId: ClientId },
  id: string,
): Promise<HeldSubscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.supplierId, supplierId),
        eq(subscriptions.clientId, clientId),
        eq(subscriptions.id, id),
      ),
    )
    .for('update');
  return row && heldOf(row);
}

const heldOf = (row: typeof subscriptions.$inferSelect): HeldSubscription => ({
  clientId: row.clientId,
  subscription: subscriptionFromRow(row),
  schedule: {
    anchor: row.anchorDate,
    interval: { unit: row.intervalUnit, count: row.intervalCount },
  },
  nextDate: row.nextDate,
  failures: row.failures,
});

/** Updates a subscription, whose row must be locked. */
export async function writeHeld(
  db: Db,
  supplierId: SupplierId,
  id: string,
  set: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await db
    .update(subscriptions)
    .set(set)
    .where(and(eq(subscriptions.supplierId, supplierId), eq(subscriptions.id, id)));
}
