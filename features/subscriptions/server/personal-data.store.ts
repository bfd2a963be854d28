import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { subscriptionPeriods, subscriptions } from './subscriptions.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(subscriptions.supplierId, supplierId), eq(subscriptions.clientId, clientId));

export const subscriptionsPersonalData = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  subscriptions: await db
    .select({
      name: subscriptions.label,
      status: subscriptions.status,
      orderNumber: subscriptions.firstOrderNumber,
      nextDate: subscriptions.nextDate,
      place: sql<string>`${subscriptions.place} ->> 'text'`,
      payment: subscriptions.paymentName,
      products: sql<string>`(select string_agg(line ->> 'name', ', ') from jsonb_array_elements(${subscriptions.lines}) as line)`,
      characteristics: subscriptions.answers,
      createdAt: subscriptions.createdAt,
      cancelledAt: subscriptions.cancelledAt,
    })
    .from(subscriptions)
    .where(ofClient(supplierId, clientId))
    .orderBy(subscriptions.createdAt, subscriptions.id),
  subscriptionPeriods: await db
    .select({
      name: subscriptions.label,
      nextDate: subscriptionPeriods.date,
      status: subscriptionPeriods.state,
      orderNumber: subscriptionPeriods.orderNumber,
      leftOut: subscriptionPeriods.leftOut,
    })
    .from(subscriptionPeriods)
    .innerJoin(
      subscriptions,
      and(
        eq(subscriptions.supplierId, subscriptionPeriods.supplierId),
        eq(subscriptions.id, subscriptionPeriods.subscriptionId),
      ),
    )
    .where(ofClient(supplierId, clientId))
    .orderBy(subscriptionPeriods.date, subscriptions.id),
});

/** The turns are deleted as well (cascade), and nothing is ordered any more. */
export async function forgetClientSubscriptions(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<void> {
  await db.delete(subscriptions).where(ofClient(supplierId, clientId));
}
