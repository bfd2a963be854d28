/**
 * Looks for the suppliers that cover an address chosen at the checkout, after its creation, or by the shop's tags.
 * Spec 4, address flow. The header's chooser and the shop's entry do their own look-up before the choice.
 */

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import type { Address } from '#features/addresses/domain/address.ts';
import { addressByTags } from '#features/addresses/domain/chosen-address.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { chosenPlace, onPlaceChosen } from '#features/addresses/storefront/chosen-place.ts';
import { rememberLookedUp, wasLookedUp } from '#features/delivery/storefront/chooser/looked-up.ts';
import { isFound } from '#features/delivery/storefront/chooser/remember-found.ts';
import { suppliersFor } from '#features/delivery/storefront/chooser/suppliers-for.ts';
import { receivingTerms } from '#features/delivery/storefront/receiving-terms.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { supplierChoice } from '#features/suppliers/domain/supplier-choice.ts';
import { defined } from '#kernel/defined.ts';
import { opensBeforeEntry } from '../shell/gated-pages.ts';
import { followSupplierChoice, showLookupFailed } from './follow-supplier-choice.ts';

type Looking = Buyer & { readonly queryClient: QueryClient; readonly signal: AbortSignal };

export function lookForSuppliers(router: AnyRouter, looking: Looking): void {
  const { session, signal } = looking;
  if (!session.authenticated || session.choosing || signal.aborted) return;
  let underway = false;
  const lookOnce = async (): Promise<void> => {
    if (underway) return;
    underway = true;
    await lookAtAutomatic(router, looking).finally(() => {
      underway = false;
    });
  };
  const stops = [
    onPlaceChosen((place) => {
      if ('addressId' in place && !isFound(place)) void lookAtChosen(router, looking);
    }),
    router.subscribe('onResolved', () => void lookOnce()),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  void lookOnce();
}

/** Looks up each time, because the choice may have changed in between. */
async function lookAtChosen(router: AnyRouter, looking: Looking): Promise<void> {
  const address = await activeAddressOf(looking);
  const place = chosenPlace();
  if (address === undefined || !isAddress(place, address)) return;
  const covering = await suppliersCovering(looking, address);
  await untilResolved(router, looking.signal);
  if (looking.signal.aborted || chosenPlace() !== place) return;
  if (covering === undefined) return showLookupFailed();
  const moment = isCheckout(router) ? 'checkout' : 'chosen';
  followSupplierChoice(supplierChoice(covering, looking.shop.id, moment), place, looking.shop);
}

/**
 * For an address chosen by the shop's tags: once per visit, and only where products are shown and no dialog is open.
 */
async function lookAtAutomatic(router: AnyRouter, looking: Looking): Promise<void> {
  const { shop, signal, queryClient } = looking;
  const isBusy = (): boolean =>
    signal.aborted ||
    opensBeforeEntry(router.state.location.pathname) ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  if (isBusy()) return;
  const address = await activeAddressOf(looking);
  if (address === undefined || isAddress(chosenPlace(), address)) return;
  const all = queryClient.getQueryData(addressesQuery(looking).queryKey) ?? [];
  if (addressByTags(new Set(shop.tags), all)?.id !== address.id || wasLookedUp(shop.id, address)) return;
  const covering = await suppliersCovering(looking, address);
  await untilResolved(router, signal);
  if (covering === undefined || isBusy() || wasLookedUp(shop.id, address)) return;
  rememberLookedUp(shop.id, address);
  const moment = isCheckout(router) ? 'checkout' : 'automatic';
  followSupplierChoice(supplierChoice(covering, shop.id, moment), { addressId: address.id }, shop);
}

/** Undefined also for pickup, where no address counts. */
async function activeAddressOf({ queryClient, signal: _, ...buyer }: Looking): Promise<Address | undefined> {
  const { addressId } = await receivingTerms(buyer, queryClient);
  const addresses = queryClient.getQueryData(addressesQuery(buyer).queryKey) ?? [];
  return addresses.find(({ id }) => id === addressId);
}

const isAddress = (place: ReturnType<typeof chosenPlace>, { id }: Address): place is { addressId: string } =>
  place !== undefined && 'addressId' in place && place.addressId === id;

/** Representatives sell for this shop alone. Undefined where the look-up failed. */
async function suppliersCovering(
  { api, shop, session }: Looking,
  { position, postalCode }: Address,
): Promise<readonly Shop[] | undefined> {
  const place = { postalCode, ...defined({ position }) };
  const found = await suppliersFor(api, place).catch(() => undefined);
  return session.capacity === 'representative' ? found?.filter(({ id }) => id === shop.id) : found;
}

const isCheckout = ({ state }: AnyRouter): boolean =>
  state.matches.some(({ routeId }) => routeId === '/$supplier/checkout');

/** Waits for a navigation under way, because it would close a chooser opened before its end. */
async function untilResolved(router: AnyRouter, signal: AbortSignal): Promise<void> {
  if (router.state.status !== 'pending') return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe('onResolved', () => resolve());
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  stop();
}
