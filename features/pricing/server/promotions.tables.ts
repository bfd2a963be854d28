import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';

/**
 * Promotions, read in one query with the commercial policies. Never deleted: orders name them. The JSON columns are validated on
 * every write and read.
 */
export const promotions = pgTable(
  'promotions',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    label: text().notNull(),
    condition: jsonb().notNull(),
    reward: jsonb().notNull(),
    audience: jsonb().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    priority: integer().notNull(),
    notWithPolicy: boolean('not_with_policy').notNull(),
    /** Maximum applications in an order, of a client, and in all. */
    perOrder: integer('per_order'),
    perClient: integer('per_client'),
    useLimit: integer('use_limit'),
    /** Maximum given in all. Centavos. */
    budget: bigint({ mode: 'number' }),
    active: boolean().notNull().default(true),
    /** Nothing is left of its limits. Set by a trigger on the counters, so that caches learn of it. */
    exhausted: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('promotions_active').on(t.supplierId, t.id).where(sql`active`),
    check('promotions_limits', sql`per_order > 0 and per_client > 0 and use_limit > 0 and budget > 0`),
  ],
);
