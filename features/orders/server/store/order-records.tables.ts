/** What is recorded beside an order: former payment methods, moves, idempotency keys and the answers to a quote. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EditedLine, EditOutcome } from '../../domain/edits/order-edit.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
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

/** Every move of an order: who, when, why. */
export const orderEvents = pgTable(
  'order_events',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** A user of the client or a member of the shop's staff; both null for the system. */
    userId: uuid('user_id'),
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
    staffId: uuid('staff_id'),
    /** Their name at the time; only the shop may read it. */
    byName: text('by_name').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.position] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
  ],
);

/** An Idempotency-Key, claimed in the order's own transaction and valid for 24 hours. */
export const orderKeys = pgTable(
  'order_keys',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    key: text().notNull(),
    /** Hash of the request: the same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId, t.key] }),
    index('order_keys_by_age').on(t.createdAt),
  ],
);

/** A supplier's answers to a quote, each with its totals; the latest one counts. */
export const orderQuotes = pgTable(
  'order_quotes',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** From 1 on; a client accepts the version they have seen. */
    version: integer().notNull(),
    message: text().notNull().default(''),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
    /** Centavos. The line prices of the latest answer are those of the order's lines. */
    subtotal: bigint({ mode: 'number' }).notNull(),
    deliveryFee: bigint('delivery_fee', { mode: 'number' }).notNull(),
    discount: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    staffId: uuid('staff_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.version] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
    index('order_quotes_by_validity').on(t.validUntil),
    check('order_quotes_total', sql`total = subtotal + delivery_fee - discount and total >= 0`),
  ],
);

/** What the shop's people note about an order. No call of a client reads it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    id: uuid().notNull(),
    text: text().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Their name at the time. */
    byName: text('by_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.id] }),
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
