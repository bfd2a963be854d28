import { pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null: valid until it is revoked. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Last login with it, precise to some minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('api_keys_by_hash').on(t.supplierId, t.keyHash),
  ],
);
