import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';

/** Money in centavos, quantities in thousandths. An empty list means no restriction: all buyers, any payment or delivery. */
export const promotionalCombos = pgTable(
  'promotional_combos',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** Exactly one of the two: centavos, or basis points off. */
    price: bigint({ mode: 'number' }),
    basisPoints: integer('basis_points'),
    validFrom: timestamp('valid_from', { withTimezone: true }),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    clientIds: uuid('client_ids').array().notNull().default([]),
    groups: text().array().notNull().default([]),
    paymentMethodIds: uuid('payment_method_ids').array().notNull().default([]),
    deliveryTypes: text('delivery_types').array().$type<DeliveryType[]>().notNull().default([]),
    mostPerOrder: integer('most_per_order'),
    useLimit: integer('use_limit'),
    useLimitPerClient: integer('use_limit_per_client'),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('promotional_combos_by_slug').on(t.supplierId, t.slug),
    index('promotional_combos_active').on(t.supplierId, t.position, t.id).where(sql`active`),
    check(
      'promotional_combos_price',
      sql`num_nonnulls(price, basis_points) = 1 and coalesce(price > 0, basis_points between 1 and 9999)`,
    ),
    check(
      'promotional_combos_limits',
      sql`most_per_order > 0 and use_limit > 0 and use_limit_per_client > 0`,
    ),
  ],
);

/** The products of a combo, in this order. */
export const promotionalComboItems = pgTable(
  'promotional_combo_items',
  {
    supplierId: uuid('supplier_id').notNull(),
    comboId: uuid('combo_id').notNull(),
    productId: uuid('product_id').notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.comboId, t.productId] }),
    foreignKey({
      columns: [t.supplierId, t.comboId],
      foreignColumns: [promotionalCombos.supplierId, promotionalCombos.id],
    }),
    foreignKey({ columns: [t.supplierId, t.productId], foreignColumns: [products.supplierId, products.id] }),
    check('promotional_combo_items_quantity', sql`quantity > 0`),
  ],
);

/** Number sold. A table of its own, so that an order rewrites a narrow row and invalidates no cache. */
export const promotionalComboCounters = pgTable(
  'promotional_combo_counters',
  {
    supplierId: uuid('supplier_id').notNull(),
    comboId: uuid('combo_id').notNull(),
    used: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.comboId] }),
    foreignKey({
      columns: [t.supplierId, t.comboId],
      foreignColumns: [promotionalCombos.supplierId, promotionalCombos.id],
    }),
    check('promotional_combo_counters_used', sql`used >= 0`),
  ],
);

/** The combos of an order. A cancelled order has none. */
export const promotionalComboUses = pgTable(
  'promotional_combo_uses',
  {
    supplierId: uuid('supplier_id').notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    comboId: uuid('combo_id').notNull(),
    clientId: uuid('client_id').notNull(),
    quantity: integer().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.orderNumber, t.comboId] }),
    index('promotional_combo_uses_by_client').on(t.supplierId, t.comboId, t.clientId),
    foreignKey({
      columns: [t.supplierId, t.comboId],
      foreignColumns: [promotionalCombos.supplierId, promotionalCombos.id],
    }),
    check('promotional_combo_uses_quantity', sql`quantity > 0`),
  ],
);
