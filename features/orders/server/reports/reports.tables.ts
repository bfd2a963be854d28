/** What the shop's reports are read from: sums by day, written by a job (`sum-up-days.ts`). */
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { REPORT_TOPICS } from '../../domain/reports/report.ts';

/**
 * Orders whose day has to be summed up again. A trigger on `orders` appends a row per new or changed order, and so does a return, so
 * that writers of one day never wait for each other; the job deletes them.
 */
export const orderDayChanges = pgTable('order_day_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ cache: 20 }),
  supplierId: uuid('supplier_id').notNull(),
  orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
});

/** A shop's orders of a day, by the day on which they were made, in the shop's time zone. Quotes are not counted. */
export const orderDays = pgTable(
  'order_days',
  {
    supplierId: uuid('supplier_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Without the cancelled ones, as all sums below. */
    orders: integer().notNull(),
    /** Centavos. */
    subtotal: bigint({ mode: 'number' }).notNull(),
    discount: bigint({ mode: 'number' }).notNull(),
    deliveryFee: bigint('delivery_fee', { mode: 'number' }).notNull(),
    /** Without what went back for returned goods: what the day finally brought. */
    total: bigint({ mode: 'number' }).notNull(),
    cancelled: integer().notNull(),
    cancelledTotal: bigint('cancelled_total', { mode: 'number' }).notNull(),
    /** Not in `total`: what went back, or was taken off, for goods that came back or were never sent. */
    returnedTotal: bigint('returned_total', { mode: 'number' }).notNull().default(0),
    /** Delivered orders that had a window, and those delivered after the end of its day. */
    promised: integer().notNull(),
    late: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.day] }), check('order_days_late', sql`late <= promised`)],
);

/** What is summed up of a product, category, client, representative, coupon or payment method. */
const partColumns = {
  supplierId: uuid('supplier_id').notNull(),
  topic: text({ enum: REPORT_TOPICS }).notNull(),
  /** An id, or a coupon's code. */
  key: text().notNull(),
  orders: integer().notNull(),
  /** Thousandths, without what came back; 0 where nothing is counted but orders. */
  quantity: bigint({ mode: 'number' }).notNull(),
  /** Centavos: what lines or orders came to, after the discount, without what went back for returned goods. */
  total: bigint({ mode: 'number' }).notNull(),
  /** Not in `quantity` and `total`. */
  returnedQuantity: bigint('returned_quantity', { mode: 'number' }).notNull().default(0),
  returnedTotal: bigint('returned_total', { mode: 'number' }).notNull().default(0),
  discount: bigint({ mode: 'number' }).notNull(),
  /**
   * Products and categories: what the lines with a known cost cost, and came to; how many lines have none. Returned goods that can be
   * sold again cost nothing; the others do.
   */
  cost: bigint({ mode: 'number' }).notNull().default(0),
  costedTotal: bigint('costed_total', { mode: 'number' }).notNull().default(0),
  uncostedLines: integer('uncosted_lines').notNull().default(0),
  /** Coupons: orders that were their client's first at the shop. */
  firstOrders: integer('first_orders').notNull().default(0),
};

/** The same by product, category, client, representative, coupon and payment method. */
export const orderDayParts = pgTable(
  'order_day_parts',
  {
    ...partColumns,
    day: date({ mode: 'string' }).notNull(),
    /** Of a product or a payment method at that time; people are named by their own rows, which can be erased. */
    name: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.topic, t.day, t.key] }),
    index('order_day_parts_by_key').on(t.supplierId, t.topic, t.key, t.day),
  ],
);

/**
 * The days of each month added up, so that a report of a year reads a row per month and product. Triggers on `order_day_parts` maintain
 * it. `month` is its first day.
 */
export const orderMonthParts = pgTable(
  'order_month_parts',
  { ...partColumns, month: date({ mode: 'string' }).notNull() },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.topic, t.month, t.key] }),
    index('order_month_parts_by_key').on(t.supplierId, t.topic, t.key),
  ],
);

/**
 * A shop's deliveries by the day on which they arrived and the area. `day` is the order's, by which the job writes them; pickups are
 * not counted, because the client decides when they come.
 */
export const orderDayArrivals = pgTable(
  'order_day_arrivals',
  {
    supplierId: uuid('supplier_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    arrivedOn: date('arrived_on', { mode: 'string' }).notNull(),
    /** Its name when the order was made. */
    area: text().notNull(),
    delivered: integer().notNull(),
    /** Of them, those with a window; and of these, those that came after its end. */
    promised: integer().notNull(),
    late: integer().notNull(),
    /** By how much, added up. */
    lateMinutes: bigint('late_minutes', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.day, t.arrivedOn, t.area] }),
    index('order_day_arrivals_by_arrival').on(t.supplierId, t.arrivedOn),
    check('order_day_arrivals_late', sql`late <= promised and promised <= delivered`),
  ],
);
