import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { clients } from './accounts.tables.ts';

/** The payment method that a client chose last at a supplier. Spec 3, user: formaPagamentoActive. */
export const paymentChoices = pgTable(
  'payment_choices',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** Belongs to a later feature, which checks it; one that is no longer offered has no effect. */
    paymentMethodId: uuid('payment_method_id').notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.clientId] })],
);
