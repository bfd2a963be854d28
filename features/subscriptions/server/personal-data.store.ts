import { and, eq, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Db } from '#platform/db/database.ts';
import { subscriptionPeriods as p, subscriptions as s } from './subscriptions.tables.ts';

const ofClient = (supplierId: SupplierId, clientId: ClientId) =>
  and(eq(s.supplierId, supplierId), eq(s.clientId, clientId));

export const personalDataOf = async (
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
): Promise<PersonalData> => ({
  subscriptions: await db
    .select({
      name: s.label,
      status: s.status,
      orderNumber: s.firstOrderNumber,
      nextDate: s.nextDate,
      place: sql<string>`${s.place} ->> 'text'`,
      payment: s.paymentName,
      products: sql<string>`(select string_agg(line ->> 'name', ', ') from jsonb_array_elements(${s.lines}) as line)`,
      characteristics: s.answers,
      createdAt: s.createdAt,
      cancelledAt: s.cancelledAt,
    })
    .from(s)
    .where(ofClient(supplierId, clientId))
    .orderBy(s.createdAt, s.id),
  subscriptionPeriods: await db
    .select({
      name: s.label,
      nextDate: p.date,
      status: p.state,
      orderNumber: p.orderNumber,
      leftOut: p.leftOut,
    })
    .from(p)
    .innerJoin(s, and(eq(s.supplierId, p.supplierId), eq(s.id, p.subscriptionId)))
    .where(ofClient(supplierId, clientId))
    .orderBy(p.date, s.id),
});

/** The turns are deleted as well (cascade), and nothing is ordered any more. */
export async function forgetClient(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db.delete(s).where(ofClient(supplierId, clientId));
}
