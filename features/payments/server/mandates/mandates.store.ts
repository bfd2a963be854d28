import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Mandate } from '../../domain/mandate/mandate.ts';
import { isEnded, MANDATE_STATUSES } from '../../domain/mandate/mandate-status.ts';
import { mandateEvents, mandates } from './mandates.tables.ts';

export type MandateRow = typeof mandates.$inferSelect;

type MandateOperationFields = Pick<MandateRow, 'operation' | 'operationTries' | 'operationAt'>;

export const NOTHING_PENDING: MandateOperationFields = {
  operation: null,
  operationTries: 0,
  operationAt: null,
};

export const pendingFrom = (
  operation: NonNullable<MandateRow['operation']>,
  at: Instant,
): MandateOperationFields => ({ operation, operationTries: 0, operationAt: new Date(at) });

const ofSupplier = (supplierId: SupplierId) => eq(mandates.supplierId, supplierId);
export const theMandate = (supplierId: SupplierId, id: string) =>
  and(ofSupplier(supplierId), eq(mandates.id, id));

export async function insertMandate(db: Db, row: typeof mandates.$inferInsert): Promise<void> {
  await db.insert(mandates).values(row);
}

export const mandateById = async (
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<MandateRow | undefined> => (await db.select().from(mandates).where(theMandate(supplierId, id)))[0];

export const mandatesById = (
  db: Db,
  supplierId: SupplierId,
  ids: readonly string[],
): Promise<MandateRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(mandates)
        .where(and(ofSupplier(supplierId), inArray(mandates.id, [...ids])));

/** The newest mandate of each subscription. */
export const newestMandates = (
  db: Db,
  supplierId: SupplierId,
  subscriptionIds: readonly string[],
): Promise<MandateRow[]> =>
  subscriptionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectDistinctOn([mandates.subscriptionId])
        .from(mandates)
        .where(and(ofSupplier(supplierId), inArray(mandates.subscriptionId, [...subscriptionIds])))
        .orderBy(mandates.subscriptionId, desc(mandates.createdAt), desc(mandates.id));

/** Locked until the transaction ends. */
export const lockMandate = async (
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<MandateRow | undefined> =>
  (await db.select().from(mandates).where(theMandate(supplierId, id)).for('update'))[0];

/** Those that have not ended, locked until the transaction ends, oldest first. */
export const lockOpenMandates = (
  db: Db,
  supplierId: SupplierId,
  of: { readonly subscriptionId: string } | { readonly clientId: ClientId },
): Promise<MandateRow[]> =>
  db
    .select()
    .from(mandates)
    .where(
      and(
        ofSupplier(supplierId),
        'subscriptionId' in of
          ? eq(mandates.subscriptionId, of.subscriptionId)
          : eq(mandates.clientId, of.clientId),
        notInArray(mandates.status, MANDATE_STATUSES.filter(isEnded)),
      ),
    )
    .orderBy(mandates.createdAt, mandates.id)
    .for('update');

export async function updateMandate(
  db: Db,
  { supplierId, id }: Pick<MandateRow, 'supplierId' | 'id'>,
  change: Partial<MandateRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.update(mandates).set(change).where(theMandate(supplierId, id));
}

export type NewMandateEvent = Omit<typeof mandateEvents.$inferInsert, 'id'>;

/** False if an event with the same `providerEvent` exists. */
export async function addMandateEvent(db: Db, event: NewMandateEvent): Promise<boolean> {
  const added = await db
    .insert(mandateEvents)
    .values({ ...event, id: newId() })
    .onConflictDoNothing()
    .returning({ id: mandateEvents.id });
  return added.length > 0;
}

/** Changes a locked mandate and adds the event that says why. */
export async function moveMandate(
  db: Db,
  mandate: MandateRow,
  change: Partial<MandateRow>,
  event: Pick<NewMandateEvent, 'note' | 'at'>,
): Promise<void> {
  const { supplierId, id: mandateId, status: before } = mandate;
  await updateMandate(db, mandate, change);
  await addMandateEvent(db, { supplierId, mandateId, before, after: change.status ?? before, ...event });
}

export const mandateOfRow = (row: MandateRow): Mandate => ({
  id: row.id,
  ...(row.clientId === null ? {} : { clientId: row.clientId }),
  subscriptionId: row.subscriptionId,
  orderNumber: row.orderNumber,
  methodId: row.methodId,
  status: row.status,
  periodicity: row.periodicity,
  startsOn: row.startsOn,
  floor: centavos(row.floor),
  retries: row.retries,
  ...(row.ceiling === null ? {} : { ceiling: centavos(row.ceiling) }),
  ...(row.code === null ? {} : { code: row.code }),
  ...(row.firstCode === null ? {} : { firstCode: row.firstCode }),
  expiresAt: row.expiresAt.getTime(),
  createdAt: row.createdAt.getTime(),
  ...(row.endedAt === null ? {} : { endedAt: row.endedAt.getTime() }),
});

/** What they say of their client, oldest first. */
export const mandatesOfClient = (db: Db, supplierId: SupplierId, clientId: ClientId) =>
  db
    .select({
      orderNumber: mandates.orderNumber,
      createdAt: mandates.createdAt,
      status: mandates.status,
      startsOn: mandates.startsOn,
      floor: mandates.floor,
      ceiling: mandates.ceiling,
      endedAt: mandates.endedAt,
    })
    .from(mandates)
    .where(and(ofSupplier(supplierId), eq(mandates.clientId, clientId)))
    .orderBy(mandates.createdAt, mandates.id);

/** Their amounts and days stay, with the orders that they paid, without anything that names the client. */
export async function unnameMandates(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<void> {
  await db
    .update(mandates)
    .set({ clientId: null, code: null, firstCode: null })
    .where(and(ofSupplier(supplierId), eq(mandates.clientId, clientId)));
}
