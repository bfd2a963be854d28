import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OpeningHours } from '../domain/opening-hours.ts';
import type { Footer, MenuItem, Theme } from '../domain/shop.ts';
import type { Ordering } from '../domain/supplier-profile.ts';

/** A supplier and its shop. Behaviour is switched by tags (spec 6). */
export const suppliers = pgTable('suppliers', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** Listed on the platform's own page. */
  listed: boolean().notNull().default(true),
  whiteLabel: boolean('white_label').notNull().default(false),
  tags: text().array().notNull().default([]),
  theme: jsonb().$type<Theme>().notNull(),
  logo: text(),
  menu: jsonb().$type<MenuItem[]>().notNull().default([]),
  /** Its note is a static text. */
  footer: jsonb().$type<Omit<Footer, 'note'>>().notNull(),
  description: text().notNull().default(''),
  /** The company that several suppliers may belong to, as its ERP knows it. */
  companyId: text('company_id'),
  modules: text().array().notNull().default([]),
  orderings: jsonb().$type<Ordering[]>().notNull().default([]),
  analyticsId: text('analytics_id'),
});

/** Hosts that belong to one supplier: on them the site is locked to it. */
export const supplierDomains = pgTable(
  'supplier_domains',
  {
    /** Lower case, punycode, without port. */
    host: text().primaryKey(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** 0 is the main domain, the one that links name. */
    position: integer().notNull().default(0),
  },
  (t) => [index('supplier_domains_by_supplier').on(t.supplierId, t.position)],
);

/** Where goods can be picked up. */
export const stores = pgTable(
  'stores',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    id: uuid().notNull(),
    name: text().notNull(),
    addressText: text('address_text').notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    hours: text().notNull().default(''),
    /** When somebody is there; empty where that is not told. */
    opening: jsonb().$type<OpeningHours[]>().notNull().default([]),
    /** Hours until an order is ready to be picked up. */
    leadHours: integer('lead_hours'),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    check('stores_lead', sql`lead_hours is null or lead_hours between 0 and 720`),
  ],
);
