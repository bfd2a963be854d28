import type { ClientId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { ownLists } from './lists.store.ts';

export interface ClientList {
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
  readonly updatedAt: Instant;
}

/** A client's own lists at the shop, as far as the acting user sees them: the shop's staff see those that are shared. */
export async function listsOfClient(
  { db, supplier, actor }: Context,
  clientId: ClientId,
): Promise<readonly ClientList[]> {
  const lists = await ownLists(db, {
    supplierId: supplier.id,
    clientId,
    ...(actor.kind === 'customer' ? { userId: actor.userId } : {}),
  });
  return lists.map(({ id, name, productCount, updatedAt }) => ({
    id,
    name,
    productCount: Number(productCount),
    updatedAt: updatedAt.getTime(),
  }));
}
