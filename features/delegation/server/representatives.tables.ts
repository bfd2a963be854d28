import { foreignKey, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { customers, users } from '#features/accounts/server/clients/accounts.tables.ts';
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

/** Who was asked to represent a supplier and has not answered yet. Deleted with the answer, and once it has expired. */
export const representativeInvitations = pgTable(
  'representative_invitations',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    /** Lower case. Whether anybody has it is looked at when they accept. */
    email: text().notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** Of the last mail; absent until it is written. */
    codeHash: text('code_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('representative_invitations_email').on(t.supplierId, t.email),
    unique('representative_invitations_code').on(t.supplierId, t.codeHash),
  ],
);
