import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { promotions } from '#features/pricing/server/promotions.tables.ts';

/** What a promotion gave so far. A table of its own, so that an order rewrites a narrow row and invalidates no cache. */
export const promotionCounters = pgTable(
  'promotion_counters',
  {
    supplierId: uuid('supplier_id').notNull(),
    promotionId: uuid('promotion_id').notNull(),
    /** Applications. */
    used: integer().notNull().default(0),
    /** Centavos, before the payment method's variance, with the worth of gifts. */
    saved: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.promotionId] }),
    foreignKey({
      columns: [t.supplierId, t.promotionId],
      foreignColumns: [promotions.supplierId, promotions.id],
    }),
    check('promotion_counters_given', sql`used >= 0 and saved >= 0`),
  ],
);

/** The promotions of an order. A cancelled order has none. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    promotionId: uuid('promotion_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** Applications. */
    times: integer().notNull(),
    saved: bigint({ mode: 'number' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.promotionId] }),
    index('promotion_uses_by_client').on(t.supplierId, t.promotionId, t.clientId),
    foreignKey({
      columns: [t.supplierId, t.promotionId],
      foreignColumns: [promotions.supplierId, promotions.id],
    }),
    check('promotion_uses_given', sql`times > 0 and saved >= 0`),
  ],
);
