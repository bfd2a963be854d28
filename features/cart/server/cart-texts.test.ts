import { beforeEach, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WireCart } from '../contract/cart.schema.ts';
import { cartRoutes } from './cart.routes.ts';
import { clearCart } from './clear-cart.store.ts';
import { aShopper, type ShopperContext } from './testing/a-shopper.ts';
import { appOf } from './testing/app-of.ts';

const database = testDatabase();
let shop: Context;
let shopper: ShopperContext;
let id: string;

beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
  id = await aProduct(shop);
});

const path = () => `/v2/app/handle~${shopper.actor.clientId}/usuario/${shopper.actor.clientId}/cart`;

async function save(body: object, query = '') {
  const app = await appOf(cartRoutes, () => shopper);
  const answer = await app.inject({
    method: 'POST',
    url: path() + query,
    payload: { cartItens: [{ id, quantidade: 1 }], ...body },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const load = async (): Promise<WireCart> =>
  (await (await appOf(cartRoutes, () => shopper)).inject({ url: path() })).json();

test('texts are stored with the cart; what a save leaves out stays as it was', async () => {
  expect((await save({})).body).toMatchObject({ anotacoes: '', numPedidoCliente: '' });
  const anotacoes = '<b>Troco</b> para R$ 100\n— portaria 🙂';
  expect((await save({ anotacoes })).body).toMatchObject({ anotacoes, numPedidoCliente: '' });
  expect((await save({ numPedidoCliente: 'OC-77' })).body).toMatchObject({
    anotacoes,
    numPedidoCliente: 'OC-77',
  });
  expect(await load()).toMatchObject({ anotacoes, numPedidoCliente: 'OC-77', versao: 3 });
  expect((await save({ anotacoes: '' })).body).toMatchObject({ anotacoes: '', numPedidoCliente: 'OC-77' });
});

test('a refused save writes nothing', async () => {
  await save({ anotacoes: 'antes' });
  expect((await save({ anotacoes: 'depois' }, '?versao=9')).status).toBe(409);
  expect((await save({ anotacoes: 'a\0b' })).status).toBe(400);
  expect((await save({ anotacoes: 'x'.repeat(2001) })).status).toBe(400);
  expect((await save({ numPedidoCliente: 'x'.repeat(61) })).status).toBe(400);
  expect(await load()).toMatchObject({ anotacoes: 'antes', numPedidoCliente: '' });
});

test('the next order begins with nothing written', async () => {
  await save({ anotacoes: 'portaria', numPedidoCliente: 'OC-77' });
  await clearCart(shopper, [id]);
  expect(await load()).toMatchObject({ itens: [], anotacoes: '', numPedidoCliente: '' });
});

test('an order bought again of which nothing can be had leaves the cart as it is', async () => {
  await save({ anotacoes: 'portaria' });
  const refused = await save({ cartItens: [{ id: newId(), quantidade: 1 }] }, '?modoRepeticaoPedido=true');
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('Não foi possível carregar os produtos do pedido');
  expect(await load()).toMatchObject({ itens: [{ id, quantidade: 1 }], versao: 1 });
  const another = await aProduct(shop);
  const some = [
    { id: newId(), quantidade: 1 },
    { id: another, quantidade: 2 },
  ];
  const taken = await save({ cartItens: some }, '?modoRepeticaoPedido=true');
  expect(taken.body).toMatchObject({
    itens: [{ id: another, quantidade: 2 }],
    avisos: [{ tipo: 'INDISPONIVEL' }],
  });
});
