import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CardCharge } from '../../domain/charge.ts';
import type { ChargeFailure } from '../../domain/charge-status.ts';
import type { ProviderStatus } from '../../domain/provider-charge.ts';

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('sandbox_payments_by_reference').on(t.supplierId, t.reference),
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
