/** Whose turn it is: found by who renews subscriptions, and held until the transaction ends. */
import { and, asc, eq, exists, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Schedule } from '../domain/next-date.ts';
import type { Subscription } from '../domain/subscription.ts';
import { subscriptionOf } from './subscriptions.store.ts';
import { subscriptionPeriods as periods, subscriptions } from './subscriptions.tables.ts';

/** A subscription whose row is held: nobody else renews, changes or cancels it meanwhile. */
export interface HeldSubscription {
  readonly clientId: ClientId;
  readonly subscription: Subscription;
  readonly schedule: Schedule;
  /** Kept also where it stands still. */
  readonly nextDate: string;
  /** In a row. */
  readonly failures: number;
}

const ofNextPeriod = and(
  eq(periods.supplierId, subscriptions.supplierId),
  eq(periods.subscriptionId, subscriptions.id),
  eq(periods.date, subscriptions.nextDate),
);

/** Those with these ids failed to be worked on just now, and wait for the next round. */
const butThese = (ids: readonly string[]): SQL =>
  sql`${subscriptions.id} <> all(${sql.param([...ids])}::uuid[])`;

/** The next one whose client is to be told by now. Who is held by somebody else is passed by. */
export const holdToAnnounce = (
  db: Db,
  supplierId: SupplierId,
  until: string,
  but: readonly string[],
): Promise<HeldSubscription | undefined> =>
  holdNext(
    db,
    and(
      eq(subscriptions.supplierId, supplierId),
      lte(subscriptions.nextDate, until),
      not(exists(db.select({ one: sql`1` }).from(periods).where(ofNextPeriod))),
      butThese(but),
    ),
  );

/** The next one that is to be ordered today, of which its client was told on a day before. */
export const holdDue = (
  db: Db,
  supplierId: SupplierId,
  today: string,
  but: readonly string[],
): Promise<HeldSubscription | undefined> =>
  holdNext(
    db,
    and(
      eq(subscriptions.supplierId, supplierId),
      lte(subscriptions.nextDate, today),
      exists(
        db
          .select({ one: sql`1` })
          .from(periods)
          .where(and(ofNextPeriod, eq(periods.state, 'announced'), lt(periods.announcedOn, today))),
      ),
      butThese(but),
    ),
  );

async function holdNext(db: Db, wanted: SQL | undefined): Promise<HeldSubscription | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(wanted, eq(subscriptions.status, 'ACTIVE')))
    .orderBy(asc(subscriptions.nextDate), asc(subscriptions.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row && heldOf(row);
}

/** A client's own, whatever its status; waits for who holds it. */
export async function holdOwn(
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
  subscription: subscriptionOf(row),
  schedule: {
    anchor: row.anchorDate,
    interval: { unit: row.intervalUnit, count: row.intervalCount },
  },
  nextDate: row.nextDate,
  failures: row.failures,
});

/** What becomes of it: its row must be held. */
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
