import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/clients/accounts.tables.ts';
import type { CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import { PERIOD_STATES } from '../domain/period.ts';
import { RENEWAL_FAILURES } from '../domain/renewal-failure.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionPlace } from '../domain/subscription.ts';
import { INTERVAL_UNITS } from '../domain/subscription-type.ts';
import { subscriptionTypes } from './subscription-types.tables.ts';

/** As stored: quantity in thousandths, with what is shown of the product or combo. */
export interface StoredSubscriptionLine {
  readonly productId: string;
  readonly combo?: boolean;
  readonly quantity: number;
  readonly giftWrap: boolean;
  readonly name: string;
  readonly slug: string;
  readonly unit: string;
  readonly picture?: string;
  readonly ground: number;
}

/** Inserted in the transaction of the order that begins it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: uuid().notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    typeId: uuid('type_id').notNull(),
    /** Copies: later changes of the type do not affect the subscription. */
    label: text().notNull(),
    intervalUnit: text('interval_unit', { enum: INTERVAL_UNITS }).notNull(),
    intervalCount: smallint('interval_count').notNull(),
    lines: jsonb().$type<StoredSubscriptionLine[]>().notNull(),
    place: jsonb().$type<SubscriptionPlace>().notNull(),
    paymentMethodId: uuid('payment_method_id').notNull(),
    paymentName: text('payment_name').notNull(),
    /** The client's answers to the shop's questions about an order; copied to each of its orders. */
    answers: jsonb().$type<CharacteristicAnswer[]>().notNull().default([]),
    firstOrderNumber: bigint('first_order_number', { mode: 'number' }).notNull(),
    /** The date that intervals are counted from, by the supplier's calendar. */
    anchorDate: date('anchor_date', { mode: 'string' }).notNull(),
    /** The date of the next order, by the supplier's calendar. */
    nextDate: date('next_date', { mode: 'string' }).notNull(),
    /** Consecutive failures so far. */
    failures: smallint().notNull().default(0),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull().default('ACTIVE'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    foreignKey({
      columns: [t.supplierId, t.typeId],
      foreignColumns: [subscriptionTypes.supplierId, subscriptionTypes.id],
    }),
    index('subscriptions_by_next_date').on(t.supplierId, t.nextDate).where(sql`status = 'ACTIVE'`),
    // The job looks across suppliers.
    index('subscriptions_due').on(t.nextDate).where(sql`status = 'ACTIVE'`),
    unique('subscriptions_by_first_order').on(t.supplierId, t.firstOrderNumber),
    index('subscriptions_by_client').on(
      t.supplierId,
      t.clientId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    check(
      'subscriptions_cancelled',
      sql`interval_count > 0 and (status = 'CANCELLED') = (cancelled_at is not null)`,
    ),
  ],
);

/** The turns of subscriptions. The unique row per turn prevents a second order. */
export const subscriptionPeriods = pgTable(
  'subscription_periods',
  {
    supplierId: uuid('supplier_id').notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    /** The announced date, by the supplier's calendar. */
    date: date({ mode: 'string' }).notNull(),
    state: text({ enum: PERIOD_STATES }).notNull(),
    /** The day of the announcement; of a skipped turn, the day it was skipped. */
    announcedOn: date('announced_on', { mode: 'string' }).notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }),
    failure: text({ enum: RENEWAL_FAILURES }),
    /** Names of products that were unavailable. */
    leftOut: jsonb('left_out').$type<string[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.subscriptionId, t.date] }),
    foreignKey({
      columns: [t.supplierId, t.subscriptionId],
      foreignColumns: [subscriptions.supplierId, subscriptions.id],
    }).onDelete('cascade'),
    unique('subscription_periods_by_order').on(t.supplierId, t.orderNumber),
    check(
      'subscription_periods_settled',
      sql`(state = 'ordered') = (order_number is not null) and (state = 'failed') = (failure is not null)`,
    ),
  ],
);
