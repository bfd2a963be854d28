/**
 * The payment method by which a shop's prices are shown. A client's is stored with the client and comes with the session; a
 * visitor's is stored in the browser, if the cookie preferences allow it. Shared by all pages and tabs. Spec 3,
 * formaPagamentoActive; spec 4, supplier flow: the user's current method is kept if still offered, else the first.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Asker } from '#features/accounts/storefront/buyer.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { clientKey } from '#platform/web/storage/client-storage.ts';
import { readConsented, writeConsented } from '#platform/web/storage/consented-storage.ts';
import { methodsFor, type PaymentMethod, stillOfferedMethod } from '../domain/payment-method.ts';
import { paymentMethodsQuery } from './payment-methods-query.ts';
import { markUnsaved, unsavedMethod, validId } from './unsaved-method.ts';

/** A per-client key, so that it is removed at logout. */
const keyOf = ({ shop, session }: Asker): string => clientKey(session.clientId, `payment-${shop.id}`);

/** Choices since the page was loaded, newer than the session's, by their storage key. */
const newer = new Map<string, PaymentMethodId>();
const listeners = new Set<() => void>();

/** Undefined before a choice, and for visitors on the server, whose pages are shared by all. */
export function chosenMethod(asker: Asker): PaymentMethodId | undefined {
  const { paymentMethodId } = asker.session;
  if (typeof document === 'undefined') return paymentMethodId;
  return (
    newer.get(keyOf(asker)) ?? unsavedMethod(asker) ?? paymentMethodId ?? validId(readConsented(keyOf(asker)))
  );
}

/** Also for what an earlier page could not save; tries again on the next page if that fails. */
export function saveChoice(asker: Asker): void {
  const id = unsavedMethod(asker);
  if (id === undefined) return;
  // The page's session is older than the choice, also once this is saved.
  newer.set(keyOf(asker), id);
  void import('./save-method.ts').then(({ saveMethod }) => saveMethod(asker, id)).catch(() => undefined);
}

/** Applies at once; a client's choice is saved in the background. */
export function chooseMethod(asker: Asker, id: PaymentMethodId): void {
  if (id === chosenMethod(asker)) return;
  newer.set(keyOf(asker), id);
  // For a client this only notifies other tabs.
  writeConsented(keyOf(asker), id);
  if (asker.session.authenticated) {
    markUnsaved(asker, id);
    saveChoice(asker);
  }
  for (const listener of listeners) listener();
}

/** Also notified when another tab chooses; ends with the signal. */
export function onMethodChosen(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    const id = validId(newValue);
    if (!key?.includes('-payment-') || id === undefined) return;
    newer.set(key, id);
    listener();
  };
  window.addEventListener('storage', onStorage, { signal });
}

/** The methods that the shop shows to this user; none to a representative without a client. */
export async function shownMethods(
  asker: Asker,
  queryClient: QueryClient,
): Promise<readonly PaymentMethod[]> {
  if (asker.session.choosing) return [];
  return queryClient.ensureQueryData(paymentMethodsQuery(asker)).catch(() => []);
}

/** The methods that prices depend on. Empty for visitors who have not chosen, whose pages are shared. */
export async function offeredMethods(
  asker: Asker,
  queryClient: QueryClient,
): Promise<readonly PaymentMethod[]> {
  const shared = !asker.session.authenticated && chosenMethod(asker) === undefined;
  return shared ? [] : shownMethods(asker, queryClient);
}

/** The chosen method if it is offered for this delivery type, else the first. */
export const currentMethod = (
  asker: Asker,
  offered: readonly PaymentMethod[],
  deliveryType: DeliveryType,
): PaymentMethodId | undefined =>
  stillOfferedMethod(methodsFor(offered, deliveryType), chosenMethod(asker))?.id;
