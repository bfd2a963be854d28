import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { putBack } from '../../../domain/stock/store-stock.ts';
import { setStockCause } from '../set-stock-cause.store.ts';
import { changeStock, lockStock } from '../stock.store.ts';
import { quantityByProduct, type StockLine } from '../take-stock.ts';
import { lockNamedStores, nameOfStore } from './named-stores.ts';
import { lockProductsAtStore, setStoreStock } from './store-stock.store.ts';

interface ReturnedTo {
  readonly storeId: string;
  readonly lines: readonly StockLine[];
  readonly reason: string;
}

/**
 * Goods that came back are put on a store's shelves, in the transaction that records their return: what can be sold rises, and what the
 * store has by the same. Those whose stock is not counted are left out. Returns the store's name.
 */
export async function returnToStore(
  context: Context,
  { storeId, lines, reason }: ReturnedTo,
): Promise<Result<string, { readonly code: 'store-not-found' }>> {
  const { db, supplier } = context;
  const returned = quantityByProduct(lines);
  const ids = (await lockStock(db, supplier.id, [...returned.keys()])).map(({ productId }) => productId);
  const names = await lockNamedStores(context, [storeId]);
  if (names === undefined) return refuse({ code: 'store-not-found' });
  const name = nameOfStore(names.get(storeId));
  if (ids.length === 0) return accept(name);
  const there = await lockProductsAtStore(db, supplier.id, storeId, ids);
  const stores = new Map(
    ids.map((id) => [id, [{ name, ...putBack(storeId, there.get(id), returned.get(id) ?? 0) }]]),
  );
  await setStockCause(context, { cause: 'return', reason, stores });
  await changeStock(db, supplier.id, returned);
  await setStoreStock(db, supplier.id, stores);
  return accept(name);
}
