import { and, desc, eq, ne } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { Subscription } from '../domain/subscription.ts';
import { subscriptions } from './subscriptions.tables.ts';

interface Owner {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
}

const ofOwner = ({ supplierId, clientId }: Owner) =>
  and(eq(subscriptions.supplierId, supplierId), eq(subscriptions.clientId, clientId));

/** Limit of subscriptions listed. */
const MAX_LISTED = 200;

/** Newest first. */
export const subscriptionsOf = async (db: Db, owner: Owner): Promise<Subscription[]> =>
  (
    await db
      .select()
      .from(subscriptions)
      .where(ofOwner(owner))
      .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
      .limit(MAX_LISTED)
  ).map(subscriptionFromRow);

/** A client's own subscription; undefined when it is absent or another client's. */
export const subscriptionById = async (db: Db, owner: Owner, id: string): Promise<Subscription | undefined> =>
  (
    await db
      .select()
      .from(subscriptions)
      .where(and(ofOwner(owner), eq(subscriptions.id, id)))
  ).map(subscriptionFromRow)[0];

export interface NewSubscription extends Omit<Subscription, 'status' | 'cancelledAt'> {
  readonly anchorDate: string;
  readonly nextDate: string;
}

export async function insertSubscription(
  db: Db,
  { supplierId, clientId }: Owner,
  { interval, lines, answers, createdAt, firstOrder, ...subscription }: NewSubscription,
): Promise<void> {
  await db.insert(subscriptions).values({
    supplierId,
    clientId,
    ...subscription,
    intervalUnit: interval.unit,
    intervalCount: interval.count,
    lines: [...lines],
    answers: [...answers],
    firstOrderNumber: firstOrder,
    createdAt: new Date(createdAt),
  });
}

/** Idempotent. */
export async function cancelRow(db: Db, owner: Owner, id: string, now: Instant): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'CANCELLED', cancelledAt: new Date(now) })
    .where(and(ofOwner(owner), eq(subscriptions.id, id), ne(subscriptions.status, 'CANCELLED')));
}

/** Cancels the active subscription that this order began, and returns its id; undefined if there is none. */
export async function cancelBegunBy(
  db: Db,
  supplierId: SupplierId,
  firstOrder: OrderNumber,
  now: Instant,
): Promise<string | undefined> {
  const [cancelled] = await db
    .update(subscriptions)
    .set({ status: 'CANCELLED', cancelledAt: new Date(now) })
    .where(
      and(
        eq(subscriptions.supplierId, supplierId),
        eq(subscriptions.firstOrderNumber, firstOrder),
        ne(subscriptions.status, 'CANCELLED'),
      ),
    )
    .returning({ id: subscriptions.id });
  return cancelled?.id;
}

export const subscriptionFromRow = ({
  lines,
  intervalUnit: unit,
  intervalCount: count,
  ...row
}: typeof subscriptions.$inferSelect): Subscription => ({
  id: row.id,
  typeId: row.typeId,
  label: row.label,
  interval: { unit, count },
  status: row.status,
  createdAt: row.createdAt.getTime(),
  ...(row.cancelledAt === null ? {} : { cancelledAt: row.cancelledAt.getTime() }),
  ...(row.status === 'ACTIVE' ? { nextDate: row.nextDate } : {}),
  firstOrder: row.firstOrderNumber,
  lines: lines.map((line) => ({ ...line, quantity: thousandths(line.quantity) })),
  place: row.place,
  paymentMethodId: row.paymentMethodId,
  paymentName: row.paymentName,
  answers: row.answers,
});
