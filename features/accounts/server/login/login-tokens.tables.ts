import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';

/** Token that carries a session to a supplier's own domain: single-use, valid for a minute, stored as a hash. Spec 2. */
export const loginTokens = pgTable(
  'login_tokens',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    tokenHash: text('token_hash').notNull(),
    /** The carried session; once it has ended, the token opens nothing. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** E-mail of the logged-in user. */
    email: text().notNull(),
    /** The only host where the token is valid. */
    host: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.tokenHash] })],
);
