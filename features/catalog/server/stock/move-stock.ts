import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { setStock } from '../import/import.store.ts';
import { lockProduct } from '../products/edit/panel-product.store.ts';
import { type KeyReused, type MovementRequest, movedBefore } from './moved-before.ts';
import { setStockCause } from './set-stock-cause.store.ts';

export interface StockMove extends Omit<MovementRequest, 'productId'> {
  readonly cause: 'receipt' | 'removal';
  /** More than nothing. */
  readonly quantity: Quantity;
}

type Refusal =
  | KeyReused
  | { readonly code: 'product-not-found' | 'stock-not-counted' | 'stock-too-large' }
  | { readonly code: 'stock-too-little'; readonly facts: { readonly stock: Quantity } };

/**
 * Adds what came in, or takes off what went out, whatever orders have taken since the person looked. A request that is sent again is
 * answered as before, and moves nothing.
 */
export const moveStock = (
  context: StaffContext,
  productId: ProductId,
  { key, cause, quantity, reason }: StockMove,
): Promise<Result<{ readonly stock: Quantity }, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const change = cause === 'receipt' ? quantity : -quantity;
    const done = await movedBefore(
      inside,
      { key, productId, cause, reason },
      (row) => (row.after ?? 0) - (row.before ?? 0) === change,
    );
    if (done !== undefined) return done.ok ? accept({ stock: thousandths(done.value.after ?? 0) }) : done;
    const product = await lockProduct(db, supplier.id, productId);
    if (product === undefined) return refuse({ code: 'product-not-found' });
    const before = product.stock;
    if (before === undefined) return refuse({ code: 'stock-not-counted' });
    const after = before + change;
    if (after < 0) return refuse({ code: 'stock-too-little', facts: { stock: before } });
    if (after > LARGEST_QUANTITY) return refuse({ code: 'stock-too-large' });
    await setStockCause(inside, { cause, reason, key });
    await setStock(db, supplier.id, new Map([[productId, after]]));
    await recordChange(inside, {
      action: cause === 'receipt' ? 'stock.received' : 'stock.taken',
      subjectId: productId,
      before: { stock: before },
      after: { stock: after, reason },
    });
    return accept({ stock: thousandths(after) });
  });
