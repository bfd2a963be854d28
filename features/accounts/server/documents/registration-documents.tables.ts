import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { bytea } from '#platform/db/columns/bytea.ts';
import type { CompanyRecord } from '../../domain/registration/company.ts';
import { DOCUMENT_KINDS } from '../../domain/registration/registration-document.ts';
import { supplierClients } from '../clients/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Files by which a client proves its registration to one supplier. */
export const registrationDocuments = pgTable(
  'registration_documents',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** Made by who sent it. */
    id: uuid().notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('registration_documents_by_client').on(t.supplierId, t.clientId, t.sentAt),
    foreignKey({
      name: 'registration_documents_customer_fk',
      columns: [t.supplierId, t.clientId],
      foreignColumns: [supplierClients.supplierId, supplierClients.clientId],
    }),
  ],
);

/** Their contents. In the database, because only the client and the shop's people may read them. */
export const registrationDocumentFiles = pgTable(
  'registration_document_files',
  {
    supplierId: uuid('supplier_id').notNull(),
    documentId: uuid('document_id').notNull(),
    content: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.documentId] }),
    foreignKey({
      name: 'registration_document_files_fk',
      columns: [t.supplierId, t.documentId],
      foreignColumns: [registrationDocuments.supplierId, registrationDocuments.id],
    }).onDelete('cascade'),
  ],
);

/** What a supplier asked a client for last. */
export const documentRequests = pgTable(
  'document_requests',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    kinds: text({ enum: DOCUMENT_KINDS }).array().notNull(),
    note: text().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    foreignKey({
      name: 'document_requests_customer_fk',
      columns: [t.supplierId, t.clientId],
      foreignColumns: [supplierClients.supplierId, supplierClients.clientId],
    }),
  ],
);

/** A supplier without a row asks for no documents. */
export const documentSettings = pgTable('document_settings', {
  supplierId: uuid('supplier_id')
    .primaryKey()
    .references(() => suppliers.id),
  requested: boolean().notNull(),
  sentence: text().notNull(),
});

/** What the tax register said of a company when a supplier looked it up last. */
export const registerChecks = pgTable(
  'register_checks',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    outcome: text({ enum: ['found', 'unknown', 'no-answer'] }).notNull(),
    at: moment('at').notNull(),
    /** Of the last look-up that found it. */
    company: jsonb().$type<CompanyRecord>(),
    foundAt: moment('found_at'),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    foreignKey({
      name: 'register_checks_customer_fk',
      columns: [t.supplierId, t.clientId],
      foreignColumns: [supplierClients.supplierId, supplierClients.clientId],
    }),
    check('register_checks_found', sql`(company is null) = (found_at is null)`),
  ],
);
