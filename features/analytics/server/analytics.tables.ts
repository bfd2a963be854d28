import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { orderReturns } from '#features/orders/server/returns/returns.tables.ts';
import { orders } from '#features/orders/server/store/orders.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { OrderEventName } from '../domain/event-names.ts';
import type { DayStepName } from '../domain/visit-report.ts';

/** The events of each visit, added up by day. Holds no personal data: `visit` is a digest that changes every day. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    day: date().notNull(),
    event: text().notNull(),
    /** Empty if unknown. */
    visit: text().notNull(),
    /** Empty without a list. */
    listName: text('list_name').notNull(),
    times: integer().notNull(),
    /** Centavos. */
    value: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.day, t.event, t.visit, t.listName] }),
    index('analytics_events_by_day').on(t.day),
    check('analytics_events_happened', sql`${t.times} > 0 and ${t.value} >= 0`),
  ],
);

/** The orders whose purchase or refund was counted. Apart from the events, so that no visit is linked to an order. */
export const analyticsOrders = pgTable(
  'analytics_orders',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    event: text().notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    day: date().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.event, t.orderNumber] }),
    index('analytics_orders_by_day').on(t.day),
  ],
);

/** The visits of a day that is over, by what happened in them. Written by a job; holds no visit, so it outlives the events. */
export const analyticsDays = pgTable(
  'analytics_days',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    day: date().notNull(),
    step: text().$type<DayStepName>().notNull(),
    visits: integer().notNull(),
    /** Centavos. */
    value: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.day, t.step] }),
    // The job looks for the last one.
    index('analytics_days_by_day').on(t.day),
  ],
);

/** What the server needs to send a supplier's purchases to its Google Analytics. Without a row the browsers send them. */
export const analyticsAccounts = pgTable('analytics_accounts', {
  supplierId: uuid('supplier_id')
    .primaryKey()
    .references(() => suppliers.id),
  sealedSecret: text('sealed_secret').notNull(),
});

/**
 * Purchases and refunds for the suppliers' Google Analytics, each once per order. A trigger adds them in the transaction that places
 * or cancels an order whose buyer allows measurement, at suppliers with an API secret. Holds no personal data: the visit is the order's.
 */
export const analyticsOutbox = pgTable(
  'analytics_outbox',
  {
    supplierId: uuid('supplier_id').notNull(),
    event: text().$type<OrderEventName>().notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** Not tried before this time; while it is being sent, when the claim expires. Null once it was sent. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** Of the last failed attempt: '503', 'no-answer'. */
    lastError: text('last_error'),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.event, t.orderNumber] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
    index('analytics_outbox_due').on(t.nextTryAt).where(sql`next_try_at is not null`),
    index('analytics_outbox_by_time').on(t.createdAt),
  ],
);

/**
 * Returns of orders whose purchase was queued, each once, if money goes back or is taken off. A trigger adds them in the transaction
 * that records the return. The visit is the order's.
 */
export const analyticsReturns = pgTable(
  'analytics_returns',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    returnNumber: integer('return_number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** As in `analytics_outbox`. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.returnNumber] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber, t.returnNumber],
      foreignColumns: [orderReturns.supplierId, orderReturns.orderNumber, orderReturns.number],
    }),
    index('analytics_returns_due').on(t.nextTryAt).where(sql`next_try_at is not null`),
    index('analytics_returns_by_time').on(t.createdAt),
  ],
);
