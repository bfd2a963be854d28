import { boolean, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { carts } from '../cart.tables.ts';

/** The client's coupon settings, stored beside the cart and never in the browser. Spec 4, persistence. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** The typed code that was accepted, normalised. */
    code: text(),
    automatic: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    foreignKey({
      columns: [t.supplierId, t.clientId],
      foreignColumns: [carts.supplierId, carts.clientId],
    }).onDelete('cascade'),
  ],
);
