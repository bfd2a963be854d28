import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Session, visitorSession } from '#features/accounts/domain/session.ts';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import type { Address } from '#features/addresses/domain/address.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { rememberPlace } from '#features/addresses/storefront/chosen-place.ts';
import { chooseDeliveryType } from '#features/delivery/storefront/chosen-delivery-type.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { chooseMethod } from '#features/payments/storefront/current-method.ts';
import { paymentMethodsQuery } from '#features/payments/storefront/payment-methods-query.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { cartTerms, followTerms } from './cart-terms.ts';

const [home, work] = ['a1', 'b2'].map((end) => `01a1fc5d-1800-706a-bd3b-429c3a9c53${end}`);
const addresses = [home, work].map((id) => ({ id, primary: false })) as unknown as readonly Address[];

const buyer = (authenticated: boolean, tags: readonly string[]): Buyer =>
  ({
    api: {},
    shop: { id: 'shop', tags },
    session: { clientId: 'ana', authenticated } as Session,
  }) as unknown as Buyer;

let here: AbortController;
const changed = vi.fn();
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  here = new AbortController();
  vi.stubGlobal('window', new EventTarget());
  changed.mockClear();
  chooseDeliveryType('delivery');
});
afterEach(() => {
  here.abort();
  vi.unstubAllGlobals();
});

function follow(who: Buyer): void {
  const queryClient = new QueryClient();
  queryClient.setQueryData(addressesQuery(who).queryKey, addresses);
  followTerms(who, queryClient, changed, here.signal);
}

const both = ['has-delivery', 'has-collect'];

test('a client’s cart is priced for the chosen address and way of receiving', async () => {
  follow(buyer(true, both));
  expect(await cartTerms()).toEqual({ tipoentrega: 'DELIVERY' });
  rememberPlace({ addressId: work ?? '' });
  await settled();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(await cartTerms()).toEqual({ tipoentrega: 'DELIVERY', idendereco: work });
  chooseDeliveryType('pickup');
  await settled();
  expect(changed).toHaveBeenCalledTimes(2);
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA' });
  // With pickup the address does not matter, and choosing the same type again is no change.
  rememberPlace({ addressId: home ?? '' });
  chooseDeliveryType('pickup');
  await settled();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a visitor has no address, and the only way that is offered is the way', async () => {
  follow(buyer(false, both));
  rememberPlace({ addressId: home ?? '' });
  expect(await cartTerms()).toEqual({ tipoentrega: 'DELIVERY' });
  follow(buyer(true, ['has-collect']));
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA' });
});

test('a page that is left is not notified', async () => {
  follow(buyer(true, both));
  await cartTerms();
  here.abort();
  chooseDeliveryType('pickup');
  await settled();
  expect(changed).not.toHaveBeenCalled();
});

test('a client’s way of paying is kept if still offered, else the first; a visitor has none before a choice', async () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { cookie: '' });
  const ana = buyer(true, ['has-collect']);
  const queryClient = new QueryClient();
  const offer = (who: Buyer, ids: readonly (string | undefined)[]): void => {
    const methods = ids.map((id) => ({ id, deliveryTypes: ['pickup'] }) as unknown as PaymentMethod);
    queryClient.setQueryData(paymentMethodsQuery(who).queryKey, methods);
    queryClient.setQueryDefaults(paymentMethodsQuery(who).queryKey, { staleTime: Number.POSITIVE_INFINITY });
  };
  offer(ana, [work, home]);
  followTerms(ana, queryClient, changed, here.signal);
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA', idformapagamento: work });
  chooseMethod(ana, home ?? '');
  await settled();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA', idformapagamento: home });
  // Another client of this browser has not chosen it.
  const bia = { ...ana, session: { ...ana.session, clientId: 'bia' } };
  offer(bia, [work, home]);
  followTerms(bia, queryClient, changed, here.signal);
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA', idformapagamento: work });
  followTerms(ana, queryClient, changed, here.signal);
  offer(ana, [work]);
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA', idformapagamento: work });
  // What is stored with the client counts before the first choice in this browser.
  const carla = { ...ana, session: { ...ana.session, clientId: 'carla', paymentMethodId: home ?? '' } };
  offer(carla, [work, home]);
  followTerms(carla, queryClient, changed, here.signal);
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA', idformapagamento: home });
  const visitor = { ...buyer(false, ['has-collect']), session: visitorSession };
  offer(visitor, [work, home]);
  followTerms(visitor, queryClient, changed, here.signal);
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA' });
  chooseMethod(visitor, home ?? '');
  expect(await cartTerms()).toEqual({ tipoentrega: 'RETIRADA', idformapagamento: home });
});
