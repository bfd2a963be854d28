import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';
import { clients, users } from '../clients/accounts.tables.ts';

/** A login on one device. The cookie's JWT names it; ending the row ends it on every process. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Client that the user acts for; null: the client that the user belongs to. */
    subjectClientId: uuid('subject_client_id').references(() => clients.id),
    /** Null: the user's role at its own client, principal or linked. */
    capacity: text({ enum: ['linked', 'representative', 'integration'] }),
    /** Only supplier where the session is valid; null: all suppliers. */
    onlyAt: uuid('only_at').references(() => suppliers.id),
    /** API key that opened the session; revoking the key ends it. */
    apiKeyId: uuid('api_key_id'),
    /**
     * Session that issued this one's token; this one ends with it. No foreign key, because that session is deleted after its
     * expiry.
     */
    openedBy: uuid('opened_by'),
    /** Required value of `{token}` in a path. Carries no authority. */
    handle: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Example: 'Chrome no Windows'; empty where the browser is unknown. */
    device: text().notNull().default(''),
    /** Precise to some minutes; null until the second visit. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  },
  (t) => [
    index('sessions_by_user').on(t.userId),
    index('sessions_by_expiry').on(t.expiresAt),
    index('sessions_by_opener').on(t.openedBy).where(sql`opened_by is not null`),
    index('sessions_by_api_key').on(t.onlyAt, t.apiKeyId),
    foreignKey({ columns: [t.onlyAt, t.apiKeyId], foreignColumns: [apiKeys.supplierId, apiKeys.id] }),
  ],
);
