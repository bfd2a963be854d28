import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { CONTENT_TYPES } from '../domain/shop-texts.ts';
import { suppliers } from './suppliers.tables.ts';

const supplierId = () =>
  uuid('supplier_id')
    .notNull()
    .references(() => suppliers.id);

/** Lines of business, each with a part of the catalogue. */
export const supplierSegments = pgTable(
  'supplier_segments',
  {
    supplierId: supplierId(),
    id: uuid().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    unique('supplier_segments_by_name').on(t.supplierId, t.name),
  ],
);

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
