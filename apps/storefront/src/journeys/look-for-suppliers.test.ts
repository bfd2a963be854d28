import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#features/accounts/domain/session.ts';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import type { Address } from '#features/addresses/domain/address.ts';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import { rememberPlace } from '#features/addresses/storefront/chosen-place.ts';
import { rememberFound } from '#features/delivery/storefront/chooser/remember-found.ts';
import { chooseDeliveryType } from '#features/delivery/storefront/chosen-delivery-type.ts';
import { shopToWire } from '#features/suppliers/contract/shop.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { closeOverlay, useOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { useToasts } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { lookForSuppliers } from './look-for-suppliers.ts';

const [home, work] = ['a1', 'b2'].map((end) => `01a1fc5d-1800-706a-bd3b-429c3a9c53${end}`);
const NOBODY = 'Infelizmente ainda não atendemos o seu endereço';

const shop = (id: string, tags: readonly string[] = []): Shop => ({
  id,
  slug: id,
  name: id,
  whiteLabel: false,
  tags,
  theme: { primary: '', secondary: '', auxiliary: '', text: '' },
  menu: [],
  footer: { legalName: '', cnpj: '', address: '', columns: [] },
});
const wireOf = (id: string) =>
  shopToWire({
    shop: shop(id),
    profile: { segments: [], modules: [], orderings: [], additionalDomains: [] },
    stores: [],
  });

let page: AbortController;
let requests: unknown[];
let covering: readonly string[];
let failing: boolean;
let dialog: object | null;
let path: string;
let resolved: () => void;
let queryClient: QueryClient;
let addresses: readonly Address[];

beforeEach(() => {
  page = new AbortController();
  [requests, covering, failing, dialog, path] = [[], [], false, null, '/market'];
  queryClient = new QueryClient();
  const place = { postalCode: '01310100', primary: true };
  addresses = [
    { ...place, id: home },
    { ...place, id: work, primary: false },
  ] as unknown as readonly Address[];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  const documentElement = { dataset: {} };
  vi.stubGlobal('document', { cookie: '', documentElement, querySelector: () => dialog });
  rememberPlace({ postalCode: '' });
  chooseDeliveryType('delivery');
});
afterEach(() => {
  page.abort();
  closeOverlay();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Also what is loaded on the way, which takes longer on a busy machine. */
async function settled(): Promise<void> {
  await tick();
  await vi.dynamicImportSettled();
  await tick();
}

async function open(tags: readonly string[], session: Partial<Session> = {}): Promise<void> {
  const api = {
    call: async (_: unknown, { query }: { query?: unknown }) => {
      requests.push(query);
      if (failing) throw new ApiRefusal(503, {});
      return { fornecedores: covering.map(wireOf) };
    },
  };
  const buyer = {
    api,
    shop: shop('market', ['has-delivery', 'has-collect', ...tags]),
    session: { clientId: 'ana', authenticated: true, ...session },
  } as unknown as Buyer;
  queryClient.setQueryData(addressesQuery(buyer).queryKey, addresses);
  const router = {
    state: { status: 'idle', matches: [], location: { pathname: path } },
    subscribe: (_: string, notify: () => void) => {
      resolved = notify;
      return () => undefined;
    },
  };
  lookForSuppliers(router as unknown as AnyRouter, { ...buyer, queryClient, signal: page.signal });
  await settled();
}

const said = (): readonly string[] => useToasts.getState().toasts.map(({ text }) => text);
const chooser = () => useOverlay.getState().active?.name;

test('an address that was chosen is looked up each time, by all that is known of its place', async () => {
  await open([]);
  rememberPlace({ addressId: home ?? '' });
  await settled();
  expect(said()).toEqual([NOBODY]);
  covering = ['market', 'deli'];
  rememberPlace({ addressId: work ?? '' });
  await settled();
  expect(chooser()).toBe('suppliers');
  rememberPlace({ addressId: home ?? '' });
  await settled();
  expect(requests).toEqual([{ cep: '01310100' }, { cep: '01310100' }, { cep: '01310100' }]);
});

test('one whose suppliers the chooser has just shown is not looked up again', async () => {
  await open([]);
  rememberFound({ addressId: home ?? '' });
  await settled();
  expect(requests).toEqual([]);
});

test('where nobody answers it is reported, and the next choice tries again', async () => {
  await open([]);
  failing = true;
  rememberPlace({ addressId: home ?? '' });
  await settled();
  expect(said()).toEqual(['Não foi possivel encontrar fornecedores para este endereço']);
  failing = false;
  rememberPlace({ addressId: work ?? '' });
  await settled();
  expect(said()).toContain(NOBODY);
});

test('what the tags choose is looked up once in a visit, and again where the address was moved', async () => {
  await open(['use-primary-address']);
  resolved();
  await settled();
  expect(requests).toHaveLength(1);
  addresses = addresses.map((address) => ({ ...address, postalCode: '69010060' }));
  queryClient.setQueryData(['addresses', 'ana'], addresses);
  resolved();
  await settled();
  expect(requests).toEqual([{ cep: '01310100' }, { cep: '69010060' }]);
});

test('what the tags choose waits while something else is asked, and on pages of one’s own', async () => {
  dialog = {};
  await open(['uses-single-address']);
  expect(requests).toEqual([]);
  dialog = null;
  resolved();
  await settled();
  expect(requests).toHaveLength(1);
  page.abort();
  page = new AbortController();
  sessionStorage.clear();
  path = '/market/enderecos';
  await open(['uses-single-address']);
  expect(requests).toHaveLength(1);
});

test('nothing is looked up for a pickup, without a chosen client, or for an address chosen before', async () => {
  chooseDeliveryType('pickup');
  await open(['use-primary-address']);
  rememberPlace({ addressId: home ?? '' });
  await settled();
  chooseDeliveryType('delivery');
  await open(['use-primary-address']);
  page.abort();
  page = new AbortController();
  rememberPlace({ postalCode: '' });
  await open(['use-primary-address'], { choosing: true });
  expect(requests).toEqual([]);
});

test('a representative is led to no other shop than the one they sell for', async () => {
  covering = ['deli', 'bakery'];
  await open(['use-primary-address'], { capacity: 'representative' });
  expect(chooser()).toBeUndefined();
  expect(said()).toEqual([NOBODY]);
});
