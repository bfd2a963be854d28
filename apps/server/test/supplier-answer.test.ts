/** What later features add to a supplier's answer. Spec 3, supplier: formasPagamento; spec 4, supplier flow. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { send, smallServer } from '../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
});
afterAll(() => app.close());

const suppliers = async (query: string) =>
  (await send(app, { url: `/v2/app/token/fornecedor?${query}` })).json().fornecedores;

test('a named supplier is answered with the payment methods that everybody may use there', async () => {
  const { id, cash, pix } = world.market;
  const [shop] = await suppliers(`idfornecedor=${id}`);
  const url = `/v2/app/token/fornecedor/${id}/formas-pagamento`;
  const own: { idformapagto: string; nome: string }[] = (await send(app, { url })).json();
  expect(shop.formasPagamento).toMatchObject(
    own.map(({ idformapagto, nome }) => ({ idformapagto, idformapagamento: idformapagto, nome })),
  );
  const ids = shop.formasPagamento.map((method: { idformapagto: string }) => method.idformapagto);
  expect(ids).toEqual(expect.arrayContaining([cash, pix]));
});

test('a list of suppliers says nothing of payment', async () => {
  for (const shop of await suppliers('')) expect(shop.formasPagamento).toBeUndefined();
});
