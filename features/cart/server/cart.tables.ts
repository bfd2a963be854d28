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
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/accounts.tables.ts';
import { staff } from '#features/accounts/server/staff.tables.ts';
import { subscriptionTypes } from '#features/subscriptions/server/subscriptions.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** One cart per client and supplier; the key says so. */
export const carts = pgTable(
  'carts',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    note: text().notNull().default(''),
    customerOrderNumber: text('customer_order_number').notNull().default(''),
    /** Grows with every save. */
    version: integer().notNull().default(0),
    /** The type of subscription that the client chose; null for a single purchase. */
    subscriptionTypeId: uuid('subscription_type_id'),
    /** On which terms the lines' prices were seen: `seenTerms`. */
    seenTerms: text('seen_terms').notNull().default('//'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** While an attendant's lock is on it: since when, by whom, why. The name is a copy: they may leave. */
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

export const cartLines = pgTable(
  'cart_lines',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** Thousandths. */
    quantity: bigint({ mode: 'number' }).notNull(),
    giftWrap: boolean('gift_wrap').notNull().default(false),
    /** What the client saw last, so that a change is told. Centavos. */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    /** Its place in the cart: lines stay in the order in which they were added. */
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId, t.productId] }),
    foreignKey({
      columns: [t.supplierId, t.clientId],
      foreignColumns: [carts.supplierId, carts.clientId],
    }).onDelete('cascade'),
    // None to the products, which each save would lock: they are never deleted. Decision 026.
  ],
);
