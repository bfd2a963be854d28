import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';

/** A buyer: a person or a company. One client may buy at many suppliers. */
export const clients = pgTable(
  'clients',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['person', 'company'] }).notNull(),
    name: text().notNull(),
    /** CPF or CNPJ without punctuation, letters in upper case. */
    document: text().unique(),
    phone: text(),
    /** Set when a client with orders is erased: the law requires the document to be retained with them, and nothing else. */
    fiscalDocument: text('fiscal_document'),
    /** When the client's personal data was erased. */
    forgottenAt: timestamp('forgotten_at', { withTimezone: true }),
    /** A company's inscrição estadual: its number, or 'ISENTO'. */
    stateRegistration: text('state_registration'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // Of all suppliers: the platform's people find a client by the beginning of a name.
  (t) => [index('clients_by_name').on(sql`folded("name") COLLATE "C"`, t.id)],
);

/** A login. A linked user belongs to a client without being its principal. Spec 6. */
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
    /** Voids what was requested by mail before it. */
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    /** When a user who can read this mailbox confirmed the address. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
  },
  (t) => [index('users_by_client').on(t.clientId)],
);

/** A client as a supplier knows it: approval, credit, terms. Spec 3, idcadastroextracliente. */
export const supplierClients = pgTable(
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
    /** The supplier's questions to its clients, with this client's answers. */
    characteristics: jsonb().$type<CharacteristicAnswer[]>().notNull().default([]),
    /** Tags that the supplier gives the client. Spec 6, user tags. */
    tags: text().array().notNull().default([]),
    /** Counts the changes of ERP code and tags. */
    version: versionColumn(),
    /** The only payment methods that the client may use; null: those that the shop offers it. */
    paymentMethods: uuid('payment_methods').array(),
    /** Least value of the goods of an order, in centavos; null: none of the client's own. */
    minimumOrder: bigint('minimum_order', { mode: 'number' }),
    /** What the staff agreed with the client; never shown to it. */
    termsNote: text('terms_note').notNull().default(''),
    /** Counts the changes of the three above. */
    termsVersion: integer('terms_version').notNull().default(1),
    /** When the client became a customer of the supplier. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the supplier refused the client; null and not approved: waiting. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    unique('customers_by_id').on(t.supplierId, t.id),
    uniqueIndex('customers_by_erp_code').on(t.supplierId, t.erpCode).where(sql`erp_code is not null`),
    index('customers_not_approved').on(t.supplierId, t.createdAt).where(sql`not approved`),
  ],
);
