/** Explained and simulated prices are those that are charged, and leave nothing behind. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { aPolicy, aScope } from '#features/pricing/domain/testing/a-policy.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import { addPriceTable, setTablePrices } from '#features/pricing/server/price-tables.store.ts';
import { aGift, aPromotion } from '#features/promotions/server/testing/a-promotion.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aLine } from '../../domain/testing/a-product.ts';
import { priceLines } from '../price-lines.ts';
import { aShopper, type ShopperContext } from '../testing/a-shopper.ts';
import { anAttendant } from '../testing/an-attendant.ts';
import { appOf } from '../testing/app-of.ts';
import { simulateRoutes } from './simulate.routes.ts';

const database = testDatabase();
let shop: Context;
let shopper: ShopperContext;
let app: FastifyInstance;
let coffee: string;

beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
  const attendant = await anAttendant(shop);
  app = await appOf(simulateRoutes, () => attendant);
  coffee = await aProduct(shop, { name: 'Café Ébano', price: 1000, stock: 3000 });
});

const percent = (name: string, basisPoints: number, more: object = {}) =>
  savePolicy(
    shop.db,
    shop.supplier.id,
    aPolicy({
      id: newId(),
      name,
      scope: aScope({ products: [coffee] }),
      effect: { kind: 'percent', basisPoints },
      ...more,
    }),
  );

async function explained(query: Record<string, unknown>) {
  const url = `/v4/painel/${shop.supplier.id}/explicacao-preco`;
  const given = { idproduto: coffee, quantidade: '3', ...query } as Record<string, string>;
  const answer = await app.inject({ url, query: given });
  return { status: answer.statusCode, body: answer.json() };
}

async function simulated(payload: Record<string, unknown>) {
  const url = `/v4/painel/${shop.supplier.id}/simulador`;
  const answer = await app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}

test('each rule that spoke is named, with the one that won, and the line as it is charged', async () => {
  await percent('Dez', 1_000);
  await percent('Vinte', 2_000);
  await percent('Meia', 5_000, { audience: { groups: ['outros'] } });
  await aPromotion(shop);
  const { body } = await explained({ idcliente: shopper.actor.clientId });
  expect(body).toMatchObject({
    passos: [
      { passo: 'PROPRIO', preco: 10, motivo: 'NORMAL' },
      { passo: 'POLITICAS', preco: 8, motivo: 'NORMAL' },
    ],
    politicas: [
      { politicas: [{ nome: 'Dez' }], preco: 9, resultado: 'MAIS_CARA' },
      { politicas: [{ nome: 'Vinte' }], preco: 8, resultado: 'VENCEU' },
    ],
    item: { precoUnitario: 8, total: 16, ofertasAplicadas: [{ oferta: 'Leve 3, pague 2', economia: 8 }] },
    avisos: [],
  });
  const charged = await priceLines(shopper, [aLine(coffee, 3)], {});
  expect(body.item.total).toBe(charged.subtotal / 100);
});

test('another day has its own rules', async () => {
  const day = Date.parse('2030-01-10T12:00:00Z');
  await percent('Janeiro', 1_000, { validity: { from: day - 1, until: day + 1 } });
  expect((await explained({})).body.politicas).toEqual([]);
  const then = (await explained({ quando: '2030-01-10T09:00:00-03:00' })).body;
  expect(then.item.precoUnitario).toBe(9);
  expect((await explained({ quando: 'amanhã' })).body).toMatchObject({ code: 'no-such-moment' });
});

test('a client’s tables are named with their terms, and why they make no price', async () => {
  const { db, supplier, now } = shop;
  const id = newId();
  const from = now + 3_600_000;
  await addPriceTable(db, supplier.id, { id, name: 'Verão', validity: { from }, channels: ['MANUAL'] });
  await setTablePrices(db, supplier.id, id, new Map([[coffee, { normal: centavos(850) }]]));
  const idcliente = shopper.actor.clientId;
  await saveClientPricing(db, supplier.id, idcliente, { tableId: id, groups: [] });
  await noteClientPrices(db, supplier.id);
  const said = { id, nome: 'Verão', inicio: new Date(from).toISOString(), canais: ['MANUAL'] };
  const quando = said.inicio;
  expect((await explained({ idcliente })).body).toMatchObject({
    passos: [{ passo: 'PROPRIO' }],
    tabelas: [{ ...said, resultado: 'NAO_COMECOU' }],
  });
  expect((await explained({ idcliente, quando })).body.tabelas).toEqual([
    { ...said, resultado: 'OUTRO_CANAL' },
  ]);
  const attended = (await explained({ idcliente, quando, canal: 'MANUAL' })).body;
  expect(attended).toMatchObject({
    passos: [{ passo: 'PROPRIO' }, { passo: 'TABELA', preco: 8.5 }],
    tabelas: [{ ...said, resultado: 'VALE' }],
    item: { precoUnitario: 8.5 },
  });
  const itens = [{ id: coffee, quantidade: 2 }];
  expect((await simulated({ idcliente, quando, itens })).body.total).toBe(20);
  expect((await simulated({ idcliente, quando, itens, canal: 'MANUAL' })).body.total).toBe(17);
  expect((await explained({})).body.tabelas).toEqual([]);
});

test('who and what is not of this shop is not found', async () => {
  const elsewhere = await aShop(database.current);
  const theirs = await aShopper(elsewhere);
  const product = await aProduct(elsewhere, { price: 1000 });
  for (const idcliente of [theirs.actor.clientId, EMPTY_UUID]) {
    expect(await explained({ idcliente })).toMatchObject({ status: 404, body: { code: 'client-not-found' } });
    expect(await simulated({ idcliente, itens: [] })).toMatchObject({ status: 404 });
  }
  expect(await explained({ idproduto: product })).toMatchObject({
    status: 404,
    body: { code: 'product-not-found' },
  });
});

test('a simulated cart has the client’s discounts and gifts, and nothing is saved, used or reserved', async () => {
  const bag = await aProduct(shop, { name: 'Sacola', price: 500, stock: 5000 });
  await aPromotion(shop, { limits: { uses: 1 } });
  await aGift(shop, bag, 2_000);
  await createCoupon(
    shop.db,
    shop.supplier.id,
    { code: 'DEZ', discount: { kind: 'percent', basisPoints: 1000 }, limit: 1 },
    shop.now,
  );
  const state = async () => {
    const one = await shop.db.execute(sql`select
      (select json_agg(c) from promotion_counters c where supplier_id = ${shop.supplier.id}) as counters,
      (select json_agg(s) from stock_levels s where supplier_id = ${shop.supplier.id}) as stock,
      (select count(*) from carts where supplier_id = ${shop.supplier.id}) as carts,
      (select count(*) from audit_events where supplier_id = ${shop.supplier.id}) as audits,
      (select used from coupons where supplier_id = ${shop.supplier.id}) as used`);
    return one.rows;
  };
  const before = await state();
  const { status, body } = await simulated({
    idcliente: shopper.actor.clientId,
    itens: [{ id: coffee, quantidade: 3 }],
    cupom: 'dez',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 20,
    itens: [{ ofertasAplicadas: [{ economia: 10 }] }],
    brindes: [{ nome: 'Sacola', disponivel: true }],
  });
  expect(JSON.stringify(body)).toContain('DEZ');
  expect(await state()).toEqual(before);
});

test('clients of this shop can be chosen, and its payment methods', async () => {
  const theirs = await aShopper(await aShop(database.current));
  const url = `/v4/painel/${shop.supplier.id}/explicacao-preco/escolhas`;
  const idsOf = async (busca: string): Promise<string[]> => {
    const { clientes } = (await app.inject({ url, query: { busca } })).json();
    return clientes.map(({ id }: { id: string }) => id);
  };
  expect(await idsOf('')).toContain(shopper.actor.clientId);
  expect(await idsOf('ana souza')).toContain(shopper.actor.clientId);
  expect(await idsOf('ana')).not.toContain(theirs.actor.clientId);
  expect(await idsOf('ninguém assim')).toEqual([]);
});
