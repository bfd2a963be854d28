import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type NamedStoreChange, STOCK_CAUSES } from '../../domain/stock/stock-movement.ts';

/**
 * Every change of a product's stock: when, by whom and why. Written by triggers on `stock_levels`, so that none is missing; those that
 * change only what stores have of it are written by `by-store/store-movements.store.ts`, with the same stock before and after. Without
 * foreign keys, whose checks would lock rows of the catalogue at each sale (decision 026). Quantities in thousandths.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    supplierId: uuid('supplier_id').notNull(),
    /** UUIDv7: in order of time. */
    id: uuid().notNull(),
    productId: uuid('product_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    cause: text({ enum: STOCK_CAUSES }).notNull(),
    /** Null where the stock was not tracked before, or is not any more. */
    before: bigint({ mode: 'number' }),
    after: bigint({ mode: 'number' }),
    /** Who did it; null: a client's order, or an import of the operator's. */
    staffId: uuid('staff_id'),
    reason: text().notNull().default(''),
    /** The same for every try of one request of the panel, which moves the stock once; null: moved by something else. */
    key: uuid(),
    /** What it changed at stores; null: it was about no store. */
    stores: jsonb().$type<readonly NamedStoreChange[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('stock_movements_by_product').on(t.supplierId, t.productId, t.id.desc()),
    uniqueIndex('stock_movements_once').on(t.supplierId, t.key).where(sql`key is not null`),
  ],
);
