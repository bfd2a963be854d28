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
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';

/** Clients' own lists, and suggested ones, which have no client. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    clientId: uuid('client_id').references(() => clients.id),
    /** Of an own list: the user who made it; null for lists from before it was stored, and made by the shop. */
    madeBy: uuid('made_by'),
    /** All who act for the client see and change it; else only `madeBy` does. */
    shared: boolean().notNull().default(true),
    name: text().notNull(),
    /** What a suggested list is for; own lists have none. */
    description: text().notNull().default(''),
    /** To whom it is suggested; both empty: to all clients. */
    clientIds: uuid('client_ids').array().notNull().default([]),
    groups: text().array().notNull().default([]),
    /** When it was disabled or withdrawn. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Of a suggested list, which two people may edit at once. */
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('shopping_lists_by_client').on(t.supplierId, t.clientId),
    check('shopping_lists_shared', sql`shared or made_by is not null`),
    check('shopping_lists_audience', sql`client_id is null or (client_ids = '{}' and groups = '{}')`),
  ],
);

/** A product is in a list once. */
export const shoppingListItems = pgTable(
  'shopping_list_items',
  {
    supplierId: uuid('supplier_id').notNull(),
    listId: uuid('list_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** Thousandths. */
    quantity: bigint({ mode: 'number' }).notNull(),
    place: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.listId, t.productId] }),
    foreignKey({
      columns: [t.supplierId, t.listId],
      foreignColumns: [shoppingLists.supplierId, shoppingLists.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.supplierId, t.productId], foreignColumns: [products.supplierId, products.id] }),
    check('shopping_list_items_quantity', sql`quantity > 0`),
  ],
);
