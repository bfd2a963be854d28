import { and, asc, eq, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { OrderReturn, ReturnedLine } from '../../domain/returns/order-return.ts';
import { orderDayChanges } from '../reports/reports.tables.ts';
import { orderReturnLines, orderReturns } from './returns.tables.ts';

/** A return as it is stored: its state follows from its charge. */
export interface StoredReturn extends Omit<OrderReturn, 'state'> {
  readonly key: string;
  readonly chargeId?: string;
  readonly refundUntil?: number;
}

const { placeholder } = sql;

const selectReturns = prepared((db) =>
  db
    .select({ row: orderReturns, line: orderReturnLines })
    .from(orderReturns)
    .innerJoin(
      orderReturnLines,
      and(
        eq(orderReturnLines.supplierId, orderReturns.supplierId),
        eq(orderReturnLines.orderNumber, orderReturns.orderNumber),
        eq(orderReturnLines.number, orderReturns.number),
      ),
    )
    .where(
      and(
        eq(orderReturns.supplierId, placeholder('supplierId')),
        eq(orderReturns.orderNumber, placeholder('number')),
      ),
    )
    .orderBy(asc(orderReturns.number), asc(orderReturnLines.position))
    .prepare('order_returns_by_order'),
);

/** Oldest first. */
export async function storedReturns(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<readonly StoredReturn[]> {
  const rows = await selectReturns(db).execute({ supplierId, number });
  const byNumber = Map.groupBy(rows, ({ row }) => row.number);
  return [...byNumber.values()].flatMap((all) => {
    const [first] = all;
    return first === undefined
      ? []
      : [
          returnFrom(
            first.row,
            all.map(({ line }) => lineFrom(line)),
          ),
        ];
  });
}

const lineFrom = (row: typeof orderReturnLines.$inferSelect): ReturnedLine => ({
  position: row.position,
  quantity: thousandths(row.quantity),
  value: centavos(row.value),
  restocked: row.restocked,
});

const returnFrom = (row: typeof orderReturns.$inferSelect, lines: readonly ReturnedLine[]): StoredReturn => ({
  number: row.number,
  key: row.key,
  at: row.at.getTime(),
  reason: row.reason,
  name: row.byName,
  ...defined({ unsent: row.unsent || undefined, exchanged: row.exchanged || undefined }),
  ...defined({
    store: row.storeId === null ? undefined : { id: row.storeId, name: row.storeName ?? '' },
  }),
  lines,
  fee: centavos(row.fee),
  amount: centavos(row.amount),
  way: row.way,
  ...(row.chargeId === null ? {} : { chargeId: row.chargeId }),
  ...(row.refundUntil === null ? {} : { refundUntil: row.refundUntil }),
});

/** The order's row must be locked. */
export async function insertReturn(
  db: Db,
  row: typeof orderReturns.$inferInsert,
  lines: readonly ReturnedLine[],
): Promise<void> {
  const { supplierId, orderNumber, number } = row;
  await db.insert(orderReturns).values(row);
  // The day of the order is summed up again.
  await db.insert(orderDayChanges).values({ supplierId, orderNumber });
  await db
    .insert(orderReturnLines)
    .values(lines.map((line) => ({ supplierId, orderNumber, number, ...line })));
}
