import type { Asker } from '#features/accounts/storefront/buyer.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { failureKind } from '#platform/web/failure-kind.ts';
import { choosePaymentMethodEndpoint } from '../contract/methods/payment-methods.endpoints.ts';
import { markSaved, unsavedMethod } from './unsaved-method.ts';

/** A page that was asked for before the choice was saved shows the former one: it learns this one from the browser. Milliseconds. */
const NEXT_PAGE = 3_000;

/** Saved one after the other: of two calls at once the server might see the later first. */
let saving: Promise<void> = Promise.resolve();

/** Stores the client's choice with the client. A choice that was replaced meanwhile is not sent. */
export function saveMethod(asker: Asker, id: PaymentMethodId): Promise<void> {
  saving = saving.catch(() => undefined).then(() => save(asker, id));
  return saving;
}

async function save(asker: Asker, id: PaymentMethodId): Promise<void> {
  const isCurrent = (): boolean => (unsavedMethod(asker) ?? id) === id;
  if (!isCurrent()) return;
  const { api, shop, session } = asker;
  try {
    await api.call(choosePaymentMethodEndpoint, {
      params: { idcliente: session.clientId, idfornecedor: shop.id },
      body: { idformapagto: id },
    });
  } catch (error) {
    // A method that is refused would be refused again.
    if (failureKind(error) !== 'refused') throw error;
  }
  setTimeout(() => {
    if (unsavedMethod(asker) === id) markSaved(asker);
  }, NEXT_PAGE);
}
