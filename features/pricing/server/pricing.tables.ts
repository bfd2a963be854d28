import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';

/** Money in centavos, quantities in thousandths. Foreign keys to the catalogue's products are added by a migration. */
const supplierId = () =>
  uuid('supplier_id')
    .notNull()
    .references(() => suppliers.id);

/** Prices for some clients. */
export const priceTables = pgTable(
  'price_tables',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** Makes no price while it is archived; its clients and prices stay. */
    archived: boolean().notNull().default(false),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** None: all of them. */
    channels: text({ enum: ['WEB', 'MANUAL'] })
      .array()
      .notNull()
      .default([]),
    /** Counts changes of the table and of its prices. */
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('price_tables_by_name').on(t.supplierId, t.name),
    check('price_tables_terms', sql`ends_at > starts_at and channels <@ array['WEB', 'MANUAL']`),
  ],
);

export const priceTablePrices = pgTable(
  'price_table_prices',
  {
    supplierId: uuid('supplier_id').notNull(),
    tableId: uuid('table_id').notNull(),
    productId: uuid('product_id').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    wholesalePrice: bigint('wholesale_price', { mode: 'number' }),
    wholesaleMinimum: bigint('wholesale_minimum', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.tableId, t.productId] }),
    foreignKey({
      columns: [t.supplierId, t.tableId],
      foreignColumns: [priceTables.supplierId, priceTables.id],
    }),
    check(
      'price_table_prices_cost_something',
      sql`price > 0 and wholesale_price > 0 and wholesale_minimum > 0 and (wholesale_price is null) = (wholesale_minimum is null)`,
    ),
  ],
);

/** Commercial policies. The JSON columns are validated on every write and read. */
export const pricePolicies = pgTable(
  'price_policies',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    name: text().notNull(),
    scope: jsonb().notNull(),
    audience: jsonb().notNull(),
    effect: jsonb().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    priority: integer().notNull(),
    stackable: boolean().notNull(),
    version: versionColumn(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.id] })],
);

/** A client's price table and groups (which policies name) at a supplier. */
export const clientPricing = pgTable(
  'client_pricing',
  {
    supplierId: supplierId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    tableId: uuid('table_id'),
    groups: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    foreignKey({
      columns: [t.supplierId, t.tableId],
      foreignColumns: [priceTables.supplierId, priceTables.id],
    }),
  ],
);

/** Prices granted by attendants. At most one per client and product is active; revoked ones stay. */
export const priceGrants = pgTable(
  'price_grants',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    productId: uuid('product_id').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    price: bigint({ mode: 'number' }).notNull(),
    fromQuantity: bigint('from_quantity', { mode: 'number' }).notNull(),
    toQuantity: bigint('to_quantity', { mode: 'number' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    uniqueIndex('price_grants_standing')
      .on(t.supplierId, t.clientId, t.productId)
      .where(sql`revoked_at is null`),
    index('price_grants_by_client').on(t.supplierId, t.clientId, t.id),
    check(
      'price_grants_cost_something',
      sql`price > 0 and from_quantity >= 0 and to_quantity >= from_quantity`,
    ),
  ],
);

/** Suppliers that ever gave a client prices or groups of its own; for all others no query for them is needed. */
export const suppliersWithClientPrices = pgTable('suppliers_with_client_prices', {
  supplierId: uuid('supplier_id')
    .primaryKey()
    .references(() => suppliers.id),
});
