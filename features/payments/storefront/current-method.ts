/**
 * The payment method that the user chose at a shop: shared by all pages and tabs, and stored between visits if the
 * cookie preferences allow it. Spec 4, supplier flow: the user's current method is kept if still offered, else the
 * first.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { isUuid, type PaymentMethodId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/client-storage.ts';
import { readConsented, writeConsented } from '#platform/web/consented-storage.ts';
import { methodsFor, type PaymentMethod, stillOfferedMethod } from '../domain/payment-method.ts';
import type { Asker } from './buyer.ts';
import { paymentMethodsQuery } from './payment-methods-query.ts';

/** A per-client key, so that it is removed at logout. */
const keyOf = ({ shop, session }: Asker): string => clientKey(session.clientId, `payment-${shop.id}`);

const listeners = new Set<() => void>();

/** Undefined before a choice, and on the server, whose pages are shared by all users. */
export function chosenMethod(asker: Asker): PaymentMethodId | undefined {
  if (typeof document === 'undefined') return undefined;
  const told = readConsented(keyOf(asker));
  return told !== null && isUuid(told) ? told : undefined;
}

export function chooseMethod(asker: Asker, id: PaymentMethodId): void {
  if (id === chosenMethod(asker)) return;
  writeConsented(keyOf(asker), id);
  for (const tell of listeners) tell();
}

/** Also notified when another tab chooses; ends with the signal. */
export function onMethodChosen(tell: () => void, signal: AbortSignal): void {
  listeners.add(tell);
  signal.addEventListener('abort', () => listeners.delete(tell));
  const heard = ({ key }: StorageEvent): void => {
    if (key?.includes('-payment-')) tell();
  };
  window.addEventListener('storage', heard, { signal });
}

/** The methods a client may pay with. Empty for visitors, whose pages are shared, so no method may influence their prices. */
export async function offeredMethods(
  asker: Asker,
  queryClient: QueryClient,
): Promise<readonly PaymentMethod[]> {
  const { authenticated, choosing } = asker.session;
  if (!authenticated || choosing) return [];
  return queryClient.ensureQueryData(paymentMethodsQuery(asker)).catch(() => []);
}

/** The chosen method if it is offered for this delivery type, else the first. */
export const currentMethod = (
  asker: Asker,
  offered: readonly PaymentMethod[],
  deliveryType: DeliveryType,
): PaymentMethodId | undefined =>
  stillOfferedMethod(methodsFor(offered, deliveryType), chosenMethod(asker))?.id;
