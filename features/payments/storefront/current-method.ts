/**
 * The way of paying that the shopper chose at a shop: one for all its pages and tabs, kept between visits where the cookie
 * preferences allow it. Spec 4, supplier flow: the user's current method is kept if still offered, else the first.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { isUuid, type PaymentMethodId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/client-storage.ts';
import { keepTold, readTold } from '#platform/web/told-storage.ts';
import { keptMethod, methodsFor } from '../domain/choose-method.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
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

/** What a client may pay with. A visitor pays nothing and has no current method: visitors' pages are one for all. */
export async function offeredMethods(
  asker: Asker,
  queryClient: QueryClient,
): Promise<readonly PaymentMethod[]> {
  const { authenticated, choosing } = asker.session;
  if (!authenticated || choosing) return [];
  return queryClient.ensureQueryData(paymentMethodsQuery(asker)).catch(() => []);
}

/** The chosen one, as long as it is offered for what is received so; else the first. */
export const currentMethod = (
  asker: Asker,
  offered: readonly PaymentMethod[],
  deliveryType: DeliveryType,
): PaymentMethodId | undefined => keptMethod(methodsFor(offered, deliveryType), chosenMethod(asker))?.id;
