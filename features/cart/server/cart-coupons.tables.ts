import { boolean, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { carts } from './cart.tables.ts';

/** What a client decided about coupons: kept beside the cart, never in the browser. Spec 4, persistence. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** The code that was typed and held, in its normal spelling. */
    code: text(),
    /** Whether automatic coupons apply by themselves. */
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
