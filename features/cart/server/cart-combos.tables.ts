import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { promotionalCombos } from '#features/promotions/server/combos.tables.ts';
import { carts } from './cart.tables.ts';

/** The lines of a cart that are combos. Their positions run through the lines that are products. */
export const cartCombos = pgTable(
  'cart_combos',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    comboId: uuid('combo_id').notNull(),
    /** How many of it: combos are whole. */
    quantity: integer().notNull(),
    /** What the client saw last, so that a change is told. Centavos. */
    seenPrice: bigint('seen_price', { mode: 'number' }),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId, t.comboId] }),
    foreignKey({
      columns: [t.supplierId, t.clientId],
      foreignColumns: [carts.supplierId, carts.clientId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.supplierId, t.comboId],
      foreignColumns: [promotionalCombos.supplierId, promotionalCombos.id],
    }),
    check('cart_combos_quantity', sql`quantity > 0`),
  ],
);
