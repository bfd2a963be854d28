import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../clients/accounts.tables.ts';

export const CODE_PURPOSES = ['password', 'email', 'deletion'] as const;

/** The code in a link that was mailed: at most one of each purpose for a user, and only its hash. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** Where the link was mailed: what it proves to be read by this user. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
);
