import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../clients/accounts.tables.ts';

export const CODE_PURPOSES = ['password', 'email', 'deletion'] as const;

/** Code of a mailed link: at most one per user and purpose, stored as a hash. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** Address the link was mailed to; using the link proves that this user reads it. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
);
