import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { supplierClients } from '#features/accounts/server/clients/accounts.tables.ts';
import { versionColumn } from '#platform/db/version.ts';

/**
 * The places of a shop's companies in their trees: who was ever linked, and those that others were linked to. What a tree may be is
 * decided by `domain/company/company-tree.ts`, under a lock of the shop's trees.
 */
export const companyLinks = pgTable(
  'company_links',
  {
    supplierId: uuid('supplier_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** Null: nothing is above it. */
    parentId: uuid('parent_id'),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.clientId] }),
    foreignKey({
      columns: [t.supplierId, t.clientId],
      foreignColumns: [supplierClients.supplierId, supplierClients.clientId],
    }),
    foreignKey({
      columns: [t.supplierId, t.parentId],
      foreignColumns: [t.supplierId, t.clientId],
    }),
    index('company_links_by_parent').on(t.supplierId, t.parentId),
    check('company_links_not_below_itself', sql`parent_id <> client_id`),
  ],
);
