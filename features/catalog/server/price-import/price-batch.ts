/** One batch of an import into a price table, in one transaction: prices, the table's next version, and the progress. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import {
  lockTableVersion,
  setTablePrices,
  writePriceTable,
} from '#features/pricing/server/price-tables.store.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { TABLE_CHANGED } from '../../contract/price-import/price-import-texts.ts';
import {
  type ImportRecord,
  lockImport,
  rowsFrom,
  type StoredRow,
  updateImport,
  writeProblems,
} from '../sheet-import/sheet-imports.store.ts';
import { readPriceLines } from './read-price-lines.ts';

const BATCH = 500;

/** Imports the next lines; false once there are none, or when another process is at them. */
export async function priceBatch(context: Context, seen: ImportRecord, tableId: string): Promise<boolean> {
  const { id, mapping, position } = seen;
  const { supplier } = context;
  const rows = await rowsFrom(context.db, supplier.id, id, position, BATCH);
  const last = rows.at(-1);
  if (last === undefined) return false;
  return inTransaction(context, async (inside) => {
    const { db } = inside;
    const found = await lockImport(db, supplier.id, id);
    // Another process has done this batch meanwhile, or somebody has cancelled the import.
    if (found?.position !== position || found.state !== seen.state || found.cancelWanted) return false;
    const version = await lockTableVersion(db, supplier.id, tableId);
    const isChanged = found.tableVersion !== null && found.tableVersion !== version;
    if (isChanged) return refuseLines(inside, found, rows);
    // The dry run has found a line's problem; that of a product which another line has spans batches.
    const sound = rows.filter(({ problem }) => problem === null);
    const table = { tableId, mapping, seen: new Set<string>() };
    const { prices, problems, counts } = await readPriceLines(inside, table, sound);
    if (prices.size > 0) {
      await setTablePrices(db, supplier.id, tableId, prices);
      await writePriceTable(db, supplier.id, tableId, {});
      if (version !== undefined) await updateImport(db, supplier.id, id, { tableVersion: version + 1 });
    }
    await writeProblems(db, supplier.id, id, problems);
    await updateImport(db, supplier.id, id, {
      position: last.place + 1,
      inserted: found.inserted + counts.inserted,
      updated: found.updated + counts.updated,
      unchanged: found.unchanged + counts.unchanged,
      refused: found.refused + rows.length - sound.length + problems.size,
    });
    return true;
  });
}

/**
 * What somebody else has written since the comparison stays as it is: these lines are refused, and can be downloaded, compared and
 * imported again.
 */
async function refuseLines(
  { db, supplier }: Context,
  { id, refused }: ImportRecord,
  rows: readonly StoredRow[],
): Promise<boolean> {
  const sound = rows.filter(({ problem }) => problem === null);
  await writeProblems(db, supplier.id, id, new Map(sound.map(({ place }) => [place, TABLE_CHANGED])));
  const position = (rows.at(-1)?.place ?? 0) + 1;
  await updateImport(db, supplier.id, id, { position, refused: refused + rows.length });
  return true;
}

/** What the import did, among the table's changes, under the name of who began it. In the caller's transaction. */
export const recordPriceImport = (context: Context, found: ImportRecord, tableId: string): Promise<void> =>
  recordChange(
    { ...context, actor: { kind: 'staff', staffId: found.staffId } },
    {
      action: 'price-table.imported',
      subjectId: tableId,
      before: null,
      after: {
        file: found.fileName,
        lines: found.total,
        inserted: found.inserted,
        updated: found.updated,
        unchanged: found.unchanged,
        refusedLines: found.refused,
        cancelled: found.cancelWanted,
      },
    },
  );
