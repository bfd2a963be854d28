import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { staffNames } from '#features/accounts/server/staff/staff.store.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { StockMovement } from '../../domain/stock/stock-movement.ts';
import { setStock } from '../import/import.store.ts';
import { hasProduct, lockProduct } from '../products/edit/panel-product.store.ts';
import { type KeyReused, movedBefore } from './moved-before.ts';
import { countMovements, movementsOf } from './read-stock-movements.store.ts';
import { setStockCause } from './set-stock-cause.store.ts';

export interface Correction {
  /** The same for every try of one request. */
  readonly key: string;
  /** What the person saw; undefined: untracked. */
  readonly seen: Quantity | undefined;
  readonly stock: Quantity | undefined;
  readonly reason: string;
}

type Level = { readonly stock: Quantity | undefined };

/**
 * Sets the stock that somebody counted, unless it has moved since they saw it. Their request that is sent again, by then with what
 * it has changed in sight, is answered as before.
 */
export const correctStock = (
  context: StaffContext,
  productId: ProductId,
  { key, seen, stock, reason }: Correction,
): Promise<
  Result<
    Level,
    | KeyReused
    | { readonly code: 'product-not-found' }
    | { readonly code: 'stock-changed'; readonly facts: Level }
  >
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const request = { key, productId, cause: 'correction', reason } as const;
    const done = await movedBefore(inside, request, ({ after }) => after === (stock ?? null));
    if (done !== undefined) return done.ok ? accept({ stock }) : done;
    const before = await lockProduct(db, supplier.id, productId);
    if (before === undefined) return refuse({ code: 'product-not-found' });
    if (before.stock !== seen) return refuse({ code: 'stock-changed', facts: { stock: before.stock } });
    if (before.stock === stock) return accept({ stock });
    await setStockCause(inside, { cause: 'correction', reason, key });
    await setStock(db, supplier.id, new Map([[productId, stock]]));
    await recordChange(inside, {
      action: 'stock.corrected',
      subjectId: productId,
      before: { stock: before.stock ?? null },
      after: { stock: stock ?? null, reason },
    });
    return accept({ stock });
  });

/** A page of the movements of a product's stock. */
export async function stockMovementsOf(
  { db, supplier }: Context,
  productId: ProductId,
  page: PageRange,
): Promise<
  Result<
    { readonly movements: readonly StockMovement[]; readonly total: number },
    { readonly code: 'product-not-found' }
  >
> {
  if (!(await hasProduct(db, supplier.id, productId))) return refuse({ code: 'product-not-found' });
  const [rows, total] = await Promise.all([
    movementsOf(db, supplier.id, productId, page),
    countMovements(db, supplier.id, productId),
  ]);
  const names = await staffNames(
    db,
    rows.flatMap(({ staffId }) => staffId ?? []),
  );
  const movements = rows.map(({ id, at, cause, before, after, staffId, reason, stores }) => ({
    id,
    at: at.getTime(),
    cause,
    before: before === null ? undefined : thousandths(before),
    after: after === null ? undefined : thousandths(after),
    by: staffId === null ? undefined : names.get(staffId),
    reason,
    stores: stores ?? [],
  }));
  return accept({ movements, total });
}
