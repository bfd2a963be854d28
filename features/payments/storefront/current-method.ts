/**
 * The way of paying that the shopper chose at a shop: one for all its pages and tabs, kept between visits where the cookie
 * preferences allow it. Spec 4, supplier flow: the user's current method is kept if still offered.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { isUuid, type PaymentMethodId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/client-storage.ts';
import { keepTold, readTold } from '#platform/web/told-storage.ts';
import { methodsFor } from '../domain/choose-method.ts';
import type { Asker } from './buyer.ts';
import { paymentMethodsQuery } from './payment-methods-query.ts';

/** Named as a client's, so that it goes at logout. */
const keyOf = ({ shop, session }: Asker): string => clientKey(session.clientId, `payment-${shop.id}`);

const listeners = new Set<() => void>();

/** Undefined before a choice, and on the server, whose pages are the same for everyone. */
export function chosenMethod(asker: Asker): PaymentMethodId | undefined {
  if (typeof document === 'undefined') return undefined;
  const told = readTold(keyOf(asker));
  return told !== null && isUuid(told) ? told : undefined;
}

export function chooseMethod(asker: Asker, id: PaymentMethodId): void {
  if (id === chosenMethod(asker)) return;
  keepTold(keyOf(asker), id);
  for (const tell of listeners) tell();
}

/** Also when another tab chooses; until the signal. */
export function onMethodChosen(tell: () => void, signal: AbortSignal): void {
  listeners.add(tell);
  signal.addEventListener('abort', () => listeners.delete(tell));
  const heard = ({ key }: StorageEvent): void => {
    if (key?.includes('-payment-')) tell();
  };
  window.addEventListener('storage', heard, { signal });
}

/** The chosen one, as long as it is offered for what is received so. Who has chosen none asks nothing. */
export async function currentMethod(
  asker: Asker,
  deliveryType: DeliveryType,
  queryClient: QueryClient,
): Promise<PaymentMethodId | undefined> {
  const chosen = chosenMethod(asker);
  if (chosen === undefined) return undefined;
  const offered = await queryClient.ensureQueryData(paymentMethodsQuery(asker)).catch(() => []);
  return methodsFor(offered, deliveryType).find(({ id }) => id === chosen)?.id;
}
