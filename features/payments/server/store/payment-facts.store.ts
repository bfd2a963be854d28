/** What the platform's people ask about payments. */
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { paymentMethods } from './payment-methods.tables.ts';
import { charges } from './payments.tables.ts';

/** Whether the shop offers a payment method. */
export async function hasPaymentMethod(db: Db, supplierId: SupplierId): Promise<boolean> {
  const found = await db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.supplierId, supplierId), paymentMethods.active))
    .limit(1);
  return found.length > 0;
}

/** Tries after which an operation is no longer merely slow. */
const MANY_TRIES = 5;

/**
 * Charges of all suppliers whose outcome at the provider nobody knows: an operation that has failed again and again, that only a person
 * can finish, or a start without an answer since `before`.
 */
const isUnknown = (before: Instant) =>
  and(
    sql`${charges.supplierId} in (select id from suppliers)`,
    isNotNull(charges.operation),
    isNotNull(charges.provider),
    or(
      isNull(charges.operationAt),
      sql`(${charges.operation} <> 'watch' and ${charges.operationTries} >= ${MANY_TRIES})`,
      and(eq(charges.status, 'starting'), lt(charges.createdAt, new Date(before))),
    ),
  );

/** See `isUnknown`. The oldest first. */
export const unknownOutcomes = (db: Db, before: Instant, limit: number) =>
  db
    .select({
      supplierId: charges.supplierId,
      orderNumber: charges.orderNumber,
      provider: charges.provider,
      /** Centavos. */
      amount: charges.amount,
      status: charges.status,
      operation: charges.operation,
      tries: charges.operationTries,
      createdAt: charges.createdAt,
    })
    .from(charges)
    .where(isUnknown(before))
    .orderBy(asc(charges.createdAt), asc(charges.id))
    .limit(limit);

/** More need a person all the same. */
const MAX_COUNTED = 1_000;

/** How many there are, 1,000 at most, and the age of the oldest in seconds, 0 where there is none. */
export async function unknownOutcomesState(
  db: Db,
  before: Instant,
): Promise<{ count: number; oldest: number }> {
  const found = db
    .select({ createdAt: charges.createdAt })
    .from(charges)
    .where(isUnknown(before))
    .orderBy(asc(charges.createdAt))
    .limit(MAX_COUNTED)
    .as('found');
  const [state] = await db
    .select({
      count: sql<number>`count(*)`,
      oldest: sql<number>`coalesce(greatest(0, extract(epoch from now() - min(${found.createdAt}))), 0)::float8`,
    })
    .from(found);
  return state ?? { count: 0, oldest: 0 };
}
