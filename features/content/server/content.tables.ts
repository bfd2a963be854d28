import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { versionColumn } from '#platform/db/version.ts';
import type { Audience } from '../domain/audience.ts';
import { CAROUSEL_PAGES, type CarouselContent } from '../domain/carousels/carousel.ts';
import type { BlockContent } from '../domain/home/home-block.ts';

const supplierId = () =>
  uuid('supplier_id')
    .notNull()
    .references(() => suppliers.id);

/** A shop's own pages. Their texts are in `static_page_versions`. */
export const staticPages = pgTable(
  'static_pages',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    slug: text().notNull(),
    /** Text of links; empty: the title. */
    label: text().notNull().default(''),
    tags: text().array().notNull(),
    /** Title of the footer column that links to it. */
    footerColumn: text('footer_column'),
    inMenu: boolean('in_menu').notNull().default(false),
    position: integer().notNull(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Counts the saves, of settings as of texts: `static_page_versions` has those of texts only. */
    edition: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('static_pages_by_slug').on(t.supplierId, t.slug),
  ],
);

/** Each save of a page's text. Rows never change. */
export const staticPageVersions = pgTable(
  'static_page_versions',
  {
    supplierId: uuid('supplier_id').notNull(),
    pageId: uuid('page_id').notNull(),
    /** From 1. */
    version: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Sanitised. */
    html: text().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.pageId, t.version] }),
    foreignKey({
      name: 'static_page_versions_page_fk',
      columns: [t.supplierId, t.pageId],
      foreignColumns: [staticPages.supplierId, staticPages.id],
    }).onDelete('cascade'),
    check('static_page_versions_version', sql`version > 0`),
  ],
);

/** When which version of a page is shown; of those that apply, the one that began last. */
export const staticPagePublications = pgTable(
  'static_page_publications',
  {
    supplierId: uuid('supplier_id').notNull(),
    pageId: uuid('page_id').notNull(),
    visibleFrom: timestamp('visible_from', { withTimezone: true }).notNull(),
    /** Null: without an end. */
    visibleUntil: timestamp('visible_until', { withTimezone: true }),
    version: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.pageId, t.visibleFrom] }),
    foreignKey({
      name: 'static_page_publications_version_fk',
      columns: [t.supplierId, t.pageId, t.version],
      foreignColumns: [staticPageVersions.supplierId, staticPageVersions.pageId, staticPageVersions.version],
    }).onDelete('cascade'),
    check('static_page_publications_period', sql`visible_until > visible_from`),
  ],
);

/** The pictures that a shop's pages may show. */
export const staticPagePictures = pgTable(
  'static_page_pictures',
  {
    supplierId: supplierId(),
    /** Id of a stored picture. */
    pictureId: text('picture_id').notNull(),
    /** Alternative text where a page gives none. */
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.pictureId] })],
);

/** Rows of pictures or products that a shop shows on its pages. */
export const carousels = pgTable(
  'carousels',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    title: text().notNull(),
    content: jsonb().$type<CarouselContent>().notNull(),
    pages: text({ enum: CAROUSEL_PAGES }).array().notNull(),
    /** The only static page that shows it. */
    staticPageId: uuid('static_page_id'),
    maxProducts: integer('max_products').notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    published: boolean().notNull(),
    visibleFrom: timestamp('visible_from', { withTimezone: true }),
    visibleUntil: timestamp('visible_until', { withTimezone: true }),
    position: integer().notNull(),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    foreignKey({
      name: 'carousels_static_page_fk',
      columns: [t.supplierId, t.staticPageId],
      foreignColumns: [staticPages.supplierId, staticPages.id],
    }),
    check('carousels_period', sql`visible_until > visible_from`),
  ],
);

/** Parts of a shop's home. */
export const homeBlocks = pgTable(
  'home_blocks',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    title: text().notNull(),
    content: jsonb().$type<BlockContent>().notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    published: boolean().notNull(),
    visibleFrom: timestamp('visible_from', { withTimezone: true }),
    visibleUntil: timestamp('visible_until', { withTimezone: true }),
    position: integer().notNull(),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    check('home_blocks_period', sql`visible_until > visible_from`),
  ],
);
