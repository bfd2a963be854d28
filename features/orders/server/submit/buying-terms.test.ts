/** The buying terms affect prices everywhere: the cart shows exactly what the order charges. Design 4, prices. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { panelCartsRoutes } from '#features/cart/server/prepare/panel-carts.routes.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import type { TableTerms } from '#features/pricing/domain/offer.ts';
import type { PolicyAudience } from '#features/pricing/domain/policy.ts';
import { aPolicy } from '#features/pricing/domain/testing/a-policy.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import { addPriceTable, setTablePrices } from '#features/pricing/server/price-tables.store.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderDraftToWire } from '../../contract/submit/submit-order.wire.ts';
import { submitFactsFromWire } from '../../contract/submit/submit-refusal.wire.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { orderRoutes } from '../routes/orders.routes.ts';
import { aCheckout, aDraft, anAddress, type Checkout } from '../testing/a-checkout.ts';

const database = testDatabase();
let app: FastifyInstance;
let checkout: Checkout;
let who: Context;
let productId: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = checkout.shopper;
  productId = await aProduct(checkout.shop, { price: 1_999 });
  app ??= await appOf(
    (every) => {
      cartRoutes(every);
      panelCartsRoutes(every);
      orderRoutes(every, noGateways);
    },
    () => who,
  );
});
afterAll(() => app.close());

/** 10 % off for this audience: R$ 17,99 instead of R$ 19,99. */
const aPolicyFor = (audience: PolicyAudience) =>
  savePolicy(checkout.shop.db, checkout.shop.supplier.id, aPolicy({ id: newId(), audience }));

const clientId = () => checkout.shopper.actor.clientId;
const cartUrl = (query: string) => `/v2/app/handle~${clientId()}/usuario/${clientId()}/cart?${query}`;
const itens = () => [{ id: productId, quantidade: 2 }];

