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
import type { AppliedPromotion } from '#features/promotions/domain/promotion/applied-promotion.ts';
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import { CAPACITIES } from '#kernel/scope.ts';
import type { BillingAddress, DeliverySnapshot, OrderCoupon, Tracking } from '../../domain/order.ts';
import type { OrderStatus } from '../../domain/order-status.ts';

/** Order numbers are unique across the platform. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100001, cache: 20 });

/** An order copies everything it was made of: later changes of product, address or price do not affect it. */
export const orders = pgTable(
  'orders',
  {
    // No foreign keys to suppliers and clients, whose rows each order would lock: they are never deleted. Decision 026.
    supplierId: uuid('supplier_id').notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    clientId: uuid('client_id').notNull(),
    /** The user who submitted it, and the name shown as 'Pedido emitido por'. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    issuedBy: text('issued_by').notNull(),
    /** The role in which they acted for the client. Spec 6. */
    issuedAs: text('issued_as', { enum: CAPACITIES }).notNull().default('principal'),
    /** The API key of the system that submitted it. No foreign key, whose check each order would pay. Spec 3, idapikeys. */
    apiKeyId: uuid('api_key_id'),
    status: text().$type<OrderStatus>().notNull(),
    channel: text({ enum: ['WEB', 'MANUAL'] }).notNull(),
    delivery: jsonb().$type<DeliverySnapshot>().notNull(),
    /** A copy, if the client has one. */
    billing: jsonb().$type<BillingAddress>(),
    paymentMethodId: uuid('payment_method_id').notNull(),
    paymentName: text('payment_name').notNull(),
    /** Basis points by which the payment method changed the prices. Null for orders from before it was stored. */
    paymentVariance: integer('payment_variance'),
    /** Centavos: total = subtotal + deliveryFee - discount. */
    subtotal: bigint({ mode: 'number' }).notNull(),
    deliveryFee: bigint('delivery_fee', { mode: 'number' }).notNull(),
    discount: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull(),
    /** The coupon behind the discount, as it was when the order was made. */
    coupon: jsonb().$type<OrderCoupon>(),
    /** The subscription type it was bought in, and that type's name at the time. */
    subscriptionTypeId: uuid('subscription_type_id'),
    subscriptionLabel: text('subscription_label').notNull().default(''),
    note: text().notNull().default(''),
    customerOrderNumber: text('customer_order_number').notNull().default(''),
    /** When the buyer declared to be of age; only if the order holds products for adults. To be checked on delivery. */
    adultDeclaredAt: timestamp('adult_declared_at', { withTimezone: true }),
    /** The buyer's campaign, if they allow measurement. Spec 7, X-UTM headers. */
    utmSource: text('utm_source').notNull().default(''),
    utmCampaign: text('utm_campaign').notNull().default(''),
    utmAll: text('utm_all').notNull().default(''),
    /** The buyer's visit at Google Analytics, if they allow measurement: see `features/analytics`. */
    analyticsVisit: text('analytics_visit').notNull().default(''),
    /** The supplier's questions about the order, with the answers. */
    characteristics: jsonb().$type<CharacteristicAnswer[]>().notNull().default([]),
    /** Names of gifts of promotions that were earned and out of stock. */
    missingGifts: text('missing_gifts').array().notNull().default([]),
    /** Carrier and tracking link, once it has left. */
    tracking: jsonb().$type<Tracking>(),
    /** Hash of the content: an identical order within 60 s is refused. */
    fingerprint: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.number] }),
    unique('orders_by_number').on(t.number),
    // Matches the queries' order: PostgreSQL sorts `desc` with nulls first, and would not use an index with nulls last. The
    // fingerprint's beginning finds duplicates without reading the rows of all the client's recent orders.
    index('orders_by_client').on(
      t.supplierId,
      t.clientId,
      t.createdAt.desc().nullsFirst(),
      t.number.desc().nullsFirst(),
      sql`left(${t.fingerprint}, 16)`,
    ),
    // For the shop's staff: the newest orders of all clients.
    index('orders_by_time').on(t.supplierId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst()),
    // The panel's filters: orders of a status, of a payment method, of a representative.
    index('orders_by_status').on(
      t.supplierId,
      t.status,
      t.createdAt.desc().nullsFirst(),
      t.number.desc().nullsFirst(),
    ),
    index('orders_by_method').on(
      t.supplierId,
      t.paymentMethodId,
      t.createdAt.desc().nullsFirst(),
      t.number.desc().nullsFirst(),
    ),
    index('orders_by_representative')
      .on(t.supplierId, t.userId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`issued_as = 'representative'`),
    // The panel's order by total.
    index('orders_by_total').on(t.supplierId, t.total.desc().nullsFirst(), t.number.desc().nullsFirst()),
    // Withdrawn consent, by Google's id of the browser.
    index('orders_by_analytics_visit')
      .on(t.supplierId, sql`split_part(${t.analyticsVisit}, '|', 2)`)
      .where(sql`analytics_visit <> ''`),
    check('orders_total', sql`total = subtotal + delivery_fee - discount and total >= 0`),
  ],
);

/** The combos of an order, as they were sold. Their parts are rows of `order_lines`. */
export const orderCombos = pgTable(
  'order_combos',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** Its index among the order's combos. */
    position: smallint().notNull(),
    comboId: uuid('combo_id').notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    /** Whole combos. */
    quantity: integer().notNull(),
    /** Centavos: total = price × quantity, and the sum of its lines' totals. */
    price: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    /** The price of one when the quote was requested; set once the supplier has priced it. */
    requestedPrice: bigint('asked_price', { mode: 'number' }),
    /** The price of one before the payment method's variance; null when there is none. */
    basePrice: bigint('base_price', { mode: 'number' }),
    /** What its products cost alone, before that variance; null for orders from before it was stored. */
    undiscountedPrice: bigint('undiscounted_price', { mode: 'number' }),
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
    /** The `position` of the combo it is part of; its total is then a share of the combo's. */
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
    /** Centavos, and the rule that set the price. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    priceReason: text('price_reason').notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    giftWrap: boolean('gift_wrap').notNull().default(false),
    /** Included in the total. */
    giftWrapPrice: bigint('gift_wrap_price', { mode: 'number' }).notNull().default(0),
    /** The line's share of the order's discount. */
    discount: bigint({ mode: 'number' }).notNull().default(0),
    /** The price of one when the quote was requested; set once the supplier has priced it. */
    requestedPrice: bigint('asked_price', { mode: 'number' }),
    /** The price of one before the payment method's variance; null when there is none, and for a combo's parts. */
    basePrice: bigint('base_price', { mode: 'number' }),
    /** The price of one without price rules, before that variance; null for gifts, a combo's parts, and orders from before it was stored. */
    undiscountedPrice: bigint('undiscounted_price', { mode: 'number' }),
    /** The promotions that reward units of it, or whose gift it is; null without any. */
    promotions: jsonb().$type<readonly AppliedPromotion[]>(),
    /** What they take off: total = unitPrice × quantity + giftWrapPrice - promotionDiscount. */
    promotionDiscount: bigint('promotion_discount', { mode: 'number' }).notNull().default(0),
    /** What one unit cost the shop when it was ordered, for the shop's reports alone; null: nobody had said. */
    unitCost: bigint('unit_cost', { mode: 'number' }),
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
