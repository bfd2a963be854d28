/** Lists titles by filter, and sums what a client owes. */
import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { Title, TitleId, TitleStatus } from '../../domain/title.ts';
import type { TitleFilter } from '../../domain/title-filter.ts';
import { titleRecordOf } from './titles.store.ts';
import { titles } from './titles.tables.ts';

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
  return { titles: rows.map(titleRecordOf), total: all?.total ?? 0, sum: centavos(Number(all?.sum ?? 0)) };
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
    eq(titles.supplierId, supplierId),
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
    .where(and(eq(titles.supplierId, supplierId), eq(titles.clientId, clientId), eq(titles.status, 'open')));
  return {
    open: { count: row?.count ?? 0, sum: centavos(Number(row?.sum ?? 0)) },
    overdue: { count: row?.lateCount ?? 0, sum: centavos(row?.lateSum ?? 0) },
  };
}

export interface TitleTotals {
  readonly count: number;
  readonly sum: Money;
}
