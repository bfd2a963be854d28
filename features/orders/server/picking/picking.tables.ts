/** What was picked of orders: the state of each product, which its pickers overwrite. It moves no stock and no money. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { SHORTAGES } from '../../domain/picking/picking.ts';
import { orders } from '../store/orders.tables.ts';

export const orderPickings = pgTable(
  'order_pickings',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    startedBy: uuid('started_by').notNull(),
    /** Their names at the time, as below. */
    startedName: text('started_name').notNull(),
    /** Absent while somebody picks, also after it was finished and a line was changed again. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    finishedBy: uuid('finished_by'),
    finishedName: text('finished_name'),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
  ],
);

export const orderPickedLines = pgTable(
  'order_picked_lines',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** The order line's. No foreign key: a change of the order writes its lines again. */
    position: smallint().notNull(),
    /** Thousandths. */
    quantity: bigint({ mode: 'number' }).notNull(),
    shortage: text({ enum: SHORTAGES }),
    note: text().notNull().default(''),
    version: integer().notNull(),
    /** Of the request that wrote it: one that is sent again changes nothing. */
    key: uuid().notNull(),
    staffId: uuid('staff_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.position] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orderPickings.supplierId, orderPickings.orderNumber],
    }),
    check('order_picked_lines_quantity', sql`quantity >= 0`),
  ],
);
