import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import type { HomeBlock } from '../../domain/home/home-block.ts';

/** The home that a shop's staff prepare. The published one is in `home_blocks`. */
export const homeDrafts = pgTable(
  'home_drafts',
  {
    supplierId: uuid('supplier_id')
      .primaryKey()
      .references(() => suppliers.id),
    /** In their order. Null: there is no draft; the row keeps its version, so that no two drafts have the same. */
    blocks: jsonb().$type<readonly HomeBlock[]>(),
    /** The version of the published home that it began with; 0: there was none. */
    base: integer().notNull(),
    version: versionColumn(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Who changed or scheduled it last. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** From this moment on it is the published home. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
  },
  () => [check('home_drafts_scheduled', sql`publish_at is null or blocks is not null`)],
);

/** Each home that was published. Rows never change. */
export const homeVersions = pgTable(
  'home_versions',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** From 1; the latest is the one that is published. */
    version: integer().notNull(),
    blocks: jsonb().$type<readonly HomeBlock[]>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** Null: it was published before homes had versions. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Made by a change of the published home itself, not of a draft. */
    direct: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.version] }),
    check('home_versions_version', sql`version > 0`),
  ],
);
