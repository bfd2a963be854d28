import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { versionColumn } from '#platform/db/version.ts';
import type { OpeningHours } from '../domain/contact/opening-hours.ts';
import { CONTENT_TYPES } from '../domain/shop-texts.ts';
import { suppliers } from './suppliers.tables.ts';

const supplierId = () =>
  uuid('supplier_id')
    .notNull()
    .references(() => suppliers.id);

export const supplierStaticTexts = pgTable(
  'supplier_static_texts',
  {
    supplierId: supplierId(),
    language: text().notNull(),
    name: text().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplierId, t.language, t.name] })],
);

/** A supplier's plain texts for places in the shop. */
export const supplierCustomContents = pgTable(
  'supplier_custom_contents',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    contentType: text('content_type', { enum: CONTENT_TYPES }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('supplier_custom_contents_by_title').on(t.supplierId, t.contentType, t.title),
  ],
);

/** A supplier's questions about its clients or an order. */
export const supplierCharacteristics = pgTable(
  'supplier_characteristics',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    subject: text({ enum: ['client', 'order'] }).notNull(),
    name: text().notNull(),
    required: boolean().notNull().default(false),
    /** Options of a choice; empty: any text is accepted. */
    options: text().array().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('supplier_characteristics_by_name').on(t.supplierId, t.subject, t.name),
  ],
);

/** Pickup locations. */
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
    /** Empty: unknown. */
    opening: jsonb().$type<OpeningHours[]>().notNull().default([]),
    /** Hours until an order is ready for pickup. */
    leadHours: integer('lead_hours'),
    version: versionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    check('stores_lead', sql`lead_hours is null or lead_hours between 0 and 720`),
  ],
);
