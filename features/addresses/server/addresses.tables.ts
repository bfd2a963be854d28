import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';

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
