import { and, desc, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Period } from '../domain/period.ts';
import { subscriptionPeriods as periods } from './subscriptions.tables.ts';

interface OfSubscription {
  readonly supplierId: SupplierId;
  readonly subscriptionId: string;
}

const ofSubscription = ({ supplierId, subscriptionId }: OfSubscription) =>
  and(eq(periods.supplierId, supplierId), eq(periods.subscriptionId, subscriptionId));

/** Limit of turns shown. */
const MOST_SHOWN = 50;

/** Newest first. */
export async function periodsOf(db: Db, subscription: OfSubscription): Promise<Period[]> {
  const rows = await db
    .select()
    .from(periods)
    .where(ofSubscription(subscription))
    .orderBy(desc(periods.date))
    .limit(MOST_SHOWN);
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
    .insert(periods)
    .values({ supplierId, subscriptionId, ...period, state: 'announced' })
    .onConflictDoNothing();
  return added.rowCount === 1;
}

/** Settles an announced turn. Throws if it is settled already, so that nothing is ordered twice. */
export async function settlePeriod(
  db: Db,
  subscription: OfSubscription,
  { date, state, orderNumber, failure, leftOut }: Period,
): Promise<void> {
  const settled = await db
    .update(periods)
    .set({ state, orderNumber: orderNumber ?? null, failure: failure ?? null, leftOut: [...leftOut] })
    .where(and(ofSubscription(subscription), eq(periods.date, date), eq(periods.state, 'announced')));
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
    .insert(periods)
    .values({ supplierId, subscriptionId, ...period, state: 'skipped' })
    .onConflictDoUpdate({
      target: [periods.supplierId, periods.subscriptionId, periods.date],
      set: { state: 'skipped' },
      setWhere: eq(periods.state, 'announced'),
    });
}

export async function stateOfPeriod(
  db: Db,
  subscription: OfSubscription,
  date: string,
): Promise<Period['state'] | undefined> {
  const [row] = await db
    .select({ state: periods.state })
    .from(periods)
    .where(and(ofSubscription(subscription), eq(periods.date, date)));
  return row?.state;
}
