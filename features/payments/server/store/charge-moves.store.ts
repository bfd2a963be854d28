/** Changes of charges. Their rows are locked first, and every change leaves an event that is never updated. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { MAX_PENDING_CHARGES } from '../../domain/charges/charge-record.ts';
import type { ChargeRow } from './charge.store.ts';
import { chargeEvents, charges, isUnsettled } from './payments.tables.ts';

const theCharge = (supplierId: SupplierId, id: string) =>
  and(eq(charges.supplierId, supplierId), eq(charges.id, id));

export const chargeById = async (
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<ChargeRow | undefined> => (await db.select().from(charges).where(theCharge(supplierId, id)))[0];

/** All charges of an order, locked, oldest first. The order's row must be locked before. */
export const lockCharges = (db: Db, supplierId: SupplierId, orderNumber: OrderNumber): Promise<ChargeRow[]> =>
  db
    .select()
    .from(charges)
    .where(and(eq(charges.supplierId, supplierId), eq(charges.orderNumber, orderNumber)))
    .orderBy(asc(charges.createdAt), asc(charges.id))
    .for('update');

export async function updateCharge(
  db: Db,
  { supplierId, id }: Pick<ChargeRow, 'supplierId' | 'id'>,
  change: Partial<ChargeRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.update(charges).set(change).where(theCharge(supplierId, id));
}

export type NewChargeEvent = Omit<typeof chargeEvents.$inferInsert, 'id'>;

/** Adds an event; false if an event with the same `providerEvent` exists. */
export async function addChargeEvent(db: Db, event: NewChargeEvent): Promise<boolean> {
  const added = await db
    .insert(chargeEvents)
    .values({ ...event, id: newId() })
    .onConflictDoNothing()
    .returning({ id: chargeEvents.id });
  return added.length > 0;
}

/** Changes a locked charge and adds the event that says why. */
export async function moveCharge(
  db: Db,
  charge: ChargeRow,
  change: Partial<ChargeRow>,
  event: Pick<NewChargeEvent, 'amount' | 'note' | 'at'> & Partial<NewChargeEvent>,
): Promise<void> {
  const { supplierId, id: chargeId, status: before } = charge;
  await updateCharge(db, charge, change);
  await addChargeEvent(db, { supplierId, chargeId, before, after: change.status ?? before, ...event });
}

/**
 * Claims the pending operation until `until`: no other process runs it before. Undefined if there is none, or if it is
 * not due.
 */
export const claimOperation = async (
  db: Db,
  supplierId: SupplierId,
  id: string,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<ChargeRow | undefined> =>
  (
    await db
      .update(charges)
      .set({ operationAt: new Date(until), operationTries: sql`${charges.operationTries} + 1` })
      .where(
        and(
          theCharge(supplierId, id),
          sql`${charges.operation} is not null`,
          lte(charges.operationAt, new Date(now)),
        ),
      )
      .returning()
  )[0];

/** Sets the next try of the claimed operation, unless the operation has changed since. */
export async function postponeOperation(
  db: Db,
  { supplierId, id, operationAt }: Pick<ChargeRow, 'supplierId' | 'id' | 'operationAt'>,
  until: Date,
): Promise<void> {
  if (operationAt === null) return;
  await db
    .update(charges)
    .set({ operationAt: until })
    .where(and(theCharge(supplierId, id), eq(charges.operationAt, operationAt)));
}

/** Due operations of all suppliers, longest waiting first; 'watch' comes last, because there may be thousands of those. */
export const dueOperations = (
  db: Db,
  now: Instant,
  limit: number,
): Promise<Pick<ChargeRow, 'supplierId' | 'id'>[]> =>
  db
    .select({ supplierId: charges.supplierId, id: charges.id })
    .from(charges)
    .where(
      and(
        sql`${charges.operation} is not null`,
        lte(charges.operationAt, new Date(now)),
        sql`${charges.supplierId} in (select id from suppliers)`,
      ),
    )
    .orderBy(sql`${charges.operation} = 'watch'`, asc(charges.operationAt))
    .limit(limit);

export const eventsOfCharges = (db: Db, supplierId: SupplierId, chargeIds: readonly string[]) =>
  chargeIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(chargeEvents)
        .where(and(eq(chargeEvents.supplierId, supplierId), inArray(chargeEvents.chargeId, [...chargeIds])))
        .orderBy(asc(chargeEvents.at), asc(chargeEvents.id));

/**
 * A supplier's charges that are not settled: first what the shop has to do, which is to refund and to capture, then calls to providers
 * and unknown outcomes; each the oldest first.
 */
export const unsettledCharges = (db: Db, supplierId: SupplierId) =>
  db
    .select()
    .from(charges)
    // As in the partial index, which has few rows whatever the shop has sold.
    .where(and(eq(charges.supplierId, supplierId), isUnsettled(charges)))
    .orderBy(
      sql`case when ${charges.operation} = 'refund' then 0 when ${charges.operation} is null or ${charges.operation} = 'watch' then 1
        else 2 end`,
      asc(charges.createdAt),
      asc(charges.id),
    )
    .limit(MAX_PENDING_CHARGES);
