import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { PickedLine, Picking } from '../../domain/picking/picking.ts';
import { orders } from '../store/orders.tables.ts';
import { orderPickedLines, orderPickings } from './picking.tables.ts';

const { placeholder } = sql;

const selectPicking = prepared((db) =>
  db
    .select({ row: orderPickings, line: orderPickedLines })
    .from(orderPickings)
    .leftJoin(
      orderPickedLines,
      and(
        eq(orderPickedLines.supplierId, orderPickings.supplierId),
        eq(orderPickedLines.orderNumber, orderPickings.orderNumber),
      ),
    )
    .where(
      and(
        eq(orderPickings.supplierId, placeholder('supplierId')),
        eq(orderPickings.orderNumber, placeholder('number')),
      ),
    )
    .orderBy(asc(orderPickedLines.position))
    .prepare('order_picking_by_order'),
);

/** Under the lock of the order's row nothing of it changes. */
export async function pickingOf(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<Picking | undefined> {
  const rows = await selectPicking(db).execute({ supplierId, number });
  const row = rows[0]?.row;
  if (row === undefined) return undefined;
  const { finishedAt, finishedName } = row;
  return {
    startedAt: row.startedAt.getTime(),
    startedBy: row.startedName,
    ...defined({
      finished: finishedAt === null ? undefined : { at: finishedAt.getTime(), by: finishedName ?? '' },
    }),
    lines: rows.flatMap(({ line }) => (line === null ? [] : [lineFrom(line)])),
  };
}

const lineFrom = (row: typeof orderPickedLines.$inferSelect): PickedLine => ({
  position: row.position,
  quantity: thousandths(row.quantity),
  ...defined({ shortage: row.shortage ?? undefined }),
  note: row.note,
  version: row.version,
  key: row.key,
  name: row.byName,
  at: row.at.getTime(),
});

const UNFINISHED = { finishedAt: null, finishedBy: null, finishedName: null };

/** The order's row must be locked. Somebody picks (again): a finished picking is open once more. */
export async function writePicked(
  { db, supplier, actor, now }: StaffContext,
  orderNumber: OrderNumber,
  lines: readonly PickedLine[],
): Promise<void> {
  const at = { supplierId: supplier.id, orderNumber };
  await db
    .insert(orderPickings)
    .values({ ...at, startedAt: new Date(now), startedBy: actor.staffId, startedName: actor.name })
    .onConflictDoUpdate({
      target: [orderPickings.supplierId, orderPickings.orderNumber],
      set: UNFINISHED,
    });
  await db
    .insert(orderPickedLines)
    .values(
      lines.map(({ name, at: when, shortage, ...line }) => ({
        ...at,
        ...line,
        shortage: shortage ?? null,
        staffId: actor.staffId,
        byName: name,
        at: new Date(when),
      })),
    )
    .onConflictDoUpdate({
      target: [orderPickedLines.supplierId, orderPickedLines.orderNumber, orderPickedLines.position],
      set: {
        quantity: sql`excluded.quantity`,
        shortage: sql`excluded.shortage`,
        note: sql`excluded.note`,
        version: sql`excluded.version`,
        key: sql`excluded.key`,
        staffId: sql`excluded.staff_id`,
        byName: sql`excluded.by_name`,
        at: sql`excluded.at`,
      },
    });
}

const ofOrder = (supplierId: SupplierId, number: OrderNumber) =>
  and(eq(orderPickings.supplierId, supplierId), eq(orderPickings.orderNumber, number));

/** The order's row must be locked, and the picking begun. */
export async function writeFinished(
  { db, supplier, actor, now }: StaffContext,
  number: OrderNumber,
): Promise<void> {
  await db
    .update(orderPickings)
    .set({ finishedAt: new Date(now), finishedBy: actor.staffId, finishedName: actor.name })
    .where(ofOrder(supplier.id, number));
}

/** The order's lines were written again: the picked ones go to their new places. `moved` are all that are left. */
export async function movePicked(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  moved: readonly (PickedLine & { readonly from: number })[],
  isOpen: boolean,
): Promise<void> {
  const rows = await db
    .delete(orderPickedLines)
    .where(and(eq(orderPickedLines.supplierId, supplierId), eq(orderPickedLines.orderNumber, number)))
    .returning();
  const values = moved.flatMap(({ from, position, version }) => {
    const row = rows.find((one) => one.position === from);
    return row === undefined ? [] : [{ ...row, position, version }];
  });
  if (values.length > 0) await db.insert(orderPickedLines).values(values);
  if (isOpen) await db.update(orderPickings).set(UNFINISHED).where(ofOrder(supplierId, number));
}

/** The oldest order that waits to be picked, one that nobody has begun first. */
export async function nextToPick(
  db: Db,
  supplierId: SupplierId,
  after: OrderNumber | undefined,
): Promise<OrderNumber | undefined> {
  const [next] = await db
    .select({ number: orders.number })
    .from(orders)
    .leftJoin(
      orderPickings,
      and(eq(orderPickings.supplierId, orders.supplierId), eq(orderPickings.orderNumber, orders.number)),
    )
    .where(
      and(
        eq(orders.supplierId, supplierId),
        eq(orders.status, 'picking'),
        isNull(orderPickings.finishedAt),
        after === undefined ? undefined : ne(orders.number, after),
      ),
    )
    .orderBy(sql`${orderPickings.startedAt} is not null`, asc(orders.createdAt), asc(orders.number))
    .limit(1);
  return next?.number;
}
