import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ListId } from '../domain/shopping-list.ts';
import { writeItems } from './items.store.ts';
import { insertList } from './lists.store.ts';

export interface ListBySkus {
  readonly name: string;
  /** Of a suggested list. */
  readonly description?: string;
  /** Thousandths, by SKU. */
  readonly goods: Readonly<Record<string, number>>;
}

/** Adds lists to a client, or without one suggests them to all, in a shop whose products exist already. Returns their ids. */
export async function putLists(
  db: Db,
  supplierId: SupplierId,
  lists: readonly ListBySkus[],
  { clientId, now }: { readonly clientId?: ClientId; readonly now: Instant },
): Promise<ListId[]> {
  const made: ListId[] = [];
  for (const { name, description, goods } of lists) {
    const found = await productsByCodes(db, supplierId, Object.keys(goods));
    const items = Object.entries(goods).map(([sku, quantity], index) => {
      const productId = found.get(sku);
      if (productId === undefined) throw new Error(`${name}: there is no ${sku}`);
      return { productId, quantity: thousandths(quantity), place: index };
    });
    const id = newId();
    await insertList(db, supplierId, { id, name, now, ...defined({ clientId, description }) });
    await writeItems(db, supplierId, id, { before: [], after: items });
    made.push(id);
  }
  return made;
}
