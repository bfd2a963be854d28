import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';

const oneDiscount = sql`num_nonnulls(basis_points, amount) = 1 and coalesce(basis_points between 1 and 10000, amount > 0)`;

export const coupons = pgTable(
  'coupons',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    /** Normalised, so that one code is one row. */
    code: text().notNull(),
    description: text().notNull(),
    /** Exactly one of the two: basis points, or centavos. */
    basisPoints: integer('basis_points'),
    amount: bigint({ mode: 'number' }),
    /** Null: all products. */
    productIds: uuid('product_ids').array(),
    minimum: bigint({ mode: 'number' }).notNull().default(0),
    validFrom: timestamp('valid_from', { withTimezone: true }),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    channel: text().$type<SalesChannel>(),
    paymentMethodIds: uuid('payment_method_ids').array(),
    firstPurchase: boolean('first_purchase').notNull().default(false),
    useLimit: integer('use_limit'),
    useLimitPerClient: integer('use_limit_per_client'),
    notWithPolicy: boolean('not_with_policy').notNull().default(false),
    showsPrices: boolean('shows_prices').notNull().default(false),
    automatic: boolean().notNull().default(false),
    listed: boolean().notNull().default(false),
    /** Only for this client. */
    clientId: uuid('client_id').references(() => clients.id),
    /** Owner of a referral coupon. */
    ownerId: uuid('owner_id').references(() => clients.id),
    active: boolean().notNull().default(true),
    /** Number of orders with it. */
    used: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Counts changes of its terms, not its uses. */
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('coupons_by_code').on(t.supplierId, t.code),
    unique('coupons_by_owner').on(t.supplierId, t.ownerId),
    index('coupons_automatic').on(t.supplierId).where(sql`automatic and active`),
    index('coupons_by_client').on(t.supplierId, t.clientId),
    check('coupons_discount', oneDiscount),
    check('coupons_used', sql`used >= 0`),
  ],
);

/** The coupon of an order, at most one. A cancelled order has none. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    couponId: uuid('coupon_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** Centavos. */
    discount: bigint({ mode: 'number' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber] }),
    index('coupon_uses_by_client').on(t.supplierId, t.couponId, t.clientId),
    foreignKey({ columns: [t.supplierId, t.couponId], foreignColumns: [coupons.supplierId, coupons.id] }),
  ],
);

/** Number of a client's orders that were not cancelled; 0 allows a first-purchase coupon. */
export const couponBuyers = pgTable(
  'coupon_buyers',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    purchases: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    check('coupon_buyers_purchases', sql`purchases >= 0`),
  ],
);

/** Terms of clients' referral coupons, at a supplier with the tag uses-share-coupom. */
export const referralTerms = pgTable(
  'referral_terms',
  {
    supplierId: uuid('supplier_id')
      .primaryKey()
      .references(() => suppliers.id),
    description: text().notNull(),
    basisPoints: integer('basis_points'),
    amount: bigint({ mode: 'number' }),
    minimum: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [check('referral_terms_discount', oneDiscount)],
);
