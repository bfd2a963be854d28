import { type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { pickedUp } from '../../../domain/stock/store-stock.ts';
import { lockStock } from '../stock.store.ts';
import { quantityByProduct, type StockLine } from '../take-stock.ts';
import { nameOfStore } from './named-stores.ts';
import { addStoreMovements, type StoreMovement } from './store-movements.store.ts';
import { lockProductsAtStore, productsAtStore, setStoreStock } from './store-stock.store.ts';

interface PickedUp {
  readonly store: { readonly storeId: string; readonly name: string };
  readonly lines: readonly StockLine[];
  readonly reason: string;
}

/**
 * An order's goods leave the store where they were picked up, in the transaction that moves the order. The order has taken them from what
 * can be sold when it was made. One query where the shop does not place these products at that store.
 */
export async function pickUpStock(context: Context, { store, lines, reason }: PickedUp): Promise<void> {
  const { db, supplier } = context;
  const ordered = quantityByProduct(lines);
  const ids = await productsAtStore(db, supplier.id, store.storeId, [...ordered.keys()]);
  if (ids.length === 0) return;
  const levels = await lockStock(db, supplier.id, ids);
  const there = await lockProductsAtStore(db, supplier.id, store.storeId, ids);
  const movements = levels.flatMap(({ productId, quantity: stock }): StoreMovement[] => {
    const before: Quantity | undefined = there.get(productId);
    if (before === undefined) return [];
    const after = pickedUp(before, ordered.get(productId) ?? 0);
    const change = { storeId: store.storeId, name: nameOfStore(store.name), before, after };
    return [{ productId, cause: 'pickup', stock: thousandths(stock), reason, stores: [change] }];
  });
  await setStoreStock(
    db,
    supplier.id,
    new Map(movements.map(({ productId, stores }) => [productId, stores])),
  );
  await addStoreMovements(context, movements);
}
