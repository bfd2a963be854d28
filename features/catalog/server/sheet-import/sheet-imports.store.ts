/** Uploaded files of products and of prices, and their state. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import type { ColumnMapping } from '../../domain/sheet-import/sheet-import.ts';
import { sheetImportRows, sheetImports } from './sheet-imports.tables.ts';

export type ImportRecord = typeof sheetImports.$inferSelect;

const itself = (supplierId: SupplierId, id: string) =>
  and(eq(sheetImports.supplierId, supplierId), eq(sheetImports.id, id));
const rowsOf = (supplierId: SupplierId, importId: string) =>
  and(eq(sheetImportRows.supplierId, supplierId), eq(sheetImportRows.importId, importId));

export const insertImport = (db: Db, row: typeof sheetImports.$inferInsert): Promise<unknown> =>
  db.insert(sheetImports).values(row);

export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows per statement. */
const CHUNK = 2_000;

export async function insertRows(
  db: Db,
  supplierId: SupplierId,
  importId: string,
  rows: readonly SheetRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK).map((row, index) => ({ ...row, place: start + index }));
    await db.execute(sql`
      insert into ${sheetImportRows} (supplier_id, import_id, place, line, cells)
      select ${supplierId}::uuid, ${importId}::uuid, place, line, array(select jsonb_array_elements_text(cells))
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as row (place integer, line integer, cells jsonb)`);
  }
}

export async function importById(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(sheetImports).where(itself(supplierId, id));
  return row;
}

/** Locks the import until the transaction ends; undefined without such an import. */
export async function lockImport(
  db: Db,
  supplierId: SupplierId,
  id: string,
): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(sheetImports).where(itself(supplierId, id)).for('update');
  return row;
}

/** Imports of products, or into this price table. */
const into = (supplierId: SupplierId, tableId: string | null) =>
  and(
    eq(sheetImports.supplierId, supplierId),
    tableId === null ? isNull(sheetImports.tableId) : eq(sheetImports.tableId, tableId),
  );

export const importsPage = (
  db: Db,
  supplierId: SupplierId,
  tableId: string | null,
  { limit, offset }: PageRange,
): Promise<ImportRecord[]> =>
  db
    .select()
    .from(sheetImports)
    .where(into(supplierId, tableId))
    .orderBy(desc(sheetImports.id))
    .limit(limit)
    .offset(offset);

export async function countImports(db: Db, supplierId: SupplierId, tableId: string | null): Promise<number> {
  const [row] = await db.select({ total: count() }).from(sheetImports).where(into(supplierId, tableId));
  return row?.total ?? 0;
}

export const updateImport = (
  db: Db,
  supplierId: SupplierId,
  id: string,
  change: Partial<typeof sheetImports.$inferInsert>,
): Promise<unknown> => db.update(sheetImports).set(change).where(itself(supplierId, id));

/** Headers and choices of the latest imports that were begun, of products or of prices, the latest first. */
export const lastMappings = (
  db: Db,
  supplierId: SupplierId,
  of: 'products' | 'prices',
  limit: number,
): Promise<{ header: string[]; mapping: ColumnMapping }[]> =>
  db
    .select({ header: sheetImports.header, mapping: sheetImports.mapping })
    .from(sheetImports)
    .where(
      and(
        eq(sheetImports.supplierId, supplierId),
        sql`${sheetImports.state} <> 'read'`,
        of === 'products' ? isNull(sheetImports.tableId) : isNotNull(sheetImports.tableId),
      ),
    )
    .orderBy(desc(sheetImports.id))
    .limit(limit);

export interface StoredRow extends SheetRow {
  readonly place: number;
  readonly problem: string | null;
}

/** The lines from a place on, in order. */
export const rowsFrom = (
  db: Db,
  supplierId: SupplierId,
  importId: string,
  place: number,
  limit: number,
): Promise<StoredRow[]> =>
  db
    .select({
      place: sheetImportRows.place,
      line: sheetImportRows.line,
      cells: sheetImportRows.cells,
      problem: sheetImportRows.problem,
    })
    .from(sheetImportRows)
    .where(and(rowsOf(supplierId, importId), sql`${sheetImportRows.place} >= ${place}`))
    .orderBy(asc(sheetImportRows.place))
    .limit(limit);

export const forgetProblems = (db: Db, supplierId: SupplierId, importId: string): Promise<unknown> =>
  db
    .update(sheetImportRows)
    .set({ problem: null })
    .where(and(rowsOf(supplierId, importId), isNotNull(sheetImportRows.problem)));

/** Problems by place; several of one line are joined. */
export async function writeProblems(
  db: Db,
  supplierId: SupplierId,
  importId: string,
  problems: ReadonlyMap<number, string>,
): Promise<void> {
  if (problems.size === 0) return;
  const rows = [...problems].map(([place, problem]) => ({ place, problem }));
  await db.execute(sql`
    update ${sheetImportRows} set problem = found.problem
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (place integer, problem text)
    where ${sheetImportRows.supplierId} = ${supplierId} and ${sheetImportRows.importId} = ${importId}
      and ${sheetImportRows.place} = found.place`);
}

export interface ProblemRow extends SheetRow {
  readonly problem: string;
}

/** The lines with a problem, in the file's order. */
export async function problemRows(
  db: Db,
  supplierId: SupplierId,
  importId: string,
  { limit, offset }: PageRange,
): Promise<ProblemRow[]> {
  const rows = await db
    .select({ line: sheetImportRows.line, cells: sheetImportRows.cells, problem: sheetImportRows.problem })
    .from(sheetImportRows)
    .where(and(rowsOf(supplierId, importId), isNotNull(sheetImportRows.problem)))
    .orderBy(asc(sheetImportRows.place))
    .limit(limit)
    .offset(offset);
  return rows.map(({ problem, ...row }) => ({ ...row, problem: problem ?? '' }));
}

export async function countProblems(db: Db, supplierId: SupplierId, importId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(sheetImportRows)
    .where(and(rowsOf(supplierId, importId), isNotNull(sheetImportRows.problem)));
  return row?.total ?? 0;
}

/** Imports that a job has to work on, of all suppliers. */
export const openImports = (db: Db): Promise<{ supplierId: SupplierId; id: string }[]> =>
  db
    .select({ supplierId: sheetImports.supplierId, id: sheetImports.id })
    .from(sheetImports)
    .where(inArray(sheetImports.state, ['queued', 'running', 'undoing']))
    .orderBy(asc(sheetImports.supplierId), asc(sheetImports.id));
