import {
  bigint,
  boolean,
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
import type { PaymentKind, PixReceiver } from '../domain/payment-method.ts';

/** How a supplier lets its clients pay. */
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
    /** DELIVERY, RETIRADA or both. */
    deliveryTypes: text('delivery_types', { enum: ['DELIVERY', 'RETIRADA'] })
      .array()
      .notNull(),
    pix: jsonb().$type<PixReceiver>(),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('payment_methods_by_name').on(t.supplierId, t.name),
  ],
);

/** What is to be paid for one order, and how far that has come. */
export const charges = pgTable(
  'charges',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: uuid().notNull(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    methodId: uuid('method_id').notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    /** Centavos. */
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['pending', 'paid', 'cancelled'] }).notNull(),
    /** The Pix BR Code that the client copies or scans. */
    pixCode: text('pix_code'),
    pixTxid: text('pix_txid'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index('charges_by_order').on(t.supplierId, t.orderNumber),
  ],
);
