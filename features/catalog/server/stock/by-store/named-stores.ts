import { UNNAMED_STORE } from '#features/suppliers/domain/shop-details.ts';
import { lockStores } from '#features/suppliers/server/stores.store.ts';
import type { Context } from '#platform/db/context.ts';
import type { NamedStoreChange } from '../../../domain/stock/stock-movement.ts';
import type { StoreChange } from '../../../domain/stock/store-stock.ts';

type Names = ReadonlyMap<string, string>;

/** The names of these stores, which do not end before the transaction does; undefined where the shop has not all of them. */
export async function lockNamedStores(
  { db, supplier }: Context,
  ids: readonly (string | undefined)[],
): Promise<Names | undefined> {
  const wanted = ids.filter((id) => id !== undefined);
  const names = await lockStores(db, supplier.id, wanted);
  return wanted.every((id) => names.has(id)) ? names : undefined;
}

export const nameOfStore = (name: string | undefined): string =>
  name === undefined || name === '' ? UNNAMED_STORE : name;

export const nameChanges = (changes: readonly StoreChange[], names: Names): NamedStoreChange[] =>
  changes.map((change) => ({ ...change, name: nameOfStore(names.get(change.storeId)) }));
