/** The panel's calls by which the shop's staff order for a client. */
import { beforeEach, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { IDEMPOTENCY_HEADER } from '#platform/contract/headers.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aCheckout, type Checkout } from '../testing/a-checkout.ts';
import { attendedOrdersRoutes } from './attended-orders.routes.ts';

const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let product: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  attendant = await anAttendant(checkout.shop);
  product = await aProduct(checkout.shop, { price: 1000, stock: 5000 });
});

const bodyOf = (more: object = {}) => ({
  itens: [{ id: product, quantidade: 2 }],
  tipoEntrega: 'RETIRADA',
  lojaRetira: { idloja: checkout.storeId },
  formaPagamento: { idformapagto: checkout.cash },
  totalConferido: 20,
  ...more,
});

async function send(payload: object, key?: string, idcliente = checkout.shopper.actor.clientId) {
  const app = await appOf(
    (all) => attendedOrdersRoutes(all, noGateways),
    () => attendant,
  );
  const url = `/v4/painel/${checkout.shop.supplier.id}/clientes/${idcliente}/pedidos`;
  const headers = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key };
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  return { http: answer.statusCode, ...answer.json() };
}

test('makes the order once for a key, and refuses the key with another order', async () => {
  const first = await send(bodyOf(), 'rascunho');
  expect(first).toMatchObject({ status: 'ENVIADO', totalpedido: 20 });
  expect(await send(bodyOf(), 'rascunho')).toEqual(first);
  const other = await send(bodyOf({ anotacoes: 'Outro' }), 'rascunho');
  expect(other).toMatchObject({ code: 'key-reused', message: expect.stringContaining('rascunho') });
});

test('another total than the one that was seen is refused with the current one', async () => {
  expect(await send(bodyOf({ totalConferido: 19 }))).toMatchObject({
    http: 409,
    code: 'total-changed',
    facts: { total: 20, taxaentrega: 0, itens: [{ precoUnitario: 10 }] },
  });
});

test('what is the client’s to decide is no part of the call: a subscription, a card, instalments', async () => {
  for (const more of [
    { idtipoassinatura: product },
    { formaPagamento: { idformapagto: checkout.cash, tokenCartao: 'x' } },
    { formaPagamento: { idformapagto: checkout.cash, quantParcelas: 2 } },
  ])
    expect(await send(bodyOf(more))).toMatchObject({ http: 400, code: 'invalid-request' });
});

test('another shop’s client is not found', async () => {
  const theirs = await aShopper(await aShop(database.current));
  expect(await send(bodyOf(), undefined, theirs.actor.clientId)).toMatchObject({
    http: 404,
    code: 'client-not-found',
  });
});
