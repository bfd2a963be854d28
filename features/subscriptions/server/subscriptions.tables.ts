import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '#features/accounts/server/accounts.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { SubscriptionPlace } from '../domain/subscription.ts';
import { INTERVAL_UNITS } from '../domain/subscription-type.ts';

/** Types of subscription. A closed one stays: carts, orders and subscriptions name it. */
export const subscriptionTypes = pgTable(
  'subscription_types',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    label: text().notNull(),
    description: text().notNull().default(''),
    intervalUnit: text('interval_unit', { enum: INTERVAL_UNITS }).notNull(),
    intervalCount: smallint('interval_count').notNull(),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    check('subscription_types_interval', sql`interval_count > 0`),
  ],
);

/** As stored: so many thousandths of a product or combo, and what is shown of it. */
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

/** Written in the transaction of the order that began it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: uuid().notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    typeId: uuid('type_id').notNull(),
    /** Copies: a type that changes later changes no subscription. */
    label: text().notNull(),
    intervalUnit: text('interval_unit', { enum: INTERVAL_UNITS }).notNull(),
    intervalCount: smallint('interval_count').notNull(),
    lines: jsonb().$type<StoredSubscriptionLine[]>().notNull(),
    place: jsonb().$type<SubscriptionPlace>().notNull(),
    paymentMethodId: uuid('payment_method_id').notNull(),
    paymentName: text('payment_name').notNull(),
    firstOrderNumber: bigint('first_order_number', { mode: 'number' }).notNull(),
    /** The day of the next order, in the shop's calendar. */
    nextDate: date('next_date', { mode: 'string' }).notNull(),
    status: text({ enum: ['ACTIVE', 'CANCELLED'] })
      .notNull()
      .default('ACTIVE'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    foreignKey({
      columns: [t.supplierId, t.typeId],
      foreignColumns: [subscriptionTypes.supplierId, subscriptionTypes.id],
    }),
    unique('subscriptions_by_first_order').on(t.supplierId, t.firstOrderNumber),
    index('subscriptions_by_client').on(t.supplierId, t.clientId, t.createdAt.desc(), t.id.desc()),
    check(
      'subscriptions_cancelled',
      sql`interval_count > 0 and (status = 'CANCELLED') = (cancelled_at is not null)`,
    ),
  ],
);
