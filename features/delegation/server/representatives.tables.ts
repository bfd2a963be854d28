import { foreignKey, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { supplierClients, users } from '#features/accounts/server/clients/accounts.tables.ts';
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
    /** Set when the role ends; the client list is retained for a reinstatement. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.userId] })],
);

/** Clients of each representative; all are customers of the supplier. */
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
      foreignColumns: [supplierClients.supplierId, supplierClients.clientId],
    }),
    index('representative_clients_by_client').on(t.supplierId, t.clientId),
  ],
);

/** Pending invitations to represent a supplier. Deleted at acceptance and after expiry. */
export const representativeInvitations = pgTable(
  'representative_invitations',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    /** Lower case. Accounts are looked up at acceptance. */
    email: text().notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** Hash of the last mailed code; null until the mail is composed. */
    codeHash: text('code_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('representative_invitations_email').on(t.supplierId, t.email),
    unique('representative_invitations_code').on(t.supplierId, t.codeHash),
  ],
);
