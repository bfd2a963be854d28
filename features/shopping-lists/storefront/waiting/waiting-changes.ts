/**
 * What a client changed in lists and the shop does not have yet, in the browser's storage. It is sent once there is a connection:
 * sending it again changes nothing.
 */
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { clientKey, forgetStored, readStored, writeStored } from '#platform/web/storage/client-storage.ts';
import type { ListId } from '../../domain/shopping-list.ts';
import { isQuantity, parseWaiting, type WaitingChange, type WaitingQuantity } from './waiting-change.ts';

export interface WaitingChanges {
  all(): readonly WaitingChange[];
  /** Quantities of this list's products. */
  of(listId: ListId): readonly WaitingQuantity[];
  put(change: WaitingChange): void;
  /** It has arrived, or was refused for good. A later change of the same product stays. */
  remove(change: WaitingChange): void;
  /** Names the queue, for a lock among the browser's windows. */
  readonly name: string;
}

const MAX = 200;

/** As many as the call accepts. */
const MAX_KNOWN = 3;

export function waitingChanges({ shop, session }: Pick<Buyer, 'shop' | 'session'>): WaitingChanges {
  const key = clientKey(session.clientId, `lists-${shop.id}`);
  const all = (): readonly WaitingChange[] => parseWaiting(readStored(key));
  const write = (changes: readonly WaitingChange[]): void => {
    if (changes.length === 0) forgetStored(key);
    else writeStored(key, JSON.stringify(changes.slice(-MAX)));
    for (const notify of followers) notify();
  };
  return {
    all,
    of: (listId) =>
      all()
        .filter(isQuantity)
        .filter((change) => change.listId === listId),
    put: (change) => {
      const former = all().find((each) => isSame(each, change));
      write([...all().filter((each) => !isSame(each, change)), joined(former, change)]);
    },
    remove: (change) =>
      write(all().filter((each) => !isSame(each, change) || each.quantity !== change.quantity)),
    name: key,
  };
}

const followers = new Set<() => void>();

/** Calls `notify` after each change of what waits, in this window and in others. */
export function followWaiting(notify: () => void): () => void {
  followers.add(notify);
  globalThis.addEventListener('storage', notify);
  return () => {
    followers.delete(notify);
    globalThis.removeEventListener('storage', notify);
  };
}

const isSame = (one: WaitingChange, other: WaitingChange): boolean =>
  one.listId === other.listId && one.productId === other.productId;

/** Both changes of one product as one. */
function joined(former: WaitingChange | undefined, change: WaitingChange): WaitingChange {
  if (former === undefined || !isQuantity(former)) return change;
  // Added again after it was taken out, it is back; else it is there.
  if (!isQuantity(change)) return former.quantity > 0 ? former : change;
  // The former may have been sent without an answer: the list has what it replaced, or itself.
  const [first = former.quantity, ...others] = [...former.known, former.quantity];
  return { ...change, known: [first, ...others.slice(1 - MAX_KNOWN)] };
}
