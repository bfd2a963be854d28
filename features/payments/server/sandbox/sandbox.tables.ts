import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
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
import type { CardCharge } from '../../domain/charges/charge.ts';
import type { ChargeFailure } from '../../domain/charges/charge-status.ts';
import type { ProviderStatus } from '../../domain/charges/provider-charge.ts';
import type { Periodicity } from '../../domain/mandate/mandate.ts';
import type { ProviderMandateStatus } from '../../domain/mandate/provider-mandate.ts';
import type { NoticeMode } from './notice-mode.ts';

/** Payments of the sandbox provider: stored apart from the charges, as a real provider would. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: text().notNull(),
    /** The client's reference (the charge's id); unique, so a repeated request finds the same payment. */
    reference: text().notNull(),
    kind: text({ enum: ['pix', 'card'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text().$type<ProviderStatus>().notNull(),
    captured: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    instalments: integer().notNull().default(1),
    card: jsonb().$type<CardCharge>(),
    failure: text().$type<ChargeFailure>(),
    pixCode: text('pix_code'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The mandate under which it is collected, and the days of its tries. */
    mandateRef: text('mandate_ref'),
    firstDueOn: date('first_due_on', { mode: 'string' }),
    dueOn: date('due_on', { mode: 'string' }),
    failedOn: jsonb('failed_on').$type<string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('sandbox_payments_by_reference').on(t.supplierId, t.reference),
    index('sandbox_payments_to_collect')
      .on(t.dueOn)
      .where(sql`${t.mandateRef} is not null and ${t.status} = 'pending'`),
  ],
);

/** Mandates of the sandbox provider, with what their payer set at the demo's bank. */
export const sandboxMandates = pgTable(
  'sandbox_mandates',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: text().notNull(),
    /** The client's reference (the mandate's id); unique, so a repeated request finds the same mandate. */
    reference: text().notNull(),
    status: text().$type<ProviderMandateStatus>().notNull(),
    periodicity: text().$type<Periodicity>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    floor: bigint({ mode: 'number' }).notNull(),
    ceiling: bigint({ mode: 'number' }),
    retries: boolean().notNull(),
    /** The payment that authorises it, too. */
    firstRef: text('first_ref'),
    code: text().notNull(),
    firstCode: text('first_code'),
    /** Whether the payer's account has the money on a due day. */
    funds: boolean().notNull().default(true),
    /** How the notices about it and its collections are sent. */
    noticeMode: text('notice_mode').$type<NoticeMode>().notNull().default('agora'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('sandbox_mandates_by_reference').on(t.supplierId, t.reference),
  ],
);

/** Notices that the sandbox still has to send. Delayed, repeated or reordered on request. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: text().notNull(),
    body: text().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.id] })],
);
