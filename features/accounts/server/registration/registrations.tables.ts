import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AnsweredCharacteristic } from '#features/suppliers/domain/characteristic.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { clients, users } from '../clients/accounts.tables.ts';

/** Who registered and has not shown yet that the e-mail is theirs. Such a row holds no login, document or e-mail back from anyone. */
export const registrations = pgTable(
  'registrations',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    /** What the client will be called by; nobody is yet. */
    clientId: uuid('client_id').notNull(),
    kind: text({ enum: ['person', 'company'] }).notNull(),
    clientName: text('client_name').notNull(),
    userName: text('user_name').notNull(),
    document: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    stateRegistration: text('state_registration'),
    passwordHash: text('password_hash').notNull(),
    characteristics: jsonb().$type<AnsweredCharacteristic[]>().notNull(),
    termsVersion: integer('terms_version'),
    /** What later features keep of it, as they wrote it: an address. */
    extras: jsonb().$type<RegistrationExtras>().notNull(),
    /** The page of the shop that asked for it. */
    wanted: text(),
    /** Of the link that was mailed; absent before, and where none is mailed. */
    codeHash: text('code_hash').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.id] }), index('registrations_by_expiry').on(t.expiresAt)],
);

export type RegistrationExtras = Readonly<Record<string, unknown>>;

/** Who agreed to which version of a supplier's terms, and when. Written once, never changed. */
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
    /** For whom the user is a user. */
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.userId, t.version] })],
);
