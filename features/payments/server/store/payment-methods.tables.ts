import { boolean, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import type { MethodSettings, PaymentKind, PixReceiver } from '../../domain/method-settings.ts';
import type { ProviderName } from '../../domain/provider-names.ts';

/** The payment methods of each supplier. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Change of the product price in basis points (-500 = 5 % less); read with tag support-price-variance-by-payment. */
    priceVariance: integer('price_variance').notNull().default(0),
    /** Delivery, pickup or both. */
    deliveryTypes: text('delivery_types', { enum: ['delivery', 'pickup'] })
      .array()
      .notNull(),
    /** Client groups that may use it; empty: everybody. */
    groups: text().array().notNull().default([]),
    pix: jsonb().$type<PixReceiver>(),
    /** The provider that moves the money; null if the shop confirms payments by itself. */
    provider: text().$type<ProviderName>(),
    settings: jsonb().$type<MethodSettings>().notNull().default({}),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('payment_methods_by_name').on(t.supplierId, t.name),
  ],
);
