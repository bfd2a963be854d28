/** A coupon or a promotion beside the others of the shop, at its own time and for whom it is. */
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon, type NewCoupon } from '#features/coupons/server/create-coupon.ts';
import { aGift, aPromotion } from '#features/promotions/server/testing/a-promotion.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { anAttendant } from '../testing/an-attendant.ts';
import { appOf } from '../testing/app-of.ts';
import { simulateRoutes } from './simulate.routes.ts';

const database = testDatabase();
const A_DAY = 86_400_000;
let shop: Context;
let app: FastifyInstance;
let coffee: string;

beforeEach(async () => {
  shop = await aShop(database.current);
  const attendant = await anAttendant(shop);
  app = await appOf(simulateRoutes, () => attendant);
  coffee = await aProduct(shop, { name: 'Café Ébano', price: 1000, stock: 3000 });
});

async function preview(payload: Record<string, unknown>) {
  const url = `/v4/painel/${shop.supplier.id}/simulador/soma`;
  const itens = [{ id: coffee, quantidade: 3 }];
  const answer = await app.inject({ method: 'POST', url, payload: { itens, ...payload } });
  return { status: answer.statusCode, body: answer.json() };
}

const aCoupon = (code: string, basisPoints: number, more: Partial<NewCoupon> = {}) =>
  createCoupon(
    shop.db,
    shop.supplier.id,
    { code, discount: { kind: 'percent', basisPoints }, ...more },
    shop.now,
  );

test('a coupon says with which promotions and coupons it goes together', async () => {
  const bag = await aProduct(shop, { name: 'Sacola', price: 500, stock: 5000 });
  await aPromotion(shop);
  await aGift(shop, bag, 900_000);
  await aCoupon('CINCO', 500, { automatic: true });
  await aCoupon('METADE', 5_000, { automatic: true });
  await aCoupon('ESCONDIDO', 9_000);
  const { id } = await aCoupon('DEZ', 1_000, { notWithPolicy: true });
  const { status, body } = await preview({ idcupom: id });
  expect(status).toBe(200);
  expect(body.aplica).toBe(true);
  const said = body.outras.map(({ nome, resultado }: { nome: string; resultado: string }) => [
    nome,
    resultado,
  ]);
  expect(Object.fromEntries(said)).toEqual({
    'Leve 3, pague 2': 'PERDE',
    Brinde: 'NAO_SE_APLICA',
    CINCO: 'VENCE',
    METADE: 'PERDE',
  });
  expect(body.outras).toContainEqual(
    expect.objectContaining({ nome: 'Leve 3, pague 2', motivo: expect.stringContaining('preço especial') }),
  );
});

test('a promotion that starts later is asked about on its day, with what is on then', async () => {
  const later = shop.now + 30 * A_DAY;
  const promotion = await aPromotion(shop, { validity: { from: later } });
  await aPromotion(shop, { name: 'Até amanhã', validity: { until: shop.now + A_DAY } });
  await aPromotion(shop, { name: 'Maior', priority: 9, validity: { from: later - A_DAY } });
  await aCoupon('JA-PASSOU', 1_000, { automatic: true, until: shop.now + A_DAY });
  const { body } = await preview({ idoferta: promotion.id });
  expect(body).toMatchObject({ aplica: true, outras: [{ nome: 'Maior', resultado: 'PERDE' }] });
});

test('a coupon of one client is asked about for this client', async () => {
  const { actor } = await aShopper(shop);
  const { id } = await aCoupon('SO-DELA', 1_000, { clientId: actor.clientId, limitPerClient: 1 });
  expect((await preview({ idcupom: id })).body).toEqual({ aplica: true, outras: [] });
});

test('what gives nothing in the cart says why', async () => {
  const tea = await aProduct(shop, { name: 'Chá', price: 500 });
  const { id } = await aCoupon('CHA', 1_000, { productIds: [tea] });
  expect((await preview({ idcupom: id })).body).toMatchObject({
    aplica: false,
    motivo: expect.stringContaining('produtos'),
  });
  const over = await aCoupon('ACABOU', 1_000, { until: shop.now });
  expect((await preview({ idcupom: over.id })).body).toMatchObject({ motivo: 'Este cupom já venceu.' });
  const promotion = await aPromotion(shop, { audience: { groups: ['ouro'] } });
  expect((await preview({ idoferta: promotion.id })).body).toEqual({ aplica: false, outras: [] });
});

test('one rule of this shop that still holds is asked about', async () => {
  const elsewhere = await aShop(database.current);
  const theirs = await aPromotion(elsewhere);
  const { id } = await aCoupon('DEZ', 1_000);
  for (const payload of [{ idoferta: theirs.id }, { idcupom: newId() }])
    expect(await preview(payload)).toMatchObject({ status: 404, body: { code: 'rule-not-found' } });
  for (const payload of [{}, { idcupom: id, idoferta: theirs.id }])
    expect(await preview(payload)).toMatchObject({ status: 422, body: { code: 'not-one-rule' } });
  const stranger = await aShopper(elsewhere);
  expect(await preview({ idcupom: id, idcliente: stranger.actor.clientId })).toMatchObject({
    body: { code: 'client-not-found' },
  });
});
