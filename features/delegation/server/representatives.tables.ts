import { foreignKey, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers, users } from '#features/accounts/server/accounts.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';

/** Users whom a supplier made its sales representatives. Spec 6. */
export const representatives = pgTable(
  'representatives',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    since: timestamp({ withTimezone: true }).notNull(),
    /** Whose clients are kept in case they come back. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.userId] })],
);

/** For whom each may act: customers of that supplier. */
export const representativeClients = pgTable(
  'representative_clients',
  {
    supplierId: uuid('supplier_id').notNull(),
    userId: uuid('user_id').notNull(),
    clientId: uuid('client_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.userId, t.clientId] }),
    foreignKey({
      columns: [t.supplierId, t.userId],
      foreignColumns: [representatives.supplierId, representatives.userId],
    }),
    foreignKey({
      columns: [t.supplierId, t.clientId],
      foreignColumns: [customers.supplierId, customers.clientId],
    }),
    index('representative_clients_by_client').on(t.supplierId, t.clientId),
  ],
);
