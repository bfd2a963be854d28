import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { products } from '../products/catalog.tables.ts';

/**
 * Products whose stock is below their smallest order, maintained by triggers on stock and products. A small table, so
 * that lists of available products do not read all stock.
 */
export const soldOut = pgTable(
  'sold_out',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId] }),
    foreignKey({ columns: [t.supplierId, t.productId], foreignColumns: [products.supplierId, products.id] }),
  ],
);

/** Clients waiting for a product to be available again. The key begins with the product, because alerts fall due by product. */
export const availabilityAlerts = pgTable(
  'availability_alerts',
  {
    supplierId: uuid('supplier_id').notNull(),
    productId: uuid('product_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the product became available again. Written by triggers, whichever change caused it. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.productId, t.clientId] }),
    foreignKey({ columns: [t.supplierId, t.productId], foreignColumns: [products.supplierId, products.id] }),
    index('availability_alerts_due').on(t.supplierId, t.dueAt).where(sql`due_at is not null`),
  ],
);
