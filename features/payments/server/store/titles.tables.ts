import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { TitleBoleto } from '../../domain/title.ts';

/** What clients owe, by due date. Open titles with `usesCredit` count against the client's limit. */
export const titles = pgTable(
  'titles',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** The order and the charge that opened it; null for titles from the shop's own system. */
    orderNumber: bigint('order_number', { mode: 'number' }),
    chargeId: uuid('charge_id'),
    /** The shop's own number of the title. */
    document: text().notNull(),
    /** Centavos. */
    amount: bigint({ mode: 'number' }).notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    status: text({ enum: ['open', 'paid', 'cancelled'] }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    usesCredit: boolean('uses_credit').notNull(),
    /** The method whose settings a second copy uses. */
    methodId: uuid('method_id'),
    boleto: jsonb().$type<TitleBoleto>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('titles_by_document').on(t.supplierId, t.document),
    index('titles_by_client').on(t.supplierId, t.clientId, t.dueOn.desc().nullsFirst(), t.id),
    index('titles_open').on(t.supplierId, t.clientId).where(sql`status = 'open'`),
    index('titles_by_charge').on(t.supplierId, t.chargeId),
    check('titles_amount', sql`amount > 0 and due_on >= issued_on`),
    check('titles_paid', sql`(status = 'paid') = (paid_at is not null)`),
  ],
);

/** The last boleto number of each bank account. The row is locked while the next number is taken. */
export const boletoNumbers = pgTable(
  'boleto_numbers',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** '341/109/1248/02124': bank, wallet, agency and account, which banks number separately. */
    account: text().notNull(),
    last: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.account] })],
);
