import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { ClientId, OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { Title, TitleBoleto, TitleId, TitleStatus } from '../../domain/title.ts';
import type { TitleFilter } from '../../domain/title-filter.ts';
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
  return rows.map(recordOf);
}

export async function titleById(
  db: Db,
  supplierId: SupplierId,
  id: TitleId,
): Promise<TitleRecord | undefined> {
  const [row] = await db.select().from(titles).where(oneOf(supplierId, id));
  return row && recordOf(row);
}

/** Locked until the transaction ends. */
export async function lockTitle(
  db: Db,
  supplierId: SupplierId,
  id: TitleId,
): Promise<TitleRecord | undefined> {
  const [row] = await db.select().from(titles).where(oneOf(supplierId, id)).for('update');
  return row && recordOf(row);
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
  return row && recordOf(row);
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

/** One page in the requested order, with count and sum of all matches. */
export async function titlesPage(
  db: Db,
  supplierId: SupplierId,
  filter: TitleFilter & { readonly clientId?: ClientId; readonly ids?: readonly TitleId[] },
  { limit, offset }: PageRange,
): Promise<{ readonly titles: readonly Title[]; readonly total: number; readonly sum: Money }> {
  const where = matching(supplierId, filter);
  const rows = await db
    .select()
    .from(titles)
    .where(where)
    .orderBy(...ORDERS[filter.order], asc(titles.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ total: count(), sum: sum(titles.amount) })
    .from(titles)
    .where(where);
  return { titles: rows.map(recordOf), total: all?.total ?? 0, sum: centavos(Number(all?.sum ?? 0)) };
}

const ORDERS: Readonly<Record<TitleFilter['order'], readonly SQL[]>> = {
  // Open titles first.
  'due-first': [sql`${titles.status} <> 'open'`, asc(titles.dueOn)],
  'due-last': [desc(titles.dueOn)],
  'issued-last': [desc(titles.issuedOn), desc(titles.dueOn)],
  largest: [desc(titles.amount)],
  smallest: [asc(titles.amount)],
};

/** Overdue titles are open and due before `overdueBefore`, the earliest due date that banks still accept as on time. */
function matching(
  supplierId: SupplierId,
  {
    clientId,
    ids,
    standing,
    overdueBefore,
    dueFrom,
    dueTo,
  }: TitleFilter & { readonly clientId?: ClientId; readonly ids?: readonly TitleId[] },
): SQL | undefined {
  const status: TitleStatus | undefined = standing === 'overdue' ? 'open' : standing;
  return and(
    ofSupplier(supplierId),
    clientId === undefined ? undefined : eq(titles.clientId, clientId),
    ids === undefined ? undefined : inArray(titles.id, [...ids]),
    status === undefined ? undefined : eq(titles.status, status),
    standing === 'overdue' ? lt(titles.dueOn, overdueBefore) : undefined,
    standing === 'open' ? gte(titles.dueOn, overdueBefore) : undefined,
    dueFrom === undefined ? undefined : gte(titles.dueOn, dueFrom),
    dueTo === undefined ? undefined : lte(titles.dueOn, dueTo),
  );
}

/** Count and sum of the client's open titles, and of those that are overdue. */
export async function openSums(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  overdueBefore: string,
): Promise<{ readonly open: TitleTotals; readonly overdue: TitleTotals }> {
  const late = sql`${titles.dueOn} < ${overdueBefore}`;
  const [row] = await db
    .select({
      count: count(),
      sum: sum(titles.amount),
      lateCount: sql<number>`count(*) filter (where ${late})`.mapWith(Number),
      lateSum: sql<number>`coalesce(sum(${titles.amount}) filter (where ${late}), 0)`.mapWith(Number),
    })
    .from(titles)
    .where(and(ofSupplier(supplierId), eq(titles.clientId, clientId), eq(titles.status, 'open')));
  return {
    open: { count: row?.count ?? 0, sum: centavos(Number(row?.sum ?? 0)) },
    overdue: { count: row?.lateCount ?? 0, sum: centavos(row?.lateSum ?? 0) },
  };
}

export interface TitleTotals {
  readonly count: number;
  readonly sum: Money;
}

const recordOf = (row: typeof titles.$inferSelect): TitleRecord => ({
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
