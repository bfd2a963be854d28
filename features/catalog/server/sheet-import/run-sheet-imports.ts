/** The job: imports and rolls back what staff have started. Any number of processes may run it concurrently. */
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { type Instant, VISITOR } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { analyzeAfter, lockImports } from '../import/import.store.ts';
import { pictureFinder } from '../import/picture-finder.ts';
import { priceBatch, recordPriceImport } from '../price-import/price-batch.ts';
import { importBatch } from './import-batch.ts';
import { linkImported } from './link-imported.ts';
import {
  type ImportRecord,
  importById,
  lockImport,
  openImports,
  updateImport,
} from './sheet-imports.store.ts';
import { undoBatch } from './undo-batch.ts';

/** A job that runs longer is taken for hung; the rest is done by the next one. Milliseconds. */
const MAX_TIME = 3 * 60_000;

/** Returns the number of batches. */
export async function runSheetImports(
  database: Database,
  pictures: PictureStore,
  now: Instant,
): Promise<number> {
  const { db } = database;
  const end = Date.now() + MAX_TIME;
  let batches = 0;
  for (const { supplierId, id } of await openImports(db)) {
    const shop = await supplierByKey(db, supplierId);
    if (shop === undefined) continue;
    const context = { supplier: supplierScope(shop), actor: VISITOR, now, db, database };
    const find = pictureFinder({ db, pictures });
    const work = (found: ImportRecord) => {
      if (found.tableId !== null) return priceBatch(context, found, found.tableId);
      return found.state === 'undoing' ? undoBatch(context, found) : importBatch(context, found, find);
    };
    await begin(context, id);
    for (let found = await importById(db, supplierId, id); found !== undefined; ) {
      if (found.cancelWanted || !(await work(found))) {
        await finish(context, id);
        break;
      }
      batches += 1;
      if (Date.now() > end) return batches;
      found = await importById(db, supplierId, id);
    }
  }
  return batches;
}

const begin = (context: Context, id: string): Promise<void> =>
  inTransaction(context, async ({ db, supplier }) => {
    const found = await lockImport(db, supplier.id, id);
    if (found?.state === 'queued') await updateImport(db, supplier.id, id, { state: 'running' });
  });

/** Ends an import of which nothing is left to do, or which somebody has cancelled. */
async function finish(context: Context, id: string): Promise<void> {
  const written = await inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const found = await lockImport(db, supplier.id, id);
    if (found === undefined) return 0;
    const finishedAt = new Date(now);
    if (found.state === 'undoing') {
      await updateImport(db, supplier.id, id, { state: 'undone', finishedAt });
      return found.total;
    }
    const isCancelled = found.cancelWanted;
    // Another process is still at a batch, or has ended the import.
    if (found.state !== 'running' || (!isCancelled && found.position < found.total)) return 0;
    const state = isCancelled ? 'cancelled' : 'done';
    await updateImport(db, supplier.id, id, { state, finishedAt });
    if (found.tableId !== null) {
      await recordPriceImport(inside, found, found.tableId);
      return 0;
    }
    await lockImports(db, supplier.id);
    await linkImported(inside, found);
    return found.total;
  });
  if (written > 0) await analyzeAfter(context.db, written);
}
