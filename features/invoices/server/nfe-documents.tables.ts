import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { orders } from '#features/orders/server/store/orders.tables.ts';

/** The NF-e of orders, one or more per order. The law requires the XML to be retained as it was signed. */
export const nfeDocuments = pgTable(
  'nfe_documents',
  {
    supplierId: uuid('supplier_id').notNull(),
    key: text().notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    /** The order's client. */
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    number: integer().notNull(),
    series: integer().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** CNPJ or CPF without punctuation. */
    issuerDocument: text('issuer_document').notNull(),
    issuerName: text('issuer_name').notNull(),
    /** Centavos. */
    total: bigint({ mode: 'number' }).notNull(),
    /** How much of the order it invoices, in centavos; 0 for a return. */
    invoiced: bigint({ mode: 'number' }).notNull().default(0),
    hasFiscalValue: boolean('has_fiscal_value').notNull(),
    xml: text().notNull(),
    attachedAt: timestamp('attached_at', { withTimezone: true }).notNull(),
    attachedBy: uuid('attached_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.key] }),
    index('nfe_documents_by_order').on(t.supplierId, t.orderNumber, t.issuedAt),
    index('nfe_documents_by_client').on(t.supplierId, t.clientId),
    foreignKey({
      columns: [t.supplierId, t.orderNumber],
      foreignColumns: [orders.supplierId, orders.number],
    }),
    check('nfe_documents_key', sql`length(key) = 44 and total >= 0`),
  ],
);
