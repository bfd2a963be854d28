import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';

/** API keys with which a supplier's own systems log its clients in. A key is shown once; only its hash is stored. Spec 6. */
export const apiKeys = pgTable(
  'api_keys',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    keyHash: text('key_hash').notNull(),
    /** What it allows (`kernel/permissions.ts`). The default is for the previous version, whose keys allow everything. */
    scopes: text()
      .array()
      .notNull()
      .default(
        sql`'{catalog:read,cart:read,cart:write,orders:read,orders:write,finance:read,client:read,lists:read,lists:write,subscriptions:read}'`,
      ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null: valid until it is revoked. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Last login with it, precise to some minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** The key that takes its place; this one expires a day later. */
    replacedBy: uuid('replaced_by'),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('api_keys_by_hash').on(t.supplierId, t.keyHash),
  ],
);
