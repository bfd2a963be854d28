import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { PERIODICITIES } from '../../domain/mandate/mandate.ts';
import { MANDATE_STATUSES } from '../../domain/mandate/mandate-status.ts';
import type { ProviderName } from '../../domain/provider-names.ts';

/** What has still to happen to a mandate at its provider. */
export type MandateOperation = 'start' | 'watch' | 'cancel';

/** The mandates of clients, by which their subscriptions are collected. A subscription has one after the other; the newest counts. */
export const mandates = pgTable(
  'mandates',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    /** Null once the client's data is deleted. */
    clientId: uuid('client_id'),
    subscriptionId: uuid('subscription_id').notNull(),
    /** The order of the subscription by which the payer is known. */
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    methodId: uuid('method_id').notNull(),
    provider: text().$type<ProviderName>().notNull(),
    /** The provider's id of the mandate; null until it has responded. */
    providerRef: text('provider_ref'),
    status: text({ enum: MANDATE_STATUSES }).notNull(),
    periodicity: text({ enum: PERIODICITIES }).notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Centavos, like all amounts. */
    floor: bigint({ mode: 'number' }).notNull(),
    ceiling: bigint({ mode: 'number' }),
    retries: boolean().notNull(),
    /** Pix codes: one that only authorises it, and one that also pays the first order. */
    code: text(),
    firstCode: text('first_code'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The pending operation: written in the transaction that makes it necessary, run after the commit. */
    operation: text().$type<MandateOperation>(),
    operationTries: integer('operation_tries').notNull().default(0),
    operationAt: timestamp('operation_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('mandates_by_provider_ref').on(t.supplierId, t.provider, t.providerRef),
    index('mandates_by_subscription').on(t.supplierId, t.subscriptionId, t.createdAt.desc().nullsFirst()),
    index('mandates_by_client').on(t.supplierId, t.clientId),
    index('mandates_with_operation').on(t.operationAt).where(sql`${t.operation} is not null`),
    check('mandates_amounts', sql`floor > 0 and (ceiling is null or ceiling >= floor)`),
    check(
      'mandates_ended',
      sql`(status in ('refused', 'expired', 'cancelled-by-payer', 'cancelled-by-shop')) = (ended_at is not null)`,
    ),
  ],
);

/** Every step of a mandate and every notice about it; append-only. */
export const mandateEvents = pgTable(
  'mandate_events',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: uuid().notNull(),
    mandateId: uuid('mandate_id').notNull(),
    /** The provider that reported it, or null for the shop itself. */
    provider: text().$type<ProviderName>(),
    /** The id of the provider's notice; unique per provider. */
    providerEvent: text('provider_event'),
    before: text({ enum: MANDATE_STATUSES }).notNull(),
    after: text({ enum: MANDATE_STATUSES }).notNull(),
    /** The result: 'step', 'ceiling', 'late', 'wrong-terms' … */
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('mandate_events_by_mandate').on(t.supplierId, t.mandateId),
    unique('mandate_events_once').on(t.supplierId, t.provider, t.providerEvent),
  ],
);
