import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { users } from '../clients/accounts.tables.ts';
import { staff } from '../staff/staff.tables.ts';

/** Authenticator app of a user or staff member. Logins require it once a first code confirmed it. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id),
    staffId: uuid('staff_id')
      .unique()
      .references(() => staff.id),
    /** Encrypted with a key that is not in the database. */
    secret: text().notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Time step of the last accepted code: no code is accepted twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (t) => [check('second_factors_have_one_owner', sql`num_nonnulls(${t.userId}, ${t.staffId}) = 1`)],
);

/** Recovery codes for a lost app: single-use, stored as hashes. */
export const recoveryCodes = pgTable(
  'second_factor_recovery_codes',
  {
    factorId: uuid('factor_id')
      .notNull()
      .references(() => secondFactors.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.factorId, t.codeHash] })],
);

/** A login whose password was correct and whose second step is pending. It is not a session. */
export const secondStepChallenges = pgTable('second_step_challenges', {
  tokenHash: text('token_hash').primaryKey(),
  factorId: uuid('factor_id')
    .notNull()
    .references(() => secondFactors.id, { onDelete: 'cascade' }),
  /** Supplier where a user logs in; null for staff, who log in before they choose a supplier. */
  onlyAt: uuid('only_at').references(() => suppliers.id),
  asRepresentative: boolean('as_representative').notNull().default(false),
  /** Wrong codes so far. */
  misses: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
