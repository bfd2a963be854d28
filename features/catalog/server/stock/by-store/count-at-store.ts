import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { type CountRefusal, countStore } from '../../../domain/stock/store-stock.ts';
import { setStock } from '../../import/import.store.ts';
import { lockProduct } from '../../products/edit/panel-product.store.ts';
import { type KeyReused, movedBefore } from '../moved-before.ts';
import { setStockCause } from '../set-stock-cause.store.ts';
import { lockNamedStores, nameChanges } from './named-stores.ts';
import { addStoreMovements } from './store-movements.store.ts';
import { lockStoresOfProduct, setStoreStock } from './store-stock.store.ts';

export interface StoreCount {
  /** The same for every try of one request. */
  readonly key: string;
  /** What the person saw at the store. */
  readonly seen: Quantity;
  readonly counted: Quantity;
  /** How much of it was in no store until now. */
  readonly placed: Quantity;
  readonly reason: string;
}

interface Counted {
  /** What can be sold, afterwards. */
  readonly stock: Quantity;
}

type Refusal =
  | KeyReused
  | CountRefusal
  | { readonly code: 'product-not-found' | 'store-not-found' | 'stock-not-counted' }
  | { readonly code: 'store-stock-changed'; readonly facts: { readonly there: Quantity } };

/**
 * Sets what somebody counted on a store's shelves, unless it has changed there since they saw it; what can be sold changes by the
 * difference, less what was in no store. Their request that is sent again is answered as before.
 */
export const countAtStore = (
  context: StaffContext,
  productId: ProductId,
  storeId: string,
  { key, seen, counted, placed, reason }: StoreCount,
): Promise<Result<Counted, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const done = await movedBefore(
      inside,
      { key, productId, cause: 'correction', reason },
      ({ stores, before, after }) =>
        stores?.[0]?.storeId === storeId &&
        stores[0].after === counted &&
        (after ?? 0) - (before ?? 0) === counted - stores[0].before - placed,
    );
    if (done !== undefined) return done.ok ? accept({ stock: thousandths(done.value.after ?? 0) }) : done;
    const product = await lockProduct(db, supplier.id, productId);
    if (product === undefined) return refuse({ code: 'product-not-found' });
    const names = await lockNamedStores(inside, [storeId]);
    if (names === undefined) return refuse({ code: 'store-not-found' });
    const { stock } = product;
    if (stock === undefined) return refuse({ code: 'stock-not-counted' });
    const stores = await lockStoresOfProduct(db, supplier.id, productId);
    const there = stores.get(storeId) ?? NONE;
    if (there !== seen) return refuse({ code: 'store-stock-changed', facts: { there } });
    const result = countStore({ stock, stores }, storeId, counted, placed);
    if (!result.ok) return result;
    if (there === counted) return accept({ stock });
    const changes = nameChanges([result.value.change], names);
    if (result.value.stock === stock)
      // The trigger writes a movement only where the figure changes.
      await addStoreMovements(inside, [
        { productId, cause: 'correction', stock, reason, key, stores: changes },
      ]);
    else {
      await setStockCause(inside, {
        ...{ cause: 'correction', reason, key },
        stores: new Map([[productId, changes]]),
      });
      await setStock(db, supplier.id, new Map([[productId, result.value.stock]]));
    }
    await setStoreStock(db, supplier.id, new Map([[productId, changes]]));
    await recordChange(inside, {
      action: 'stock.counted',
      subjectId: productId,
      before: { stock, stores: changes.map(({ name, before }) => ({ name, stock: before })) },
      after: {
        stock: result.value.stock,
        stores: changes.map(({ name, after }) => ({ name, stock: after })),
        reason,
      },
    });
    return accept({ stock: result.value.stock });
  });
