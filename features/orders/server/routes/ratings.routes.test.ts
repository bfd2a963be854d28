import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { placed, setStatusOf } from '../testing/placed.ts';
import { orderRoutes } from './orders.routes.ts';
import { ratingsRoutes } from './ratings.routes.ts';

const DAY = 24 * 60 * 60 * 1000;
const database = testDatabase();
let checkout: Checkout;
let app: FastifyInstance;
let who: Context;
let number: number;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  who = checkout.shopper;
  app ??= await appOf(
    (inner) => {
      orderRoutes(inner, noGateways);
      ratingsRoutes(inner);
    },
    () => who,
  );
  const id = await aProduct(who, { price: 1990 });
  number = await placed(checkout.shopper, aDraft(checkout, { [id]: 1 }));
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function rate(fields: Record<string, string>, of = number) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/app/${checkout.shopper.actor.clientId}/pedido/${of}/avaliar`,
    headers: FORM,
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const order = async () => (await app.inject({ url: `/v2/app/handle/order/${number}` })).json();
const ratings = async (query = '') =>
  (await app.inject({ url: `/v4/painel/${who.supplier.id}/avaliacoes${query}` })).json();

describe('a delivered order', () => {
  beforeEach(() => setStatusOf(checkout.shopper, number, 'delivered'));

  test('is rated once, by a form, and shows it from then on', async () => {
    expect(await order()).not.toHaveProperty('avaliacao');
    const { status, body } = await rate({ nota: '4', comentario: ' Chegou bem.\r\nObrigada! ' });
    expect([status, body]).toEqual([
      200,
      {
        nota: 4,
        comentario: 'Chegou bem.\nObrigada!',
        publicado: false,
        avaliadoEm: new Date(who.now).toISOString(),
        podeAlterarAte: new Date(who.now + 30 * DAY).toISOString(),
      },
    ]);
    expect((await order()).avaliacao).toEqual(body);
  });

  test('may be rated again for thirty days, counted from the first time', async () => {
    await rate({ nota: '4' });
    who = { ...checkout.shopper, now: checkout.shopper.now + 29 * DAY };
    expect(await rate({ nota: '2', comentario: 'Estragou' })).toMatchObject({
      status: 200,
      body: { nota: 2, avaliadoEm: new Date(checkout.shopper.now).toISOString() },
    });
    who = { ...checkout.shopper, now: checkout.shopper.now + 30 * DAY };
    expect(await rate({ nota: '5' })).toMatchObject({ status: 409, body: { code: 'rating-stands' } });
    expect((await order()).avaliacao).toMatchObject({ nota: 2 });
  });

  test.each([
    { nota: '0' },
    { nota: '6' },
    { nota: '4.5' },
    { nota: '' },
    { comentario: 'sem nota' },
    { nota: '5', comentario: 'x'.repeat(501) },
  ] as Record<string, string>[])('is not rated by %j', async (fields) => {
    expect((await rate(fields)).status).toBe(400);
  });

  test('of somebody else is no order', async () => {
    const foreign = await rate({ nota: '5' }, number + 1_000);
    who = await aShopper(checkout.shop);
    const own = await rate({ nota: '5' });
    expect(own.status).toBe(404);
    expect({ ...own.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' });
  });

  test('is read by the shop, with the mean of what is listed', async () => {
    await rate({ nota: '4', comentario: 'Bom' });
    const other = await placed(checkout.shopper, {
      ...aDraft(checkout, { [await aProduct(who, {})]: 1 }),
    });
    await setStatusOf(checkout.shopper, other, 'delivered');
    await rate({ nota: '1' }, other);
    expect(await ratings()).toMatchObject({
      total: 2,
      media: 2.5,
      dados: [
        { numpedido: other, nota: 1, cliente: { nome: 'Ana Souza' } },
        { numpedido: number, comentario: 'Bom' },
      ],
    });
    expect(await ratings('?nota=4')).toMatchObject({ total: 1, media: 4, dados: [{ numpedido: number }] });
    expect((await ratings('?nota=3')).media).toBeUndefined();
    expect((await ratings('?limite=1&pagina=2')).dados).toMatchObject([{ numpedido: number }]);
  });
});

describe("a product's page", () => {
  const ofProduct = async (idproduto: string, of = who) =>
    (
      await app.inject({
        url: `/v2/app/fornecedor/${of.supplier.id}/produto/${idproduto}/avaliacoes`,
      })
    ).json();

  /** As many delivered orders with the product as there are ratings. */
  async function ratedOrders(product: string, given: readonly Record<string, string>[]): Promise<number[]> {
    const numbers: number[] = [];
    for (const [index, fields] of given.entries()) {
      who = checkout.shopper;
      const other = await aProduct(who, {});
      const made = await placed(checkout.shopper, aDraft(checkout, { [product]: 1, [other]: index + 1 }));
      await setStatusOf(checkout.shopper, made, 'delivered');
      expect((await rate(fields, made)).status).toBe(200);
      numbers.push(made);
    }
    return numbers;
  }

  test('sums up the orders that held it, once they are three, and follows what is changed', async () => {
    const product = await aProduct(who, {});
    const [first = 0] = await ratedOrders(product, [{ nota: '5' }, { nota: '4' }]);
    expect(await ofProduct(product)).toEqual({ total: 0, comentarios: [] });
    await ratedOrders(product, [{ nota: '5' }]);
    expect(await ofProduct(product)).toEqual({ total: 3, media: 4.7, comentarios: [] });
    await rate({ nota: '1' }, first);
    expect(await ofProduct(product)).toMatchObject({ total: 3, media: 3.3 });
    expect(await ofProduct(await aProduct(who, {}))).toEqual({ total: 0, comentarios: [] });
  });

  test('shows what its writer let everybody read, signed with the first name, until shop or writer hide it', async () => {
    const product = await aProduct(who, {});
    const [first = 0, second = 0] = await ratedOrders(product, [
      { nota: '5', comentario: 'Ótimo', publicar: 'true' },
      { nota: '3', comentario: 'Só para a loja' },
      { nota: '4', publicar: 'true' },
    ]);
    const shown = async () => (await ofProduct(product)).comentarios as { comentario: string }[];
    expect(await shown()).toEqual([
      { nota: 5, comentario: 'Ótimo', autor: 'Ana S.', avaliadoEm: new Date(who.now).toISOString() },
    ]);
    const hide = async (oculto: boolean, of = first) =>
      (
        await app.inject({
          method: 'PUT',
          url: `/v4/painel/${who.supplier.id}/avaliacoes/${of}`,
          payload: { oculto },
        })
      ).statusCode;
    who = await anAttendant(checkout.shop);
    expect([await hide(true), await hide(true, number)]).toEqual([200, 404]);
    expect(await shown()).toEqual([]);
    expect((await ratings()).dados).toContainEqual(
      expect.objectContaining({ numpedido: first, oculto: true }),
    );
    who = checkout.shopper;
    await rate({ nota: '5', comentario: 'Ótimo!', publicar: 'true' }, first);
    expect(await shown()).toEqual([]);
    expect((await ofProduct(product)).total).toBe(3);
    who = await anAttendant(checkout.shop);
    await hide(false);
    expect(await shown()).toMatchObject([{ comentario: 'Ótimo!' }]);
    who = checkout.shopper;
    await rate({ nota: '5', comentario: 'Ótimo!' }, first);
    await rate({ nota: '3', comentario: 'Agora para todos', publicar: 'true' }, second);
    expect(await shown()).toMatchObject([{ comentario: 'Agora para todos' }]);
  });
});

test.each(['received', 'out-for-delivery', 'cancelled', 'quote-requested'] as const)(
  'an order that is %s cannot be rated',
  async (status) => {
    await setStatusOf(checkout.shopper, number, status);
    expect(await rate({ nota: '5' })).toMatchObject({ status: 409, body: { code: 'not-delivered' } });
  },
);
