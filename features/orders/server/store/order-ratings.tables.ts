import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StarCount } from '../../domain/order-rating.ts';
import { orders } from './orders.tables.ts';

export const orderRatings = pgTable(
  'order_ratings',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    stars: smallint().$type<StarCount>().notNull(),
    comment: text().notNull().default(''),
    /** The client lets the pages of the order's products show the comment, signed so. */
    published: boolean().notNull().default(false),
    author: text().notNull().default(''),
    /** Since when the shop keeps it off those pages. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** The user who wrote the current version. */
    userId: uuid('user_id').notNull(),
    ratedAt: timestamp('rated_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber] }),
    index('order_ratings_by_time').on(
      t.supplierId,
      t.changedAt.desc().nullsFirst(),
      t.orderNumber.desc().nullsFirst(),
    ),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
    check('order_ratings_stars', sql`stars between 1 and 5`),
  ],
);

/** The products of each rated order, with its stars: what a product's page sums up. Maintained by a trigger of `order_ratings`. */
export const ratedProducts = pgTable(
  'rated_products',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    stars: smallint().$type<StarCount>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId, t.orderNumber] }),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orderRatings.supplierId, orderRatings.orderNumber],
    }),
  ],
);
