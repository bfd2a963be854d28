import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '../products/catalog.tables.ts';

/** Facts of a stored picture. Its id is the hash of its bytes, so it belongs to no supplier and never changes. */
export const pictureFacts = pgTable(
  'picture_facts',
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    /** Since when no column has been seen to reference it; null while referenced. */
    unnamedSince: timestamp('unnamed_since', { withTimezone: true }),
    /** A line of an order was seen to show it: it is never deleted. False: nobody has looked. */
    inOrders: boolean('in_orders').notNull().default(false),
  },
  (t) => [index('picture_facts_unnamed').on(t.unnamedSince).where(sql`unnamed_since is not null`)],
);

/** The pictures of a product, from position 0; `products.picture` repeats the first so that lists need no join. */
export const productPictures = pgTable(
  'product_pictures',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    position: smallint().notNull(),
    pictureId: text('picture_id').notNull(),
    /** Alternative text; empty: the product's name is used. */
    alt: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId, t.position] }),
    unique('product_pictures_once').on(t.supplierId, t.productId, t.pictureId),
    foreignKey({
      columns: [t.supplierId, t.productId],
      foreignColumns: [products.supplierId, products.id],
    }).onDelete('cascade'),
    // Of all suppliers: a picture that nothing shows is deleted.
    index('product_pictures_by_picture').on(t.pictureId),
    check('product_pictures_position', sql`position >= 0`),
  ],
);
