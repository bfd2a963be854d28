import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { addProductEndpoint, copyProductEndpoint } from '../../contract/lists.endpoints.ts';
import { type WaitingAddition, type WaitingAdditions, waitingAdditions } from './waiting-additions.ts';

/**
 * Sends what waits, and says what became of it. Returns whether anything was sent. One window at a time; what is not answered waits
 * on.
 */
export async function sendAdditions(buyer: Buyer): Promise<boolean> {
  if (!buyer.session.authenticated) return false;
  const waiting = waitingAdditions(buyer);
  if (waiting.all().length === 0) return false;
  const work = () => sendAll(buyer, waiting);
  // A browser without locks may send twice, which changes nothing.
  if (navigator.locks === undefined) return work();
  return navigator.locks.request(waiting.name, { ifAvailable: true }, (lock) =>
    lock === null ? false : work(),
  );
}

async function sendAll(buyer: Buyer, waiting: WaitingAdditions): Promise<boolean> {
  const arrived: WaitingAddition[] = [];
  for (const addition of waiting.all()) {
    try {
      await send(buyer, addition);
      arrived.push(addition);
    } catch (error) {
      const isFinal =
        error instanceof ApiRefusal && error.status < 500 && error.status !== 401 && error.status !== 429;
      if (!isFinal) break;
      sayRefused(addition, error);
    }
    waiting.remove(addition);
  }
  sayArrived(arrived);
  return arrived.length > 0;
}

async function send({ api, shop }: Buyer, { listId, productId, from }: WaitingAddition): Promise<void> {
  const params = { idfornecedor: shop.id, idproduto: productId };
  if (from === undefined) await api.call(addProductEndpoint, { params, body: { idlista: listId } });
  else
    await api.call(copyProductEndpoint, {
      params: { ...params, idlista: listId },
      body: { idlistaorigem: from },
    });
}

const sayRefused = ({ productName, listName }: WaitingAddition, { message }: ApiRefusal): void =>
  showToast({ text: `“${productName}” não entrou na lista “${listName}”: ${message}`, tone: 'error' });

function sayArrived(additions: readonly WaitingAddition[]): void {
  const [first] = additions;
  if (first === undefined) return;
  const text =
    additions.length === 1
      ? `“${first.productName}” entrou na lista “${first.listName}”.`
      : `${additions.length} produtos entraram nas suas listas.`;
  showToast({ text });
}
