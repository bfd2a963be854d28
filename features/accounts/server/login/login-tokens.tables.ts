import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { sessions } from '../clients/accounts.tables.ts';

/** What carries a session to a supplier's own domain: used once, within a minute, and kept only as a hash. Spec 2. */
export const loginTokens = pgTable(
  'login_tokens',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    tokenHash: text('token_hash').notNull(),
    /** The session that it carries: when that one has ended, the token opens nothing. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Of the user that logged in. */
    email: text().notNull(),
    /** The only host where it counts. */
    host: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.tokenHash] })],
);
