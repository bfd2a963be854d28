import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { LARGEST_QUANTITY, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { setStock } from '../import/import.store.ts';
import { lockProduct } from '../products/edit/panel-product.store.ts';
import { becauseOf } from './stock-cause.store.ts';

export interface StockMove {
  readonly cause: 'receipt' | 'removal';
  /** More than nothing. */
  readonly quantity: Quantity;
  readonly reason: string;
}

type Refusal =
  | { readonly code: 'product-not-found' | 'stock-not-counted' | 'stock-too-large' }
  | { readonly code: 'stock-too-little'; readonly facts: { readonly stock: Quantity } };

/** Adds what came in, or takes off what went out, whatever orders have taken since the person looked. */
export const moveStock = (
  context: StaffContext,
  productId: ProductId,
  { cause, quantity, reason }: StockMove,
): Promise<Result<{ readonly stock: Quantity }, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const product = await lockProduct(db, supplier.id, productId);
    if (product === undefined) return refuse({ code: 'product-not-found' });
    const before = product.stock;
    if (before === undefined) return refuse({ code: 'stock-not-counted' });
    const after = cause === 'receipt' ? before + quantity : before - quantity;
    if (after < 0) return refuse({ code: 'stock-too-little', facts: { stock: before } });
    if (after > LARGEST_QUANTITY) return refuse({ code: 'stock-too-large' });
    await becauseOf(inside, { cause, reason });
    await setStock(db, supplier.id, new Map([[productId, after]]));
    await recordChange(inside, {
      action: cause === 'receipt' ? 'stock.received' : 'stock.taken',
      subjectId: productId,
      before: { stock: before },
      after: { stock: after, reason },
    });
    return accept({ stock: thousandths(after) });
  });
