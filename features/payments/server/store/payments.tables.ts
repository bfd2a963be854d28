import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
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
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { CardCharge } from '../../domain/charges/charge.ts';
import type { PendingOperation } from '../../domain/charges/charge-record.ts';
import { CHARGE_STATUSES, type ChargeFailure } from '../../domain/charges/charge-status.ts';
import type { Collection } from '../../domain/mandate/collection-days.ts';
import type { PaymentKind } from '../../domain/method-settings.ts';
import type { ProviderName } from '../../domain/provider-names.ts';

/** Data of one kind of payment; nothing with which a payment could be made again. */
export interface ChargeDetails {
  readonly card?: CardCharge;
  /** The mandate that its payer may authorise with the payment. */
  readonly activates?: string;
  /** Of a collection under a mandate; the day of the next try is the due date. */
  readonly collection?: Omit<Collection, 'dueOn'>;
}

/** A card that waits to be captured, and every operation but polling. */
export const isUnsettled = ({
  status,
  operation,
}: Readonly<Record<'status' | 'operation', SQLWrapper>>): SQL =>
  sql`(${status} = 'authorised' or ${operation} in ('start', 'capture', 'retry', 'cancel', 'refund'))`;

/** A Pix or boleto without a provider that was not paid: the shop's staff may still find the money on the bank's statement. */
export const isReceivedByShop = ({
  status,
  provider,
  kind,
}: Readonly<Record<'status' | 'provider' | 'kind', SQLWrapper>>): SQL =>
  sql`(${provider} is null and ${kind} in ('pix', 'boleto') and ${status} in ('pending', 'refused', 'expired', 'cancelled'))`;

/** A change of an order's payment method adds a charge and voids the one before. */
export const charges = pgTable(
  'charges',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: uuid().notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    methodId: uuid('method_id').notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    /** What the client pays, interest included. Centavos, as all amounts here. */
    amount: bigint({ mode: 'number' }).notNull(),
    interest: bigint({ mode: 'number' }).notNull().default(0),
    instalments: integer().notNull().default(1),
    status: text({ enum: CHARGE_STATUSES }).notNull(),
    provider: text().$type<ProviderName>(),
    /** The provider's id of the payment; null until it has responded. */
    providerRef: text('provider_ref'),
    authorised: bigint({ mode: 'number' }).notNull().default(0),
    captured: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** The amount to capture or to refund. */
    operationAmount: bigint('operation_amount', { mode: 'number' }).notNull().default(0),
    /** The pending operation: written in the transaction that makes it necessary, run after the commit. */
    operation: text().$type<PendingOperation>(),
    operationTries: integer('operation_tries').notNull().default(0),
    /** Next try; null if the shop has to do it by hand. */
    operationAt: timestamp('operation_at', { withTimezone: true }),
    failure: text().$type<ChargeFailure>(),
    /** The Pix BR Code that the client copies or scans. */
    pixCode: text('pix_code'),
    pixTxid: text('pix_txid'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    dueDate: date('due_date'),
    /** The mandate under which it is collected; null if its client pays it. */
    mandateId: uuid('mandate_id'),
    details: jsonb().$type<ChargeDetails>().notNull().default({}),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('charges_by_order').on(t.supplierId, t.orderNumber),
    unique('charges_by_provider_ref').on(t.supplierId, t.provider, t.providerRef),
    index('charges_by_mandate').on(t.supplierId, t.mandateId).where(sql`${t.mandateId} is not null`),
    // The payment job reads these across all shops; there are few.
    index('charges_with_operation').on(t.operationAt).where(sql`${t.operation} is not null`),
    // What the panel lists of a shop.
    index('charges_unsettled').on(t.supplierId, t.createdAt).where(isUnsettled(t)),
    // What its staff compare with the bank's statement.
    index('charges_received_by_shop').on(t.supplierId, t.status, t.createdAt).where(isReceivedByShop(t)),
  ],
);

/** Every step of a charge and every report about it; append-only. */
export const chargeEvents = pgTable(
  'charge_events',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: uuid().notNull(),
    chargeId: uuid('charge_id').notNull(),
    /** The provider that reported it, or null for the shop itself. */
    provider: text().$type<ProviderName>(),
    /** The id of the provider's notice, or our own key for what is recorded once; unique per provider. */
    providerEvent: text('provider_event'),
    before: text({ enum: CHARGE_STATUSES }).notNull(),
    after: text({ enum: CHARGE_STATUSES }).notNull(),
    /** The amount moved, or reported as moved. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The result: 'paid', 'late', 'wrong-amount' … */
    note: text().notNull(),
    staffId: uuid('staff_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('charge_events_by_charge').on(t.supplierId, t.chargeId),
    unique('charge_events_once').on(t.supplierId, t.provider, t.providerEvent),
  ],
);

/** Suppliers' credentials at providers. The secrets are encrypted. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    provider: text().$type<ProviderName>().notNull(),
    /** For the provider's card field in the browser. */
    publicKey: text('public_key').notNull(),
    sealedSecrets: text('sealed_secrets').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.provider] })],
);
