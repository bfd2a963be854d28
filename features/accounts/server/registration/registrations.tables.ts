import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { clients, users } from '../clients/accounts.tables.ts';

/** Registrations whose e-mail is not yet confirmed. A row reserves no login, document or e-mail. */
export const registrations = pgTable(
  'registrations',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    /** Id of the future client; no such row exists yet, so no foreign key. */
    clientId: uuid('client_id').notNull(),
    kind: text({ enum: ['person', 'company'] }).notNull(),
    clientName: text('client_name').notNull(),
    userName: text('user_name').notNull(),
    document: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    stateRegistration: text('state_registration'),
    passwordHash: text('password_hash').notNull(),
    characteristics: jsonb().$type<CharacteristicAnswer[]>().notNull(),
    termsVersion: integer('terms_version'),
    /** Data that other features added, in their own format: an address. */
    extras: jsonb().$type<RegistrationExtras>().notNull(),
    /** Page of the shop to return to after confirmation. */
    wanted: text(),
    /** Hash of the mailed link's code; null before the mail is composed, and where no link is mailed. */
    codeHash: text('code_hash').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.id] }), index('registrations_by_expiry').on(t.expiresAt)],
);

export type RegistrationExtras = Readonly<Record<string, unknown>>;

/** Who accepted which version of a supplier's terms, and when. Append-only. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    version: integer().notNull(),
    /** Client that the user acted for at the time. */
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.userId, t.version] })],
);
