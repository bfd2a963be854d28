/** What is recorded beside an order: moves, idempotency keys, notes and the answers to a quote. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../domain/order-status.ts';
import { orders } from './orders.tables.ts';

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
