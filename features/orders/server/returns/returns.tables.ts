/** Goods that came back after they had left the shop. Append-only. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { RETURN_WAYS } from '../../domain/returns/order-return.ts';
import { orderLines, orders } from '../store/orders.tables.ts';

export const orderReturns = pgTable(
  'order_returns',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** From 1 on. */
    number: integer().notNull(),
    /** The panel's key of the request: a request that is sent again records nothing more. */
    key: uuid().notNull(),
    /** The client reads it. */
    reason: text().notNull(),
    /** The goods never left: the shop gave up sending them. */
    unsent: boolean().notNull().default(false),
    /** The client got as many of the same for them. */
    exchanged: boolean().notNull().default(false),
    /** On whose shelves goods were put back, with its name at the time; null: in no store. */
    storeId: uuid('store_id'),
    storeName: text('store_name'),
    /** Centavos. The delivery fee that goes back. */
    fee: bigint({ mode: 'number' }).notNull(),
    /** What the client paid or owed for the goods, with the fee. */
    value: bigint({ mode: 'number' }).notNull(),
    /** What goes back of it. */
    amount: bigint({ mode: 'number' }).notNull(),
    way: text({ enum: RETURN_WAYS }).notNull(),
    chargeId: uuid('charge_id'),
    /** With `way` 'refund': it is settled once so much of the charge was refunded. */
    refundUntil: bigint('refund_until', { mode: 'number' }),
    staffId: uuid('staff_id').notNull(),
    /** Their name at the time. */
    byName: text('by_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.number] }),
    unique('order_returns_once').on(t.supplierId, t.orderNumber, t.key),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
    check('order_returns_amount', sql`amount >= 0 and amount <= value and fee >= 0 and fee <= value`),
    check('order_returns_exchanged', sql`not exchanged or (value = 0 and not unsent)`),
    check(
      'order_returns_way',
      sql`(way = 'none') = (amount = 0) and (way = 'none') = (charge_id is null)
        and (way = 'refund') = (refund_until is not null)`,
    ),
  ],
);

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    number: integer().notNull(),
    /** The order line's. */
    position: smallint().notNull(),
    /** Thousandths. */
    quantity: bigint({ mode: 'number' }).notNull(),
    /** Centavos: what the client paid or owed for them. */
    value: bigint({ mode: 'number' }).notNull(),
    /** They can be sold again. */
    restocked: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.number, t.position] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber, t.number],
      foreignColumns: [orderReturns.supplierId, orderReturns.orderNumber, orderReturns.number],
    }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber, t.position],
      foreignColumns: [orderLines.supplierId, orderLines.orderNumber, orderLines.position],
    }),
    check('order_return_lines_quantity', sql`quantity > 0 and value >= 0`),
  ],
);
