import { and, desc, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { SubscriptionPeriod } from '../domain/period.ts';
import { subscriptionPeriods } from './subscriptions.tables.ts';

interface OfSubscription {
  readonly supplierId: SupplierId;
  readonly subscriptionId: string;
}

const ofSubscription = ({ supplierId, subscriptionId }: OfSubscription) =>
  and(eq(subscriptionPeriods.supplierId, supplierId), eq(subscriptionPeriods.subscriptionId, subscriptionId));

/** Limit of turns shown. */
const MAX_SHOWN = 50;

/** Newest first. */
export async function periodsOf(db: Db, subscription: OfSubscription): Promise<SubscriptionPeriod[]> {
  const rows = await db
    .select()
    .from(subscriptionPeriods)
    .where(ofSubscription(subscription))
    .orderBy(desc(subscriptionPeriods.date))
    .limit(MAX_SHOWN);
  return rows.map(({ date, state, orderNumber, failure, leftOut }) => ({
    date,
    state,
    ...(orderNumber === null ? {} : { orderNumber }),
    ...(failure === null ? {} : { failure }),
    leftOut,
  }));
}

/** False if the turn exists already: another process that held the lock before has announced it. */
export async function announcePeriod(
  db: Db,
  { supplierId, subscriptionId }: OfSubscription,
  period: { readonly date: string; readonly announcedOn: string },
): Promise<boolean> {
  const added = await db
    .insert(subscriptionPeriods)
    .values({ supplierId, subscriptionId, ...period, state: 'announced' })
    .onConflictDoNothing();
  return added.rowCount === 1;
}

/** Settles an announced turn. Throws if it is settled already, so that nothing is ordered twice. */
export async function settlePeriod(
  db: Db,
  subscription: OfSubscription,
  { date, state, orderNumber, failure, leftOut }: SubscriptionPeriod,
): Promise<void> {
  const settled = await db
    .update(subscriptionPeriods)
    .set({ state, orderNumber: orderNumber ?? null, failure: failure ?? null, leftOut: [...leftOut] })
    .where(
      and(
        ofSubscription(subscription),
        eq(subscriptionPeriods.date, date),
        eq(subscriptionPeriods.state, 'announced'),
      ),
    );
  if (settled.rowCount !== 1)
    throw new Error(`the turn of ${date} of subscription ${subscription.subscriptionId} was settled already`);
}

/** Skips a turn, announced or not. */
export async function skipPeriod(
  db: Db,
  { supplierId, subscriptionId }: OfSubscription,
  period: { readonly date: string; readonly announcedOn: string },
): Promise<void> {
  await db
    .insert(subscriptionPeriods)
    .values({ supplierId, subscriptionId, ...period, state: 'skipped' })
    .onConflictDoUpdate({
      target: [subscriptionPeriods.supplierId, subscriptionPeriods.subscriptionId, subscriptionPeriods.date],
      set: { state: 'skipped' },
      setWhere: eq(subscriptionPeriods.state, 'announced'),
    });
}

export async function stateOfPeriod(
  db: Db,
  subscription: OfSubscription,
  date: string,
): Promise<SubscriptionPeriod['state'] | undefined> {
  const [row] = await db
    .select({ state: subscriptionPeriods.state })
    .from(subscriptionPeriods)
    .where(and(ofSubscription(subscription), eq(subscriptionPeriods.date, date)));
  return row?.state;
}
