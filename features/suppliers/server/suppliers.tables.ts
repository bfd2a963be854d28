import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { versionColumn } from '#platform/db/version.ts';
import type { Footer, MenuItem, Theme } from '../domain/shop.ts';
import { SHOP_STATES } from '../domain/shop-state.ts';
import type { Ordering } from '../domain/supplier-profile.ts';

/** A supplier and its shop. Tags switch its behaviour (spec 6). */
export const suppliers = pgTable(
  'suppliers',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Listed on the platform's home page. */
    listed: boolean().notNull().default(true),
    whiteLabel: boolean('white_label').notNull().default(false),
    tags: text().array().notNull().default([]),
    theme: jsonb().$type<Theme>().notNull(),
    logo: text(),
    /** Of the browser's tab and of the installed app; null: the logo, or the initial. */
    icon: text(),
    /** An IANA name; null: that of Brasília. */
    timeZone: text('time_zone'),
    menu: jsonb().$type<MenuItem[]>().notNull().default([]),
    /** The footer's note is a static text. */
    footer: jsonb().$type<Omit<Footer, 'note'>>().notNull(),
    description: text().notNull().default(''),
    /** ERP id of the company, which may own several suppliers. */
    companyId: text('company_id'),
    modules: text().array().notNull().default([]),
    orderings: jsonb().$type<Ordering[]>().notNull().default([]),
    analyticsId: text('analytics_id'),
    /** Whether it may be visited, and whether it may sell. */
    state: text({ enum: SHOP_STATES }).notNull().default('open'),
    /** Why the platform closed it; for the platform's people only. */
    stateReason: text('state_reason'),
    /** Counts the platform's changes, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('suppliers_listed').on(t.name, t.slug).where(sql`${t.listed} and ${t.state} = 'open'`),
    // As the platform's people list them.
    index('suppliers_by_name').on(sql`folded("name")`, t.id),
  ],
);

/** How often staff have changed each part of a shop that is saved as a whole: 'identity', 'theme', 'menu', 'texts:ABOUT' … */
export const supplierPartVersions = pgTable(
  'supplier_part_versions',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    part: text().notNull(),
    version: versionColumn(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.part] })],
);

/** Old addresses of a shop and where they lead. Asked only where there is no page. */
export const supplierRedirects = pgTable(
  'supplier_redirects',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** A path within the shop, without a slash at its end: '/produtos/cafe'. */
    fromPath: text('from_path').notNull(),
    /** A path within the shop, or an https URL. */
    target: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.fromPath] })],
);

/** Lines of business, each with a part of the catalogue. */
export const supplierSegments = pgTable(
  'supplier_segments',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('supplier_segments_by_name').on(t.supplierId, t.name),
  ],
);
