/**
 * Products that a client put into lists without a connection, in the browser's storage until the shop has them. They are sent once:
 * a product that is in the list already changes nothing.
 */
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { isUuid, type ProductId } from '#kernel/ids.ts';
import { clientKey, forgetStored, readStored, writeStored } from '#platform/web/storage/client-storage.ts';
import type { ListId } from '../../domain/shopping-list.ts';

export interface WaitingAddition {
  readonly listId: ListId;
  /** Names for messages. */
  readonly listName: string;
  readonly productId: ProductId;
  readonly productName: string;
  /** The list that it is copied from, with its quantity there. */
  readonly from?: ListId;
}

export interface WaitingAdditions {
  all(): readonly WaitingAddition[];
  add(addition: WaitingAddition): void;
  /** It has arrived, or was refused for good. */
  remove(addition: WaitingAddition): void;
  /** Names the queue, for a lock among the browser's windows. */
  readonly name: string;
}

const MAX = 200;

export function waitingAdditions({ shop, session }: Pick<Buyer, 'shop' | 'session'>): WaitingAdditions {
  const key = clientKey(session.clientId, `lists-${shop.id}`);
  const all = (): readonly WaitingAddition[] => parsed(readStored(key));
  const write = (additions: readonly WaitingAddition[]): void => {
    if (additions.length === 0) forgetStored(key);
    else writeStored(key, JSON.stringify(additions.slice(-MAX)));
  };
  return {
    all,
    add: (addition) => write([...all().filter((each) => !isSame(each, addition)), addition]),
    remove: (addition) => write(all().filter((each) => !isSame(each, addition))),
    name: key,
  };
}

const isSame = (one: WaitingAddition, other: WaitingAddition): boolean =>
  one.listId === other.listId && one.productId === other.productId;

function parsed(text: string | null): readonly WaitingAddition[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAddition) : [];
  } catch {
    return [];
  }
}

function isAddition(value: unknown): value is WaitingAddition {
  const { listId, listName, productId, productName, from } = (value ?? {}) as Partial<WaitingAddition>;
  const ids = [listId, productId, ...(from === undefined ? [] : [from])];
  return (
    ids.every((id) => typeof id === 'string' && isUuid(id)) &&
    typeof listName === 'string' &&
    typeof productName === 'string'
  );
}
