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

/** Somebody's authenticator app, of a user or of one of the staff. It counts once a code of it was told. */
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
    /** Encrypted with a key that the database does not know. */
    secret: text().notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The time step of the last code that was taken: no code is taken twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** Codes that were tried since then, in vain; a right one forgets them. */
    tries: integer().notNull().default(0),
    triesSince: timestamp('tries_since', { withTimezone: true }),
  },
  (t) => [check('second_factors_have_one_owner', sql`num_nonnulls(${t.userId}, ${t.staffId}) = 1`)],
);

/** The ways in for who has lost the app: each is taken once, and kept only as a hash. */
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

/** A login whose password was right and whose second step is awaited. It is no session. */
export const secondStepChallenges = pgTable('second_step_challenges', {
  tokenHash: text('token_hash').primaryKey(),
  factorId: uuid('factor_id')
    .notNull()
    .references(() => secondFactors.id, { onDelete: 'cascade' }),
  /** Where a user logs in; the staff log in before a supplier is chosen. */
  onlyAt: uuid('only_at').references(() => suppliers.id),
  asRepresentative: boolean('as_representative').notNull().default(false),
  /** Codes that were wrong. */
  misses: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
