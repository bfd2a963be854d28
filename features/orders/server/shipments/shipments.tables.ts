/** Parts of orders that left the shop one by one. Neither is ever deleted; a shipment's tracking and arrival change. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Tracking } from '../../domain/order.ts';
import { orderLines, orders } from '../store/orders.tables.ts';

export const orderShipments = pgTable(
  'order_shipments',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** From 1 on. */
    number: integer().notNull(),
    /** The panel's key of the request: a request that is sent again ships nothing more. */
    key: uuid().notNull(),
    tracking: jsonb().$type<Tracking>(),
    /** The access key of its NF-e. */
    invoiceKey: text('invoice_key'),
    staffId: uuid('staff_id').notNull(),
    /** Their name at the time. */
    byName: text('by_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.number] }),
    unique('order_shipments_once').on(t.supplierId, t.orderNumber, t.key),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
  ],
);

export const orderShipmentLines = pgTable(
  'order_shipment_lines',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    number: integer().notNull(),
    /** The order line's. */
    position: smallint().notNull(),
    /** Thousandths. */
    quantity: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.number, t.position] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber, t.number],
      foreignColumns: [orderShipments.supplierId, orderShipments.orderNumber, orderShipments.number],
    }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber, t.position],
      foreignColumns: [orderLines.supplierId, orderLines.orderNumber, orderLines.position],
    }),
    check('order_shipment_lines_quantity', sql`quantity > 0`),
  ],
);
