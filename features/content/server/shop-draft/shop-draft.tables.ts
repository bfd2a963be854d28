import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import type { DraftParts, ShopParts } from '../../domain/shop/shop-draft.ts';

/** The menu, footer and texts that a shop's staff prepare. What is published is in the tables of suppliers. */
export const shopDrafts = pgTable(
  'shop_drafts',
  {
    supplierId: uuid('supplier_id')
      .primaryKey()
      .references(() => suppliers.id),
    /** Null: there is no draft; the row keeps its version, so that no two drafts have the same. */
    parts: jsonb().$type<DraftParts>(),
    version: versionColumn(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Who changed or scheduled it last. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** From this moment on it is to be published. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
  },
  () => [check('shop_drafts_scheduled', sql`publish_at is null or parts is not null`)],
);

/** Each publication of parts of a shop, with those parts. Rows never change. */
export const shopVersions = pgTable(
  'shop_versions',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** From 1. */
    version: integer().notNull(),
    parts: jsonb().$type<ShopParts>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** Null: it was published before there were versions. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Saved at once, without a draft. */
    direct: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.version] }),
    check('shop_versions_version', sql`version > 0`),
  ],
);
