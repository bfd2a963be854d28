import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** Addresses belong to a client, not to a supplier: many shops deliver to the same home. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    label: text().notNull().default(''),
    street: text().notNull(),
    number: text().notNull(),
    district: text().notNull(),
    complement: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull(),
    /** Eight digits. */
    postalCode: text('postal_code').notNull(),
    country: text().notNull().default('Brasil'),
    reference: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    primary: boolean('is_primary').notNull().default(false),
    billing: boolean().notNull().default(false),
    /** No longer read or written, see `addressErpCodes`: dropped once no running version reads it. */
    erpCode: text('erp_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (t) => [
    index('addresses_by_client').on(t.clientId),
    uniqueIndex('addresses_one_primary')
      .on(t.clientId)
      .where(sql`is_primary and not billing and deleted_at is null`),
    uniqueIndex('addresses_one_billing').on(t.clientId).where(sql`billing and deleted_at is null`),
  ],
);

/** The code that an address has in a supplier's own system. Spec 3, address: cod_erp. */
export const addressErpCodes = pgTable(
  'address_erp_codes',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    addressId: uuid('address_id')
      .notNull()
      .references(() => addresses.id, { onDelete: 'cascade' }),
    erpCode: text('erp_code').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.addressId] }),
    index('address_erp_codes_by_address').on(t.addressId),
  ],
);
