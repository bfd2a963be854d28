import { staffNames } from '#features/accounts/server/staff/staff.store.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { csvFile } from '#platform/documents/csv-file.ts';
import type { SheetImport } from '../../domain/sheet-import/sheet-import.ts';
import { leftProducts } from './import-changes.store.ts';
import {
  countImports,
  countProblems,
  type ImportRecord,
  importById,
  importsPage,
  type ProblemRow,
  problemRows,
  rowsFrom,
} from './sheet-imports.store.ts';

type NotFound = { readonly code: 'import-not-found' };

/** Lines from which a column's examples are taken. */
const SAMPLES = 3;
/** A longer list of products that a rollback left is not read by anybody. */
const MAX_LEFT = 500;

export interface OpenedImport {
  readonly shown: SheetImport;
  readonly samples: readonly (readonly string[])[];
}

/** The shop's imports of products, or into this price table, newest first. */
export async function listImports(
  { db, supplier }: Context,
  page: PageRange,
  tableId: string | null = null,
): Promise<{ readonly imports: readonly SheetImport[]; readonly total: number }> {
  const [rows, total] = await Promise.all([
    importsPage(db, supplier.id, tableId, page),
    countImports(db, supplier.id, tableId),
  ]);
  const names = await staffNames(
    db,
    rows.map(({ staffId }) => staffId),
  );
  return { imports: rows.map((row) => importOf(row, names)), total };
}

export async function openImport(
  { db, supplier }: Context,
  id: string,
  tableId: string | null = null,
): Promise<Result<OpenedImport, NotFound>> {
  const row = await importById(db, supplier.id, id);
  if (row?.tableId !== tableId) return refuse({ code: 'import-not-found' });
  const names = await staffNames(db, [row.staffId]);
  const samples = await rowsFrom(db, supplier.id, id, 0, SAMPLES);
  return accept({ shown: importOf(row, names), samples: samples.map(({ cells }) => cells) });
}

export interface Problems {
  readonly shown: SheetImport;
  readonly rows: readonly ProblemRow[];
  readonly total: number;
}

/** A page of the lines that were refused. */
export async function importProblems(
  context: Context,
  id: string,
  page: PageRange,
  tableId: string | null = null,
): Promise<Result<Problems, NotFound>> {
  const { db, supplier } = context;
  const opened = await openImport(context, id, tableId);
  if (!opened.ok) return opened;
  const rows = await problemRows(db, supplier.id, id, page);
  return accept({ shown: opened.value.shown, rows, total: await countProblems(db, supplier.id, id) });
}

/** Refused lines with the sheet's own columns, to correct and to import again. */
export const problemsFile = (
  header: readonly string[],
  rows: readonly ProblemRow[],
): ReadableStream<Uint8Array> =>
  csvFile(
    [...header, 'linha', 'problema'],
    rows.map(({ line, cells, problem }) => [...header.map((_, index) => cells[index] ?? ''), line, problem]),
  );

/** The products that a rollback left as they are. */
export async function productsLeft(
  { db, supplier }: Context,
  id: string,
): Promise<Result<readonly { readonly sku: string; readonly name: string }[], NotFound>> {
  if ((await importById(db, supplier.id, id))?.tableId !== null) return refuse({ code: 'import-not-found' });
  return accept(await leftProducts(db, supplier.id, id, MAX_LEFT));
}

const importOf = (
  { createdAt, finishedAt, staffId, supplierId: _, ...row }: ImportRecord,
  names: ReadonlyMap<string, string>,
): SheetImport => ({
  ...row,
  createdAt: createdAt.getTime(),
  finishedAt: finishedAt?.getTime(),
  by: names.get(staffId) ?? '',
});
