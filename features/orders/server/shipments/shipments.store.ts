import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { Tracking } from '../../domain/order.ts';
import type { Shipment, ShippedLine } from '../../domain/shipments/shipment.ts';
import { orderShipmentLines, orderShipments } from './shipments.tables.ts';

export interface StoredShipment extends Shipment {
  readonly key: string;
}

const { placeholder } = sql;

const selectShipments = prepared((db) =>
  db
    .select({ row: orderShipments, line: orderShipmentLines })
    .from(orderShipments)
    .innerJoin(
      orderShipmentLines,
      and(
        eq(orderShipmentLines.supplierId, orderShipments.supplierId),
        eq(orderShipmentLines.orderNumber, orderShipments.orderNumber),
        eq(orderShipmentLines.number, orderShipments.number),
      ),
    )
    .where(
      and(
        eq(orderShipments.supplierId, placeholder('supplierId')),
        eq(orderShipments.orderNumber, placeholder('number')),
      ),
    )
    .orderBy(asc(orderShipments.number), asc(orderShipmentLines.position))
    .prepare('order_shipments_by_order'),
);

/** Oldest first. Under the lock of the order's row nothing of it changes. */
export async function shipmentsOf(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<readonly StoredShipment[]> {
  const rows = await selectShipments(db).execute({ supplierId, number });
  const byNumber = Map.groupBy(rows, ({ row }) => row.number);
  return [...byNumber.values()].flatMap((all) =>
    all[0] === undefined
      ? []
      : [
          shipmentFrom(
            all[0].row,
            all.map(({ line }) => lineFrom(line)),
          ),
        ],
  );
}

const lineFrom = ({ position, quantity }: typeof orderShipmentLines.$inferSelect): ShippedLine => ({
  position,
  quantity: thousandths(quantity),
});

const shipmentFrom = (
  row: typeof orderShipments.$inferSelect,
  lines: readonly ShippedLine[],
): StoredShipment => ({
  number: row.number,
  key: row.key,
  at: row.at.getTime(),
  name: row.byName,
  lines,
  ...defined({
    tracking: row.tracking ?? undefined,
    invoiceKey: row.invoiceKey ?? undefined,
    deliveredAt: row.deliveredAt?.getTime(),
  }),
});

/** The order's row must be locked. */
export async function insertShipment(
  db: Db,
  row: typeof orderShipments.$inferInsert,
  lines: readonly ShippedLine[],
): Promise<void> {
  const { supplierId, orderNumber, number } = row;
  await db.insert(orderShipments).values(row);
  await db
    .insert(orderShipmentLines)
    .values(lines.map((line) => ({ supplierId, orderNumber, number, ...line })));
}

export interface ShipmentAt {
  readonly supplierId: SupplierId;
  readonly orderNumber: OrderNumber;
  readonly number: number;
}

const ofOrder = ({ supplierId, orderNumber }: Omit<ShipmentAt, 'number'>) =>
  and(eq(orderShipments.supplierId, supplierId), eq(orderShipments.orderNumber, orderNumber));

/** Undefined removes what was stored. */
export async function setShipmentTracking(
  db: Db,
  at: ShipmentAt,
  tracking: Tracking | undefined,
  invoiceKey: string | undefined,
): Promise<void> {
  await db
    .update(orderShipments)
    .set({ tracking: tracking ?? null, invoiceKey: invoiceKey ?? null })
    .where(and(ofOrder(at), eq(orderShipments.number, at.number)));
}

/** One of an order's shipments, or all that have not arrived yet. */
export async function setDelivered(
  db: Db,
  at: Omit<ShipmentAt, 'number'> & { readonly number?: number },
  when: Date,
): Promise<void> {
  const one = at.number === undefined ? undefined : eq(orderShipments.number, at.number);
  await db
    .update(orderShipments)
    .set({ deliveredAt: when })
    .where(and(ofOrder(at), one, isNull(orderShipments.deliveredAt)));
}
