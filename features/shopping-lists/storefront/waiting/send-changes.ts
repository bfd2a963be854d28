import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { defined } from '#kernel/defined.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { addProductEndpoint, copyProductEndpoint, saveListEndpoint } from '../../contract/lists.endpoints.ts';
import { conflictsFromWire, itemChangeToWire } from '../../contract/lists.wire.ts';
import type { ItemConflict } from '../../domain/change-items.ts';
import { type SentConflict, sayArrived, sayConflicts, sayRefused } from './say-sent.ts';
import {
  isQuantity,
  type WaitingAddition,
  type WaitingChange,
  type WaitingQuantity,
} from './waiting-change.ts';
import { type WaitingChanges, waitingChanges } from './waiting-changes.ts';

/**
 * Sends what waits, and says what became of it. Returns whether anything was sent. One window at a time; what is not answered waits
 * on.
 */
export async function sendChanges(buyer: Buyer): Promise<boolean> {
  if (!buyer.session.authenticated) return false;
  const waiting = waitingChanges(buyer);
  if (waiting.all().length === 0) return false;
  const work = () => sendAll(buyer, waiting);
  // A browser without locks may send twice, which changes nothing.
  if (navigator.locks === undefined) return work();
  return navigator.locks.request(waiting.name, { ifAvailable: true }, (lock) =>
    lock === null ? false : work(),
  );
}

async function sendAll(buyer: Buyer, waiting: WaitingChanges): Promise<boolean> {
  const arrived: WaitingChange[] = [];
  const conflicts: SentConflict[] = [];
  for (const change of waiting.all()) {
    try {
      const conflict = isQuantity(change)
        ? await sendQuantity(buyer, change)
        : await sendAddition(buyer, change);
      if (conflict === undefined) arrived.push(change);
      else conflicts.push({ ...conflict, change });
    } catch (error) {
      if (!isFinal(error)) break;
      sayRefused(change, error);
    }
    waiting.remove(change);
  }
  sayArrived(arrived);
  sayConflicts(conflicts);
  return arrived.length + conflicts.length > 0;
}

/** Whether the same call would be refused again. */
export const isFinal = (error: unknown): error is ApiRefusal =>
  error instanceof ApiRefusal && error.status < 500 && error.status !== 401 && error.status !== 429;

/** Returns what the list has now where somebody else has changed the product, too. */
async function sendQuantity(
  { api, shop }: Buyer,
  { listId, productId, quantity, known, place }: WaitingQuantity,
): Promise<ItemConflict | undefined> {
  const change = itemChangeToWire({ productId, quantity, known, ...defined({ place }) });
  const { conflitos } = await api.call(saveListEndpoint, {
    params: { idfornecedor: shop.id },
    body: { idlista: listId, produtos: [change] },
  });
  return conflictsFromWire(conflitos)[0];
}

async function sendAddition(
  { api, shop }: Buyer,
  { listId, productId, from }: WaitingAddition,
): Promise<undefined> {
  const params = { idfornecedor: shop.id, idproduto: productId };
  if (from === undefined) await api.call(addProductEndpoint, { params, body: { idlista: listId } });
  else
    await api.call(copyProductEndpoint, {
      params: { ...params, idlista: listId },
      body: { idlistaorigem: from },
    });
}
