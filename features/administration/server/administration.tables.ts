import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { INVITED_AS } from '../domain/invitation.ts';

/** The settings of the whole installation: one row. */
export const platformSettings = pgTable(
  'platform_settings',
  {
    id: boolean().primaryKey().default(true),
    /** Where '/' of a shared host leads: a slug or an address. */
    defaultSite: text('default_site'),
    /**
     * Of an empty installation: every process derives the same code from it and from the server's secret; null once an administrator
     * exists. The hash is what a typed code is compared with.
     */
    firstRunSalt: text('first_run_salt'),
    firstRunHash: text('first_run_hash'),
    /** Wrong codes since `firstRunSince`. */
    firstRunMisses: integer('first_run_misses').notNull().default(0),
    firstRunSince: timestamp('first_run_since', { withTimezone: true }),
    /** Derived from the secret that the processes sign with, and reveals nothing of it; null until one has started. */
    secretKeyId: text('secret_key_id'),
    version: integer().notNull().default(1),
  },
  () => [check('platform_settings_one_row', sql`id`)],
);

/** Invitations whose link the platform's people hand over: owners of a shop, and people of the platform. */
export const platformInvitations = pgTable(
  'platform_invitations',
  {
    id: uuid().primaryKey(),
    /** Null for a person of the platform. */
    onlyAt: uuid('only_at').references(() => suppliers.id),
    invitedAs: text('invited_as', { enum: INVITED_AS }).notNull(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** Null where a command of the server made it. */
    invitedBy: uuid('invited_by').references(() => staff.id),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('platform_invitations_by_email').on(t.email),
    index('platform_invitations_by_supplier').on(t.onlyAt),
    check('platform_invitations_where', sql`(invited_as = 'owner') = (only_at is not null)`),
  ],
);
