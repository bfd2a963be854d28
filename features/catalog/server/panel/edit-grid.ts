import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import {
  type GridLine,
  type GridProduct,
  type GridRefusal,
  withCells,
} from '../../domain/panel/grid-change.ts';
import { seesCosts } from '../../domain/panel/seen-costs.ts';
import { lockImports, setStock } from '../import/import.store.ts';
import { setStockCause } from '../stock/set-stock-cause.store.ts';
import { lockGridProducts, rootsOfCategories, writeGridProduct } from './grid.store.ts';

export interface GridResult {
  readonly id: ProductId;
  /** 0 where the product does not exist. */
  readonly version: number;
  readonly refusal: GridRefusal | undefined;
}

/** Writes each line whole or not at all, in one transaction; a refused line stops no other. */
export const editGrid = (context: StaffContext, lines: readonly GridLine[]): Promise<readonly GridResult[]> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    await lockImports(db, supplier.id);
    const roots = await rootsOfCategories(db, supplier.id);
    const ids = lines.map(({ id }) => id);
    const found = new Map((await lockGridProducts(db, supplier.id, ids)).map((one) => [one.id, one]));
    await setStockCause(inside, { cause: 'grid' });
    const known = new Set(roots.keys());
    const results: GridResult[] = [];
    for (const line of lines) {
      const before = found.get(line.id);
      if (before === undefined) {
        results.push({ id: line.id, version: 0, refusal: { code: 'not-found' } });
        continue;
      }
      const wanted = withCells(before, line, { categories: known, costs: seesCosts(actor) });
      if (!wanted.ok) {
        results.push({ id: line.id, version: before.version, refusal: wanted.refusal });
        continue;
      }
      const after = wanted.value;
      const version = await writeGridProduct(
        db,
        supplier.id,
        after,
        roots.get(after.categoryId),
        new Date(now),
      );
      if (after.stock !== before.stock) await setStock(db, supplier.id, new Map([[line.id, after.stock]]));
      found.set(line.id, { ...after, version });
      await recordDifference(inside, before, after);
      results.push({ id: line.id, version, refusal: undefined });
    }
    return results;
  });

const NAMES = ['price', 'cost', 'minimum', 'active', 'categoryId', 'tags', 'stock'] as const;

async function recordDifference(
  context: StaffContext,
  before: GridProduct,
  after: GridProduct,
): Promise<void> {
  const differ = NAMES.filter((name) => String(before[name]) !== String(after[name]));
  if (differ.length === 0) return;
  const of = (one: GridProduct) => Object.fromEntries(differ.map((name) => [name, one[name] ?? null]));
  const change = { action: 'product.changed', subjectId: before.id } as const;
  await recordChangeOf(context, { ...change, before: of(before), after: of(after) });
}
