import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { supplierClients } from '#features/accounts/server/clients/accounts.tables.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';

/** What a shop's staff noted about its clients, for themselves. */
export const clientNotes = pgTable(
  'client_notes',
  {
    supplierId: uuid('supplier_id').notNull(),
    id: uuid().notNull(),
    clientId: uuid('client_id').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    foreignKey({
      columns: [t.supplierId, t.clientId],
      foreignColumns: [supplierClients.supplierId, supplierClients.clientId],
    }),
    index('client_notes_by_client').on(t.supplierId, t.clientId, t.at),
  ],
);
