import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { NamedStoreChange } from '../../domain/stock/stock-movement.ts';
import { type MoveAtStoreRefusal, moveAtStore } from '../../domain/stock/store-stock.ts';
import { setStock } from '../import/import.store.ts';
import { lockProduct } from '../products/edit/panel-product.store.ts';
import { lockNamedStores, nameChanges } from './by-store/named-stores.ts';
import { lockStoresOfProduct, setStoreStock } from './by-store/store-stock.store.ts';
import { type KeyReused, type MovementRequest, movedBefore } from './moved-before.ts';
import { setStockCause } from './set-stock-cause.store.ts';

export interface StockMove extends Omit<MovementRequest, 'productId'> {
  readonly cause: 'receipt' | 'removal';
  /** More than nothing. */
  readonly quantity: Quantity;
  /** Where it was put, or taken from; undefined: no store. */
  readonly storeId?: string;
}

type Refusal =
  | KeyReused
  | MoveAtStoreRefusal
  | { readonly code: 'product-not-found' | 'store-not-found' | 'stock-not-counted' };

/**
 * Adds what came in, or takes off what went out, whatever orders have taken since the person looked; at a store, its part changes by the
 * same. A request that is sent again is answered as before, and moves nothing.
 */
export const moveStock = (
  context: StaffContext,
  productId: ProductId,
  { key, cause, quantity, reason, storeId }: StockMove,
): Promise<Result<{ readonly stock: Quantity }, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const change = cause === 'receipt' ? quantity : -quantity;
    const done = await movedBefore(
      inside,
      { key, productId, cause, reason },
      ({ before, after, stores }) =>
        (after ?? 0) - (before ?? 0) === change && stores?.[0]?.storeId === storeId,
    );
    if (done !== undefined) return done.ok ? accept({ stock: thousandths(done.value.after ?? 0) }) : done;
    const product = await lockProduct(db, supplier.id, productId);
    if (product === undefined) return refuse({ code: 'product-not-found' });
    const names = await lockNamedStores(inside, [storeId]);
    if (names === undefined) return refuse({ code: 'store-not-found' });
    const before = product.stock;
    if (before === undefined) return refuse({ code: 'stock-not-counted' });
    const stores = await lockStoresOfProduct(db, supplier.id, productId);
    const moved = moveAtStore({ stock: before, stores }, storeId, change);
    if (!moved.ok) return moved;
    const { stock } = moved.value;
    const changes = nameChanges(moved.value.changes, names);
    const byProduct = new Map([[productId, changes]]);
    await setStockCause(inside, {
      ...{ cause, reason, key },
      ...(storeId === undefined ? {} : { stores: byProduct }),
    });
    await setStock(db, supplier.id, new Map([[productId, stock]]));
    await setStoreStock(db, supplier.id, byProduct);
    await recordChange(inside, {
      action: cause === 'receipt' ? 'stock.received' : 'stock.taken',
      subjectId: productId,
      before: { stock: before, ...audited(changes, 'before') },
      after: { stock, ...audited(changes, 'after'), reason },
    });
    return accept({ stock });
  });

const audited = (changes: readonly NamedStoreChange[], when: 'before' | 'after') =>
  changes.length === 0 ? {} : { stores: changes.map((one) => ({ name: one.name, stock: one[when] })) };
