/** What an order was before it was changed, and what the shop proposed to change. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EditedLine, EditOutcome } from '../../domain/edits/order-edit.ts';
import type { PaymentTerms } from '../../domain/reprice-order.ts';
import { orders } from './orders.tables.ts';

/** What an order cost before its payment method was changed, so that late money still finds its price. */
export const orderPayments = pgTable(
  'order_payments',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    /** The abandoned method, and its total. */
    methodId: uuid('method_id').notNull(),
    methodName: text('method_name').notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    terms: jsonb().$type<PaymentTerms>().notNull(),
    /** Who changed it; null when late money restored an abandoned method. */
    userId: uuid('user_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.position] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
  ],
);

/** What the shop proposed to change about an order; open until its client answers or the shop takes it back. */
export const orderEdits = pgTable(
  'order_edits',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** From 1 on; a client agrees to the version that was seen. */
    version: integer().notNull(),
    lines: jsonb().$type<EditedLine[]>().notNull(),
    message: text().notNull().default(''),
    /** Centavos: the order's total when it was proposed, and what it comes to. */
    totalBefore: bigint('total_before', { mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Their name at the time. */
    byName: text('by_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is open. */
    outcome: text().$type<EditOutcome>(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.version] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
    check('order_edits_closed', sql`(outcome is null) = (closed_at is null)`),
  ],
);
