import { lockStores } from '#features/suppliers/server/stores.store.ts';
import type { Context } from '#platform/db/context.ts';
import { nameOfStore } from './named-stores.ts';
import { addMovementsOfEndedStore } from './store-movements.store.ts';
import { lockAllAtStore } from './store-stock.store.ts';

/**
 * What a store has is in no store afterwards, in the transaction that removes it: its rows end with it. To be called before the store's row
 * is deleted; a transfer that is under way is waited for.
 */
export async function returnStoreStock(
  context: Context,
  store: { readonly id: string; readonly name: string },
): Promise<void> {
  const { db, supplier } = context;
  await lockStores(db, supplier.id, [store.id], 'update');
  await lockAllAtStore(db, supplier.id, store.id);
  await addMovementsOfEndedStore(
    context,
    { id: store.id, name: nameOfStore(store.name) },
    `Loja removida: ${nameOfStore(store.name)}`,
  );
}
