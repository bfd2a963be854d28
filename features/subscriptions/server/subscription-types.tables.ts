import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { INTERVAL_UNITS } from '../domain/subscription-type.ts';

/** Types of subscription. A closed one stays: carts, orders and subscriptions refer to it. */
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
