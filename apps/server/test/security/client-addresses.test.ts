/** A client's addresses through the composed server: spec 7, addresses, and the copies in orders. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { toInject, validRequests } from '../../src/testing/valid-requests.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let bia: Login;
beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  bia = await logIn(app, world.bia.email, world.market.id);
});
afterAll(() => app.close());

const client = () => encodeURIComponent(`${bia.handle}~${bia.clientId}`);
const callApi = (method: 'GET' | 'POST', url: string, payload?: object) =>
  send(app, { method, url, ...defined({ payload }), headers: { cookie: bia.cookie } });
const list = async () => (await callApi('GET', `/v1/app/${client()}/enderecos`)).json().enderecos;
const update = (payload: object) => callApi('POST', `/v1/app/${client()}/enderecosput`, payload);
const remove = (id: string) => callApi('POST', `/v1/app/${client()}/cliente/enderecos/${id}/excluir`);
const draft = {
  rua: 'Rua Nova',
  numero: '5',
  bairro: 'Centro',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01310-100',
};

describe('an update', () => {
  test('with a mistake is a 400 that says so, as a whole and at the fields', async () => {
    const { status, body } = await update({ idendereco: world.bia.addressId, rua: ' ', cep: '1' }).then(
      (answer) => ({ status: answer.statusCode, body: answer.json() }),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid-address',
      message: 'Confira os campos do endereço.',
      facts: { campos: { rua: 'Informe a rua.', cep: 'O CEP tem 8 números.' } },
    });
  });

  test('leaves what it does not name, and removes a place for `null`', async () => {
    const [before] = await list();
    const placed = await update({ idendereco: before.idendereco, numero: '11', lat: -23.5, lng: -46.6 });
    expect(placed.json()).toMatchObject({
      ...before,
      numero: '11',
      lat: -23.5,
      lng: -46.6,
      textoendereco: expect.stringContaining(', 11 -'),
    });
    const bare = await update({ idendereco: before.idendereco, descricao: 'Loja 2', lat: null, lng: null });
    expect(bare.json()).toMatchObject({
      apelido: 'Loja 2',
      descricao: 'Loja 2',
      numero: '11',
      lat: null,
      lng: null,
    });
  });

  test('of half a place is reported at the place', async () => {
    const answer = await update({ idendereco: world.bia.addressId, lat: -23.5 });
    expect(answer.json().facts).toEqual({ campos: { lat: 'A posição no mapa não é válida.' } });
  });
});

test('another’s address and none are the same 404, to change and to delete', async () => {
  for (const id of [world.ana.addressId, newId()]) {
    for (const answer of [await update({ idendereco: id, numero: '1' }), await remove(id)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    }
  }
});

test('the billing address is asked, written and stands apart', async () => {
  const path = `/v2/app/${client()}/enderecos/${bia.clientId}/faturamento`;
  expect((await callApi('GET', path)).json()).toEqual({ enderecofaturamento: null });
  const saved = await callApi('POST', path, draft);
  expect(saved.json()).toMatchObject({ rua: 'Rua Nova', cep: '01310100', pais: 'Brasil', primario: false });
  expect((await callApi('GET', path)).json()).toEqual({ enderecofaturamento: saved.json() });
  expect(await list()).toHaveLength(1);
  const wrong = await callApi('POST', path, { ...draft, uf: 'XX' });
  expect([wrong.statusCode, wrong.json().facts]).toEqual([
    400,
    { campos: { uf: 'Escolha um dos 27 estados.' } },
  ]);
});

test('an order shows where it went also when the address is changed and deleted', async () => {
  const { market } = world;
  const who = { ...world.bia, ...bia, shop: market, orderNumber: 0, staffEmail: '' };
  const key = 'POST /v2/app/:token/usuario/:idcliente/pedido';
  const request = toInject(key, validRequests(who)[key] ?? {});
  const headers = { host: MARKET_HOST, cookie: bia.cookie };
  const placed = await send(app, { ...request, headers: { ...request.headers, ...headers } });
  expect(placed.statusCode).toBe(200);
  const url = `/v2/app/${bia.handle}/order/${placed.json().numpedido}`;
  const order = async () => (await send(app, { url, headers })).json();
  const before = await order();
  expect(JSON.stringify(before)).toContain('Rua da Bia');
  // The stored billing address counts; one in the request is ignored.
  expect(before.enderecofaturamento).toEqual({
    rua: 'Rua Nova',
    numero: '5',
    bairro: 'Centro',
    complemento: '',
    cidade: 'São Paulo',
    uf: 'SP',
    cep: '01310100',
    pais: 'Brasil',
  });
  await callApi('POST', `/v2/app/${client()}/enderecos/${bia.clientId}/faturamento`, {
    ...draft,
    rua: 'Outra',
  });
  await callApi('POST', `/v1/app/${client()}/enderecos`, draft);
  await update({ idendereco: world.bia.addressId, rua: 'Rua Mudada' });
  expect((await remove(world.bia.addressId)).json()).toEqual({ status: 'success' });
  expect(await order()).toEqual(before);
  expect(await list()).toMatchObject([{ rua: 'Rua Nova', primario: true }]);
});

describe('look-ups', () => {
  test('say what a CEP’s digits say where no service is named', async () => {
    const answer = await callApi('GET', '/v4/cep/01310-100');
    expect(answer.json()).toEqual({
      cep: '01310100',
      rua: '',
      bairro: '',
      cidade: '',
      uf: 'SP',
      lat: null,
      lng: null,
      fonte: 'FAIXA',
    });
    const none = await callApi('GET', '/v4/cep/00100000');
    expect([none.statusCode, none.json().message]).toEqual([404, 'Não encontramos este CEP.']);
    expect((await callApi('GET', '/v4/mapa')).json()).toEqual({ mapas: null, geocodifica: false });
    expect((await callApi('GET', '/v4/geocodificacao?texto=Rua+Nova')).json()).toEqual({ lugar: null });
    expect((await callApi('GET', '/v4/municipios/SP')).json()).toEqual({ municipios: [] });
  });

  test('are limited per minute for every caller', async () => {
    const visitor = (ip: string) => send(app, { url: '/v4/cep/01310100', remoteAddress: ip });
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await visitor('192.0.2.7')).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect((await visitor('192.0.2.8')).statusCode).toBe(200);
  });
});
