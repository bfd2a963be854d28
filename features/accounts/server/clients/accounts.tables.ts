import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnsweredCharacteristic } from '#features/suppliers/domain/characteristic.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';

/** Who buys: a person or a company. One client may buy at many suppliers. */
export const clients = pgTable('clients', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['person', 'company'] }).notNull(),
  name: text().notNull(),
  /** CPF or CNPJ without punctuation, letters in upper case. */
  document: text().unique(),
  phone: text(),
  /** Of a client that asked to be forgotten: the document that the law wants kept with its orders, and nothing else. */
  fiscalDocument: text('fiscal_document'),
  /** When everything but that was forgotten. */
  forgottenAt: timestamp('forgotten_at', { withTimezone: true }),
  /** A company's inscrição estadual: its number, or 'ISENTO'. */
  stateRegistration: text('state_registration'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Who logs in. A linked user belongs to a client without being its principal. Spec 6. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique(),
    principal: boolean().notNull().default(true),
    passwordHash: text('password_hash').notNull(),
    /** What was asked for before it, by mail, is void. */
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    /** When somebody who reads the mails of this address said so. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
  },
  (t) => [index('users_by_client').on(t.clientId)],
);

/** What a supplier knows of a client: approval, credit. Spec 3, idcadastroextracliente. */
export const customers = pgTable(
  'customers',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    id: uuid().notNull(),
    approved: boolean().notNull(),
    /** Centavos. */
    creditLimit: bigint('credit_limit', { mode: 'number' }).notNull().default(0),
    erpCode: text('erp_code'),
    /** What the supplier asks of its clients, with this one's answers. */
    characteristics: jsonb().$type<AnsweredCharacteristic[]>().notNull().default([]),
    /** The supplier's own words for the client. Spec 6, user tags. */
    tags: text().array().notNull().default([]),
    /** Since when the supplier knows it. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The supplier looked at it and said no; one that is neither this nor approved waits. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    unique('customers_by_id').on(t.supplierId, t.id),
    index('customers_by_erp_code').on(t.supplierId, t.erpCode),
    index('customers_not_approved').on(t.supplierId, t.createdAt).where(sql`not approved`),
  ],
);

/** A login on one device. The cookie's JWT names it; ending it here ends it on every process. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** For whom the user acts; absent: for the client that the user belongs to. */
    subjectClientId: uuid('subject_client_id').references(() => clients.id),
    /** Absent: what the user is of its own client, its principal or linked to it. */
    capacity: text({ enum: ['linked', 'representative', 'integration'] }),
    /** The only supplier where it counts; absent: it counts everywhere. */
    onlyAt: uuid('only_at').references(() => suppliers.id),
    /** With what a system opened it: it ends with its key. */
    apiKeyId: uuid('api_key_id'),
    /** The session that handed out this one's token: it ends with it. No key, since that one is deleted in its time. */
    openedBy: uuid('opened_by'),
    /** What `{token}` in a path must say. Carries no authority. */
    handle: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** 'Chrome no Windows'; empty where the browser did not say. */
    device: text().notNull().default(''),
    /** Exact to some minutes; absent until it is first seen again. */
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

/** How often a login was tried lately; the key is a hash, so it holds no one's name or address. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    windowStartedAt: timestamp('window_started_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('login_attempts_by_age').on(t.windowStartedAt)],
);
