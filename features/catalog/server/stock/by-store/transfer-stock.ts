import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { ProductId } from '#kernel/ids.ts';
import { NONE } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { NamedStoreChange } from '../../../domain/stock/stock-movement.ts';
import {
  isTransfer,
  type Transfer,
  type TransferRefusal,
  transferStock,
} from '../../../domain/stock/store-stock.ts';
import { lockProduct } from '../../products/edit/panel-product.store.ts';
import type { ReservedGoods } from '../list-stock.ts';
import { type KeyReused, movedBefore } from '../moved-before.ts';
import { lockNamedStores, nameChanges } from './named-stores.ts';
import { addStoreMovements } from './store-movements.store.ts';
import { lockStoresOfProduct, setStoreStock } from './store-stock.store.ts';

export interface StockTransfer extends Transfer {
  /** The same for every try of one request. */
  readonly key: string;
  readonly reason: string;
}

type Refusal =
  | KeyReused
  | TransferRefusal
  | { readonly code: 'product-not-found' | 'store-not-found' | 'stock-not-counted' };

/**
 * Takes goods of a product from a store to another, or to or from no store. What can be sold stays, whatever orders take meanwhile. A
 * request that is sent again is answered as before, and moves nothing.
 */
export const transferBetweenStores = (
  context: StaffContext,
  productId: ProductId,
  { key, reason, ...wish }: StockTransfer,
  reservedGoods: ReservedGoods,
): Promise<Result<readonly NamedStoreChange[], Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const done = await movedBefore(inside, { key, productId, cause: 'transfer', reason }, ({ stores }) =>
      isTransfer(stores ?? [], wish),
    );
    if (done !== undefined) return done.ok ? accept(done.value.stores ?? []) : done;
    const product = await lockProduct(db, supplier.id, productId);
    if (product === undefined) return refuse({ code: 'product-not-found' });
    const names = await lockNamedStores(inside, [wish.from, wish.to]);
    if (names === undefined) return refuse({ code: 'store-not-found' });
    const { stock } = product;
    if (stock === undefined) return refuse({ code: 'stock-not-counted' });
    const stores = await lockStoresOfProduct(db, supplier.id, productId);
    const reserved = await reservedGoods(db, supplier.id, wish.from === undefined ? [productId] : []);
    const moved = transferStock({ stock, stores }, wish, reserved.get(productId) ?? NONE);
    if (!moved.ok) return moved;
    const changes = nameChanges(moved.value, names);
    await setStoreStock(db, supplier.id, new Map([[productId, changes]]));
    await addStoreMovements(inside, [{ productId, cause: 'transfer', stock, reason, key, stores: changes }]);
    await recordChange(inside, {
      action: 'stock.transferred',
      subjectId: productId,
      before: { stores: changes.map(({ name, before }) => ({ name, stock: before })) },
      after: { stores: changes.map(({ name, after }) => ({ name, stock: after })), reason },
    });
    return accept(changes);
  });
