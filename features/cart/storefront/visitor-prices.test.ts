import { beforeEach, expect, test, vi } from 'vitest';
import { visitorSession } from '#features/accounts/domain/session.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { memoryStorage } from '#platform/testing/memory-storage.ts';
import { createApi } from '#platform/web/api.ts';
import { cartToWire } from '../contract/cart.wire.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import { toCartLine } from '../domain/shown-cart.ts';
import { aProduct } from '../domain/testing/a-product.ts';
import { cartServer } from './save/cart-server.ts';
import { readVisitorCart } from './visitor/visitor-lines.ts';
import { storeVisitorSubscription } from './visitor/visitor-subscription.ts';

const id = '01a1fc5d-1800-706a-bd3b-429c3a9c53e4';
const weekly = '01a1fc5d-1800-706a-bd3b-429c3a9c53e9';
let price: number;
let sent: string[];

/** A visitor's page at the current prices. */
const page = () =>
  cartServer(
    createApi({
      headers: () => ({}),
      transport: async ({ body }) => {
        sent.push(String(body));
        const [line] = JSON.parse(String(body)).cartItens;
        const offer = { normal: centavos(price), tiers: [], multiple: ONE };
        const wish = { productId: line.id, quantity: ONE, giftWrap: false };
        const shelf = new Map([[id, aProduct({ id, offer })]]);
        const cart = priceCart([wish], shelf, { multiplesDisabled: false });
        return { status: 200, body: cartToWire({ ...cart, version: 0 }), header: () => undefined };
      },
    }),
    'shop',
    visitorSession,
  );
const changed = (from: number, to: number) => [{ kind: 'price-changed', productId: id, from, to }];

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  price = 1000;
  sent = [];
  const first = page();
  await first.load();
  const cart = await first.save([{ productId: id, quantity: ONE, giftWrap: false }], 0);
  await first.save(cart.lines.map(toCartLine), readVisitorCart('shop').version);
});

test('a price that changed since it was shown is reported, until the cart is saved again', async () => {
  price = 1200;
  const later = page();
  const cart = await later.load();
  expect(cart.notices).toMatchObject(changed(1000, 1200));
  const saved = await later.save(cart.lines.map(toCartLine), cart.version);
  expect(saved.notices).toEqual([]);
  expect((await page().load()).notices).toEqual([]);
});

test('a price that changes while the page is open is reported with the save', async () => {
  const open = page();
  const cart = await open.load();
  price = 900;
  const saved = await open.save(cart.lines.map(toCartLine), cart.version);
  expect(saved.notices).toMatchObject(changed(1000, 900));
  expect(readVisitorCart('shop').lines).toMatchObject([{ seenPrice: 900 }]);
});

test('on other terms another price is no news', async () => {
  storeVisitorSubscription('shop', weekly);
  price = 800;
  expect((await page().load()).notices).toEqual([]);
});

test('what was seen is not said to the server', () => {
  expect(sent.join()).not.toContain('1000');
  expect(sent.join()).not.toMatch(/price|preco/i);
});
