/** One batch of a rollback: what nobody has changed since the import gets its values from before. */
import type { ProductId } from '#kernel/ids.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { ProductBefore } from '../../domain/sheet-import/product-before.ts';
import { lockImports, setStock } from '../import/import.store.ts';
import { setStockCause } from '../stock/set-stock-cause.store.ts';
import { lockStock } from '../stock/stock.store.ts';
import {
  archiveProducts,
  type ChangeRecord,
  changesToUndo,
  lockForUndo,
  markUndone,
  restoreProducts,
} from './import-changes.store.ts';
import { type ImportRecord, lockImport, updateImport } from './sheet-imports.store.ts';

const BATCH = 500;

/** False once everything was looked at. */
export const undoBatch = (context: Context, { id }: ImportRecord): Promise<boolean> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const found = await lockImport(db, supplier.id, id);
    if (found?.state !== 'undoing') return false;
    await lockImports(db, supplier.id);
    const changes = await changesToUndo(db, supplier.id, id, BATCH);
    if (changes.length === 0) return false;
    const ids = changes.map(({ productId }) => productId);
    const versions = await lockForUndo(db, supplier.id, ids);
    const levels = new Map(
      (await lockStock(db, supplier.id, ids)).map(({ productId, quantity }) => [productId, quantity]),
    );
    const reason = `Importação de ${found.fileName} desfeita`;
    await setStockCause(inside, { cause: 'import', reason, staffId: found.staffId });
    const untouched = changes.filter(({ productId, version }) => versions.get(productId) === version);
    const known = untouched.flatMap(({ productId, before }) =>
      before === null ? [] : [{ ...before, id: productId }],
    );
    await restoreProducts(db, supplier.id, known);
    const made = untouched.filter(({ before }) => before === null).map(({ productId }) => productId);
    await archiveProducts(db, supplier.id, made, new Date(now));
    const stocks = stocksToRestore(untouched, levels);
    await setStock(db, supplier.id, stocks);
    const done = new Set(untouched.map(({ productId }) => productId));
    await markUndone(db, supplier.id, id, new Map(ids.map((one) => [one, done.has(one)])));
    await updateImport(db, supplier.id, id, {
      restored: found.restored + done.size,
      left: found.left + ids.length - done.size,
    });
    return true;
  });

/** A stock that orders have taken from since the import stays as it is. */
function stocksToRestore(
  changes: readonly ChangeRecord[],
  levels: ReadonlyMap<ProductId, number>,
): ReadonlyMap<ProductId, number | undefined> {
  const stockBefore = (before: ProductBefore | null): number | undefined => before?.stock ?? undefined;
  return new Map(
    changes.flatMap(({ productId, before, stockAfter }) =>
      (levels.get(productId) ?? null) === stockAfter && (before?.stock ?? null) !== stockAfter
        ? [[productId, stockBefore(before)] as const]
        : [],
    ),
  );
}
