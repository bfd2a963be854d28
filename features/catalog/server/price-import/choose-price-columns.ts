import { priceTable } from '#features/pricing/server/price-tables.store.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { type MissingColumn, missingColumn } from '../../domain/price-import/price-line.ts';
import { fieldTwice } from '../../domain/sheet-import/read-line.ts';
import type { ColumnMapping, PriceDryRun } from '../../domain/sheet-import/sheet-import.ts';
import {
  forgetProblems,
  importById,
  rowsFrom,
  updateImport,
  writeProblems,
} from '../sheet-import/sheet-imports.store.ts';
import { readPriceLines } from './read-price-lines.ts';

type Refusal =
  | MissingColumn
  | 'table-not-found'
  | 'import-not-found'
  | 'import-begun'
  | 'column-twice'
  | 'columns-do-not-fit';

/** Between two batches other requests are served. */
const BATCH = 500;

/** Stores what each column is, and counts what the import would do; no price is written. */
export async function choosePriceColumns(
  context: StaffContext,
  tableId: string,
  id: string,
  mapping: ColumnMapping,
): Promise<Result<PriceDryRun, { readonly code: Refusal }>> {
  const { db, supplier } = context;
  // Read first, so that the version is never newer than the prices that are compared.
  const table = await priceTable(db, supplier.id, tableId);
  if (table === undefined) return refuse({ code: 'table-not-found' });
  const found = await importById(db, supplier.id, id);
  if (found?.tableId !== tableId) return refuse({ code: 'import-not-found' });
  if (found.state !== 'read') return refuse({ code: 'import-begun' });
  if (found.header.length !== mapping.length) return refuse({ code: 'columns-do-not-fit' });
  const missing = missingColumn(mapping);
  if (missing !== undefined) return refuse({ code: missing });
  if (fieldTwice(mapping) !== undefined) return refuse({ code: 'column-twice' });
  await inTransaction(context, (inside) =>
    updateImport(inside.db, supplier.id, id, { mapping: [...mapping] }),
  );
  return accept({ ...(await dryRun(context, { importId: id, tableId, mapping })), version: table.version });
}

interface Run {
  readonly importId: string;
  readonly tableId: string;
  readonly mapping: ColumnMapping;
}

/** Stores the problem of each line, too: the import leaves these lines out. */
async function dryRun(context: Context, { importId, tableId, mapping }: Run) {
  const { db, supplier } = context;
  await forgetProblems(db, supplier.id, importId);
  const counts = { inserted: 0, updated: 0, unchanged: 0, unknown: 0, faulty: 0 };
  const seen = new Set<ProductId>();
  for (let place = 0; ; ) {
    const rows = await rowsFrom(db, supplier.id, importId, place, BATCH);
    const last = rows.at(-1);
    if (last === undefined) return counts;
    place = last.place + 1;
    const read = await readPriceLines(context, { tableId, mapping, seen }, rows);
    await writeProblems(db, supplier.id, importId, read.problems);
    for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += read.counts[key];
  }
}
