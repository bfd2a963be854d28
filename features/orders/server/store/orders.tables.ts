import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/server/clients/accounts.tables.ts';
import type { AnsweredCharacteristic } from '#features/suppliers/domain/characteristic.ts';
import { CAPACITIES } from '#kernel/scope.ts';
import type { BillingAddress, DeliverySnapshot, OrderCoupon } from '../../domain/order.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import type { PaymentTerms } from '../../domain/reprice-order.ts';
import type { Tracking } from '../../domain/tracking.ts';

/** Order numbers are unique in the platform. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100001, cache: 20 });

/** An order keeps copies of all it was made of: later changes of product, address or price don't reach it. */
export const orders = pgTable(
  'orders',
  {
    // No keys to suppliers and clients, whose rows each order would lock: they are never deleted. Decision 026.
    supplierId: uuid('supplier_id').notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    clientId: uuid('client_id').notNull(),
    /** Who pressed the button, and the name orders show as 'Pedido emitido por'. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    issuedBy: text('issued_by').notNull(),
    /** As what they acted for the client. Spec 6. */
    issuedAs: text('issued_as', { enum: CAPACITIES }).notNull().default('principal'),
    status: text().$type<OrderStatus>().notNull(),
    channel: text({ enum: ['WEB', 'MANUAL'] }).notNull(),
    delivery: jsonb().$type<DeliverySnapshot>().notNull(),
    /** Where the client kept one. */
    billing: jsonb().$type<BillingAddress>(),
    paymentMethodId: uuid('payment_method_id').notNull(),
    paymentName: text('payment_name').notNull(),
    /** By how many basis points the way of paying changed its prices. Absent where that was not written down yet. */
    paymentVariance: integer('payment_variance'),
    /** Centavos: total = subtotal + deliveryFee - discount. */
    subtotal: bigint({ mode: 'number' }).notNull(),
    deliveryFee: bigint('delivery_fee', { mode: 'number' }).notNull(),
    discount: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull(),
    /** Whose discount it is, as the coupon was when the order was made. */
    coupon: jsonb().$type<OrderCoupon>(),
    /** The type of subscription that it was bought in, and what it was called. */
    subscriptionTypeId: uuid('subscription_type_id'),
    subscriptionLabel: text('subscription_label').notNull().default(''),
    note: text().notNull().default(''),
    customerOrderNumber: text('customer_order_number').notNull().default(''),
    /** When its buyer declared to be of age; only where it holds what asks for that. To be checked at the door. */
    adultDeclaredAt: timestamp('adult_declared_at', { withTimezone: true }),
    /** From which campaign the buyer came, where they let that be known. Spec 7, X-UTM headers. */
    utmSource: text('utm_source').notNull().default(''),
    utmCampaign: text('utm_campaign').notNull().default(''),
    utmAll: text('utm_all').notNull().default(''),
    /** What the supplier asked of the order, with the answers. */
    characteristics: jsonb().$type<AnsweredCharacteristic[]>().notNull().default([]),
    /** By whom and where its way can be followed, once it has left. */
    tracking: jsonb().$type<Tracking>(),
    /** Hash of the content: an identical order within 60 s is refused. */
    fingerprint: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.number] }),
    unique('orders_by_number').on(t.number),
    // As they are asked for: PostgreSQL sorts `desc` with nulls first, and uses no index that has them last.
    // The beginning of the fingerprint tells a duplicate without the rows of all the client's recent orders.
    index('orders_by_client').on(
      t.supplierId,
      t.clientId,
      t.createdAt.desc().nullsFirst(),
      t.number.desc().nullsFirst(),
      sql`left(${t.fingerprint}, 16)`,
    ),
    // For the shop's people, who see the newest of all clients.
    index('orders_by_time').on(t.supplierId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst()),
    check('orders_total', sql`total = subtotal + delivery_fee - discount and total >= 0`),
  ],
);

/** The combos of an order, as they were sold. What they are made of stands among its lines. */
export const orderCombos = pgTable(
  'order_combos',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** Its place among the order's combos. */
    position: smallint().notNull(),
    comboId: uuid('combo_id').notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    /** How many of it. */
    quantity: integer().notNull(),
    /** Centavos: total = price × quantity, and the sum of its lines' totals. */
    price: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    /** What each cost when a quote was asked for, once the supplier has given its own price. */
    askedPrice: bigint('asked_price', { mode: 'number' }),
    /** What each costs before what the way of paying does to it; absent where that is nothing. */
    basePrice: bigint('base_price', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.position] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
    check('order_combos_total', sql`quantity > 0 and price >= 0 and total = price * quantity`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    position: smallint().notNull(),
    /** The combo of which it is a part; its total is then a share of the combo's. */
    combo: smallint(),
    productId: uuid('product_id').notNull(),
    sku: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    picture: text(),
    ground: smallint().notNull(),
    /** Thousandths. */
    quantity: bigint({ mode: 'number' }).notNull(),
    /** Centavos, and the rule that gave them. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    priceReason: text('price_reason').notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    giftWrap: boolean('gift_wrap').notNull().default(false),
    /** Part of the total. */
    giftWrapPrice: bigint('gift_wrap_price', { mode: 'number' }).notNull().default(0),
    /** The line's part of the order's discount. */
    discount: bigint({ mode: 'number' }).notNull().default(0),
    /** What it cost when a quote was asked for, once the supplier has given its own price. */
    askedPrice: bigint('asked_price', { mode: 'number' }),
    /** What one costs before what the way of paying does to it; absent where that is nothing, and for a combo's parts. */
    basePrice: bigint('base_price', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.position] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber, t.combo],
      foreignColumns: [orderCombos.supplierId, orderCombos.orderNumber, orderCombos.position],
    }),
    check(
      'order_lines_quantity',
      sql`quantity > 0 and unit_price >= 0 and gift_wrap_price >= 0 and total >= 0`,
    ),
  ],
);

/** What an order cost before its way of paying was changed, so that money which comes late still finds its price. */
export const orderPayments = pgTable(
  'order_payments',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    position: integer().notNull(),
    /** The way that was given up, and what was to be paid by it. */
    methodId: uuid('method_id').notNull(),
    methodName: text('method_name').notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    terms: jsonb().$type<PaymentTerms>().notNull(),
    /** Who changed it; nobody where money came late for a way that had been given up. */
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
    /** Who moved it: one of the client's side, or of the shop's; neither where the system did. */
    userId: uuid('user_id'),
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
    staffId: uuid('staff_id'),
    /** What they were called then; the shop alone reads it. */
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

/** An Idempotency-Key claimed in the order's own transaction, kept 24 hours. */
export const orderKeys = pgTable(
  'order_keys',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    key: text().notNull(),
    /** Hash of the request: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId, t.key] }),
    index('order_keys_by_age').on(t.createdAt),
  ],
);

/** The answers of a supplier to a quote, each with what it offered; the last one counts. */
export const orderQuotes = pgTable(
  'order_quotes',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** From 1 on: what a client accepts is what they have seen. */
    version: integer().notNull(),
    message: text().notNull().default(''),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
    /** Centavos. The prices of its lines stand in the order as long as this is the last one. */
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
