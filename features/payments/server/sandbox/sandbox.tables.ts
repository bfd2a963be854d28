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
import type { ChargeFailure } from '../../domain/charge-failure.ts';
import type { ProviderStatus } from '../../domain/provider-charge.ts';

/** What the provider that is only played knows of its payments: kept as a real one keeps it, apart from the charges. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: text().notNull(),
    /** What whoever asked for it calls it; asked for again, it is the same. */
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

/** What it still has to tell. Sent late, twice or in another order where that is what is tried. */
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
