/** Pix and boletos that the shop receives itself, as staff compare them with the bank's statement. */
import { and, asc, count, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { AwaitedFilter } from '../../domain/charges/awaited-charge.ts';
import type { ChargeRow } from './charge.store.ts';
import { charges, isReceivedByShop } from './payments.tables.ts';

interface AwaitedSearch extends AwaitedFilter {
  readonly now: Instant;
  /** The earliest due date of a boleto that is not overdue yet. */
  readonly overdueBefore: string;
}

/** A page of them, the newest first, and how many there are. */
export async function awaitedCharges(
  db: Db,
  supplierId: SupplierId,
  search: AwaitedSearch,
  { limit, offset }: PageRange,
): Promise<{ readonly rows: readonly ChargeRow[]; readonly total: number }> {
  if (search.words === 'unknown') return { rows: [], total: 0 };
  const where = isFound(supplierId, search);
  const rows = await db
    .select()
    .from(charges)
    .where(where)
    .orderBy(desc(charges.createdAt), asc(charges.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(charges).where(where);
  return { rows, total: all?.total ?? 0 };
}

const isFound = (supplierId: SupplierId, search: AwaitedSearch): SQL | undefined =>
  and(eq(charges.supplierId, supplierId), isReceivedByShop(charges), standingOf(search), wordsOf(search));

const VOIDED = ['refused', 'expired', 'cancelled'] as const;

function standingOf({ standing, words, now, overdueBefore }: AwaitedSearch): SQL | undefined {
  if (standing === 'voided') return inArray(charges.status, [...VOIDED]);
  const pending = eq(charges.status, 'pending');
  if (standing === 'late')
    return and(pending, or(lt(charges.expiresAt, new Date(now)), lt(charges.dueDate, overdueBefore)));
  return standing === undefined && words !== undefined ? undefined : pending;
}

function wordsOf({ words }: AwaitedSearch): SQL | undefined {
  if (words === undefined || words === 'unknown') return undefined;
  return 'amount' in words ? eq(charges.amount, words.amount) : eq(charges.orderNumber, words.orderNumber);
}