async function request(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

/** The total of two in the responses of saving, reading and pricing the cart. */
async function inCart(query: string): Promise<number[]> {
  const saved = await request('POST', cartUrl(query), { cartItens: itens() });
  const read = await request('GET', cartUrl(query));
  expect([saved.status, read.status]).toEqual([200, 200]);
  return [saved.body.total, read.body.total];
}

async function priced(query: string) {
  const url = `/v4/app/carrinho/precos/${checkout.shop.supplier.id}?${query}`;
  return request('POST', url, { cartItens: itens() });
}

async function charged(more: Partial<OrderDraft> = {}): Promise<number> {
  const draft = aDraft(checkout, { [productId]: 2 }, { customerOrderNumber: newId(), ...more });
  const placed = await request(
    'POST',
    `/v2/app/handle/usuario/${clientId()}/pedido`,
    orderDraftToWire(draft),
  );
  expect(placed.status).toBe(200);
  const { body } = await request('GET', `/v2/app/handle/order/${placed.body.numpedido}`);
  return body.subtotal;
}

test('a policy by way of delivery', async () => {
  await aPolicyFor({ deliveryTypes: ['pickup'] });
  const { addressId } = checkout;
  expect(await inCart('tipoentrega=RETIRADA')).toEqual([35.98, 35.98]);
  expect((await priced('tipoentrega=RETIRADA')).body.total).toBe(35.98);
  expect(await charged()).toBe(35.98);
  expect(await inCart(`tipoentrega=DELIVERY&idendereco=${addressId}`)).toEqual([39.98, 39.98]);
  expect((await priced('tipoentrega=DELIVERY')).body.total).toBe(39.98);
  expect(await charged({ deliveryType: 'delivery', addressId })).toBe(39.98);
});

describe('a policy by region', () => {
  beforeEach(() => aPolicyFor({ postalCodes: [{ from: '01310000', to: '01319999' }] }));

  test('holds where the chosen address lies', async () => {
    const { addressId } = checkout;
    expect(await inCart(`tipoentrega=DELIVERY&idendereco=${addressId}`)).toEqual([35.98, 35.98]);
    expect((await priced(`tipoentrega=DELIVERY&idendereco=${addressId}`)).body.total).toBe(35.98);
    expect(await charged({ deliveryType: 'delivery', addressId })).toBe(35.98);
  });

  test('not elsewhere, nor for what is picked up, nor before an address is chosen', async () => {
    const farther = await anAddress(checkout.shopper, '05010000');
    expect(await inCart(`tipoentrega=DELIVERY&idendereco=${farther}`)).toEqual([39.98, 39.98]);
    expect(await charged({ deliveryType: 'delivery', addressId: farther })).toBe(39.98);
    expect(await inCart(`tipoentrega=RETIRADA&idendereco=${checkout.addressId}`)).toEqual([39.98, 39.98]);
    expect(await charged()).toBe(39.98);
    expect(await inCart('tipoentrega=DELIVERY')).toEqual([39.98, 39.98]);
  });

  test('another price for another address is no news; the same terms later are', async () => {
    const terms = `tipoentrega=DELIVERY&idendereco=${checkout.addressId}`;
    await inCart(terms);
    expect((await request('GET', cartUrl('tipoentrega=DELIVERY'))).body.avisos).toEqual([]);
    await aPolicyFor({ postalCodes: [{ from: '01310000', to: '01319999' }] });
    expect((await request('GET', cartUrl(terms))).body.avisos).toEqual([]);
    await savePolicy(
      checkout.shop.db,
      checkout.shop.supplier.id,
      aPolicy({ id: newId(), priority: 9, effect: { kind: 'percent', basisPoints: 5_000 } }),
    );
    expect((await request('GET', cartUrl(terms))).body.avisos).toMatchObject([{ tipo: 'PRECO_ALTERADO' }]);
  });
});

test.each(['read', 'save', 'unlock', 'price'])('a foreign address is as an absent one: %s', async (call) => {
  const theirs = await anAddress(await aShopper(checkout.shop));
  const { shop } = checkout;
  for (const idendereco of [theirs, newId()]) {
    const query = `tipoentrega=DELIVERY&idendereco=${idendereco}`;
    const asks: Record<string, () => ReturnType<typeof request>> = {
      read: () => request('GET', cartUrl(query)),
      save: () => request('POST', cartUrl(query), { cartItens: itens() }),
      unlock: () => request('POST', `/v4/carrinho/${shop.supplier.id}/${clientId()}/desbloquear?${query}`),
      price: () => priced(query),
    };
    expect(await asks[call]?.()).toMatchObject({
      status: 404,
      body: { code: 'not-found', message: 'Não encontramos o que você procura.' },
    });
  }
});

test('a visitor has no address', async () => {
  who = checkout.shop;
  expect((await priced(`idendereco=${checkout.addressId}`)).status).toBe(404);
});

describe('a price table', () => {
  const HOUR = 3_600_000;
  /** R$ 17,00 instead of R$ 19,99 for the client. */
  async function aTableOf(terms: Partial<TableTerms>): Promise<void> {
    const { db, supplier } = checkout.shop;
    const id = newId();
    await addPriceTable(db, supplier.id, { id, name: 'Revenda', ...terms });
    await setTablePrices(db, supplier.id, id, new Map([[productId, { normal: centavos(1_700) }]]));
    await saveClientPricing(db, supplier.id, clientId(), { tableId: id, groups: [] });
    await noteClientPrices(db, supplier.id);
  }
  const order = (more: Partial<OrderDraft>) =>
    request(
      'POST',
      `/v2/app/handle/usuario/${clientId()}/pedido`,
      orderDraftToWire(aDraft(checkout, { [productId]: 2 }, { customerOrderNumber: newId(), ...more })),
    );

  test('that begins or ends between the cart and the order charges nothing but the total that was agreed', async () => {
    const { now } = checkout.shopper;
    await aTableOf({ validity: { from: now + HOUR, until: now + 2 * HOUR } });
    expect(await inCart('tipoentrega=RETIRADA')).toEqual([39.98, 39.98]);
    who = { ...checkout.shopper, now: now + HOUR };
    const refused = await order({ seenTotal: centavos(3_998) });
    expect(refused.status).toBe(409);
    expect(submitFactsFromWire(refused.body.facts).total).toBe(3_400);
    expect(await inCart('tipoentrega=RETIRADA')).toEqual([34, 34]);
    expect((await order({ seenTotal: centavos(3_400) })).body.totalpedido).toBe(34);
    who = { ...checkout.shopper, now: now + 2 * HOUR };
    expect((await order({ seenTotal: centavos(3_400) })).status).toBe(409);
    expect((await order({ seenTotal: centavos(3_998) })).body.totalpedido).toBe(39.98);
  });

  test('of attendants holds for what an attendant prepared, and not in the client’s own purchase', async () => {
    await aTableOf({ channels: ['MANUAL'] });
    expect(await inCart('tipoentrega=RETIRADA')).toEqual([39.98, 39.98]);
    expect(await charged()).toBe(39.98);
    who = await anAttendant(checkout.shop);
    const { id } = checkout.shop.supplier;
    const said = { itens: itens(), motivo: 'Combinado' };
    const prepared = await request('PUT', `/v4/painel/${id}/clientes/${clientId()}/carrinho`, said);
    expect(prepared).toMatchObject({ status: 200, body: { total: 34 } });
    who = checkout.shopper;
    expect((await request('GET', cartUrl('tipoentrega=RETIRADA'))).body.total).toBe(34);
    expect(await charged()).toBe(34);
  });
});

describe('a policy for channel MANUAL', () => {
  beforeEach(() => aPolicyFor({ channels: ['MANUAL'] }));

  test('holds for what an attendant prepared: in the panel, in the cart, in its order', async () => {
    who = await anAttendant(checkout.shop);
    const { id } = checkout.shop.supplier;
    const prepared = await request('PUT', `/v4/painel/${id}/clientes/${clientId()}/carrinho`, {
      itens: itens(),
      motivo: 'Combinado',
    });
    expect(prepared).toMatchObject({ status: 200, body: { total: 35.98 } });
    who = checkout.shopper;
    expect((await request('GET', cartUrl('tipoentrega=RETIRADA'))).body.total).toBe(35.98);
    expect(await charged()).toBe(35.98);
  });

  test('is over when its client takes the cart back', async () => {
    who = await anAttendant(checkout.shop);
    const { id } = checkout.shop.supplier;
    await request('PUT', `/v4/painel/${id}/clientes/${clientId()}/carrinho`, {
      itens: itens(),
      motivo: 'Combinado',
    });
    who = checkout.shopper;
    const open = await request('POST', `/v4/carrinho/${id}/${clientId()}/desbloquear?tipoentrega=RETIRADA`);
    expect(open).toMatchObject({ status: 200, body: { total: 39.98 } });
    expect(await charged()).toBe(39.98);
  });

  test('never for who only says so', async () => {
    expect(await inCart('canalVenda=MANUAL')).toEqual([39.98, 39.98]);
    const wire = { ...orderDraftToWire(aDraft(checkout, { [productId]: 2 })), canalVenda: 'MANUAL' };
    const { body } = await request('POST', `/v2/app/handle/usuario/${clientId()}/pedido`, wire);
    expect(body.totalpedido).toBe(39.98);
  });
});
