import { and, asc, count, eq, inArray, type SQL, sum } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { Title, TitleBoleto, TitleId, TitleStatus } from '../../domain/title.ts';
import { titles } from './titles.tables.ts';

/** A title with its server-side fields. */
export interface TitleRecord extends Title {
  readonly chargeId?: string;
  readonly methodId?: string;
}

const ofSupplier = (supplierId: SupplierId) => eq(titles.supplierId, supplierId);
const oneOf = (supplierId: SupplierId, id: TitleId) => and(ofSupplier(supplierId), eq(titles.id, id));

export async function insertTitle(
  db: Db,
  supplierId: SupplierId,
  { paidAt, ...title }: TitleRecord,
  now: Instant,
): Promise<void> {
  await db.insert(titles).values({
    ...title,
    supplierId,
    paidAt: paidAt === undefined ? null : new Date(paidAt),
    createdAt: new Date(now),
  });
}

/** Credit in use: the sum of the client's open titles that use credit, in centavos. */
export async function usedCredit(db: Db, supplierId: SupplierId, clientId: ClientId): Promise<Money> {
  const [row] = await db
    .select({ used: sum(titles.amount) })
    .from(titles)
    .where(
      and(
        ofSupplier(supplierId),
        eq(titles.clientId, clientId),
        eq(titles.status, 'open'),
        titles.usesCredit,
      ),
    );
  return centavos(Number(row?.used ?? 0));
}

/** All titles that the order ever opened, whatever their status. */
export async function countOfOrder(
  db: Db,
  supplierId: SupplierId,
  orderNumber: OrderNumber,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(titles)
    .where(and(ofSupplier(supplierId), eq(titles.orderNumber, orderNumber)));
  return row?.total ?? 0;
}

export async function titlesOfCharges(
  db: Db,
  supplierId: SupplierId,
  chargeIds: readonly string[],
): Promise<TitleRecord[]> {
  if (chargeIds.length === 0) return [];
  const rows = await db
    .select()
    .from(titles)
    .where(and(ofSupplier(supplierId), inArray(titles.chargeId, [...chargeIds])))
    .orderBy(asc(titles.dueOn), asc(titles.id));
  return rows.map(titleRecordOf);
}

export async function titleById(
  db: Db,
  supplierId: SupplierId,
  id: TitleId,
): Promise<TitleRecord | undefined> {
  const [row] = await db.select().from(titles).where(oneOf(supplierId, id));
  return row && titleRecordOf(row);
}

/** Locked until the transaction ends. */
export async function lockTitle(
  db: Db,
  supplierId: SupplierId,
  id: TitleId,
): Promise<TitleRecord | undefined> {
  const [row] = await db.select().from(titles).where(oneOf(supplierId, id)).for('update');
  return row && titleRecordOf(row);
}

/** By the shop's document number; locked until the transaction ends. */
export async function lockTitleByDocument(
  db: Db,
  supplierId: SupplierId,
  document: string,
): Promise<TitleRecord | undefined> {
  const [row] = await db
    .select()
    .from(titles)
    .where(and(ofSupplier(supplierId), eq(titles.document, document)))
    .for('update');
  return row && titleRecordOf(row);
}

/** Overwrites a title with the data of the shop's own system. */
export async function rewriteTitle(
  db: Db,
  supplierId: SupplierId,
  { id, amount, issuedOn, dueOn, status, paidAt, usesCredit, boleto }: TitleRecord,
): Promise<void> {
  await db
    .update(titles)
    .set({
      amount,
      issuedOn,
      dueOn,
      status,
      usesCredit,
      boleto: boleto ?? null,
      paidAt: paidAt === undefined ? null : new Date(paidAt),
    })
    .where(oneOf(supplierId, id));
}

export async function setBoleto(
  db: Db,
  supplierId: SupplierId,
  id: TitleId,
  boleto: TitleBoleto,
): Promise<void> {
  await db.update(titles).set({ boleto }).where(oneOf(supplierId, id));
}

/** An open title whose order is paid in part by goods that came back. */
export async function lowerTitle(db: Db, supplierId: SupplierId, id: TitleId, amount: Money): Promise<void> {
  await db
    .update(titles)
    .set({ amount })
    .where(and(oneOf(supplierId, id), eq(titles.status, 'open')));
}

type End = { readonly status: 'paid'; readonly paidAt: Instant } | { readonly status: 'cancelled' };

/** Final: paid and cancelled titles are never reopened. */
async function close(
  db: Db,
  which: SQL | undefined,
  end: End,
  from: readonly TitleStatus[] = ['open'],
): Promise<void> {
  await db
    .update(titles)
    .set({ status: end.status, paidAt: end.status === 'paid' ? new Date(end.paidAt) : null })
    .where(and(which, inArray(titles.status, [...from])));
}

export const closeTitle = (db: Db, supplierId: SupplierId, id: TitleId, end: End): Promise<void> =>
  close(db, oneOf(supplierId, id), end);

const ofCharge = (supplierId: SupplierId, chargeId: string) =>
  and(ofSupplier(supplierId), eq(titles.chargeId, chargeId));

export const cancelTitlesOfCharge = (db: Db, supplierId: SupplierId, chargeId: string): Promise<void> =>
  close(db, ofCharge(supplierId, chargeId), { status: 'cancelled' });

/** Cancelled ones too: a late payment counts. */
export const payTitlesOfCharge = (
  db: Db,
  supplierId: SupplierId,
  chargeId: string,
  paidAt: Instant,
): Promise<void> =>
  close(db, ofCharge(supplierId, chargeId), { status: 'paid', paidAt }, ['open', 'cancelled']);

export const titleRecordOf = (row: typeof titles.$inferSelect): TitleRecord => ({
  id: row.id,
  clientId: row.clientId,
  ...(row.orderNumber === null ? {} : { orderNumber: row.orderNumber }),
  ...(row.chargeId === null ? {} : { chargeId: row.chargeId }),
  ...(row.methodId === null ? {} : { methodId: row.methodId }),
  document: row.document,
  amount: centavos(row.amount),
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  status: row.status,
  ...(row.paidAt === null ? {} : { paidAt: row.paidAt.getTime() }),
  usesCredit: row.usesCredit,
  ...(row.boleto === null ? {} : { boleto: row.boleto }),
});
