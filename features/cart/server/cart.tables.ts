import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { subscriptionTypes } from '#features/subscriptions/server/subscription-types.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { CartLine } from '../domain/cart.ts';

/**
 * One cart per client and supplier, as the key ensures. It is saved, read and ordered as a whole, so its lines are a column of
 * its row.
 */
export const carts = pgTable(
  'carts',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** In the order in which they were added, with the prices that the client saw. Decision 027. */
    lines: jsonb().$type<readonly CartLine[]>().notNull().default([]),
    note: text().notNull().default(''),
    customerOrderNumber: text('customer_order_number').notNull().default(''),
    /** Incremented by every save. */
    version: integer().notNull().default(0),
    /** The subscription type that the client chose; null for a single purchase. */
    subscriptionTypeId: uuid('subscription_type_id'),
    /** The terms under which the lines' prices were seen: `seenTerms`. */
    seenTerms: text('seen_terms').notNull().default('//'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** An attendant's lock: since when, by whom, why. The name is a copy, since staff may leave. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    lockedBy: uuid('locked_by').references(() => staff.id),
    attendant: text().notNull().default(''),
    lockReason: text('lock_reason').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    foreignKey({
      columns: [t.supplierId, t.subscriptionTypeId],
      foreignColumns: [subscriptionTypes.supplierId, subscriptionTypes.id],
    }),
    check('carts_locked_by', sql`(locked_at is null) = (locked_by is null)`),
  ],
);

/** The client's coupon settings, stored beside the cart and never in the browser. Spec 4, persistence. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** The typed code that was accepted, normalised. */
    code: text(),
    automatic: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    foreignKey({
      columns: [t.supplierId, t.clientId],
      foreignColumns: [carts.supplierId, carts.clientId],
    }).onDelete('cascade'),
  ],
);
