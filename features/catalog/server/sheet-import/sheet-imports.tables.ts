import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { priceTables } from '#features/pricing/server/pricing.tables.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { ImportField } from '../../domain/import/import-fields.ts';
import type { ProductBefore } from '../../domain/sheet-import/product-before.ts';
import { IMPORT_STATES } from '../../domain/sheet-import/sheet-import.ts';

/** Files of products and of prices that staff have uploaded: the history of imports. */
export const sheetImports = pgTable(
  'sheet_imports',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    /** UUIDv7: in order of time. */
    id: uuid().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** The price table that the file's prices are for; null: a file of products. */
    tableId: uuid('table_id'),
    /**
     * The table's version that the next lines are for: the one that was compared, later that of the import's own last batch. Null: the
     * import was started by a version of the server that did not compare it.
     */
    tableVersion: integer('table_version'),
    fileName: text('file_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    state: text({ enum: IMPORT_STATES }).notNull(),
    header: text().array().notNull(),
    /** The field of each column of the header; null: not imported. */
    mapping: jsonb().$type<(ImportField | null)[]>().notNull(),
    /** Lines of the file, without its header. */
    total: integer().notNull(),
    /** Lines that have been imported or refused. */
    position: integer().notNull().default(0),
    inserted: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Products of a rollback: restored, and left as they are because they have changed since. */
    restored: integer().notNull().default(0),
    left: integer().notNull().default(0),
    cancelWanted: boolean('cancel_wanted').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    foreignKey({
      columns: [t.supplierId, t.tableId],
      foreignColumns: [priceTables.supplierId, priceTables.id],
    }),
    // What a job has to work on.
    index('sheet_imports_to_do').on(t.state).where(sql`state in ('queued', 'running', 'undoing')`),
  ],
);

/** The lines of an uploaded file, which are deleted some time after its import. */
export const sheetImportRows = pgTable(
  'sheet_import_rows',
  {
    supplierId: uuid('supplier_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** From 0, without gaps. */
    place: integer().notNull(),
    /** Row of the spreadsheet, from 1. */
    line: integer().notNull(),
    cells: text().array().notNull(),
    /** Why the line was not imported, or what of it was not. */
    problem: text(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.importId, t.place] }),
    foreignKey({
      columns: [t.supplierId, t.importId],
      foreignColumns: [sheetImports.supplierId, sheetImports.id],
    }).onDelete('cascade'),
  ],
);

/** What an import has changed: the values before, for its rollback. */
export const sheetImportChanges = pgTable(
  'sheet_import_changes',
  {
    supplierId: uuid('supplier_id').notNull(),
    importId: uuid('import_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** Null: the import made the product. */
    before: jsonb().$type<ProductBefore>(),
    /** The product's version after the import; another one means that it has been changed since. */
    version: integer().notNull(),
    /** Stock after the import, in thousandths; null: untracked. */
    stockAfter: bigint('stock_after', { mode: 'number' }),
    /** Whether a rollback has restored the product; null before. */
    restored: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.supplierId, t.importId, t.productId] }),
    foreignKey({
      columns: [t.supplierId, t.importId],
      foreignColumns: [sheetImports.supplierId, sheetImports.id],
    }).onDelete('cascade'),
  ],
);
