/** How staff configure the delivery: effects, refusals, and the audit. */

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { logIn, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let owner: string;
let ana: { readonly cookie: string; readonly handle: string };
beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
  ana = await logIn(app, world.ana.email, world.market.id);
});
afterAll(() => app.close());

const panel = (method: NonNullable<InjectOptions['method']>, path: string, payload?: object) =>
  send(app, {
    method,
    url: `/v4/painel/${world.market.id}/${path}`,
    headers: { cookie: owner },
    ...defined({ payload }),
  });
const bodyOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const statusAndBody = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];
const overview = async () => bodyOf(await panel('GET', 'entrega'));
const lastChange = async () => bodyOf(await panel('GET', 'auditoria?limite=1')).dados[0];
const optionsAt = async (cep: string, where = '', quantidade = 1) =>
  send(app, {
    method: 'POST',
    url: `/v4/app/formas-entrega/${world.market.id}/${cep}?tipoEntrega=DELIVERY${where}`,
    headers: { host: MARKET_HOST },
    payload: { produtos: [{ id: world.market.products.QUEIJO, quantidade }] },
  });
const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const polygon = (...rings: number[][][]) => ({ type: 'Polygon', coordinates: rings });

describe('an area', () => {
  test('holds from the next question on, changes, closes, and each time it is written down', async () => {
    const body = { nome: 'Serra', ceps: { de: '12000-000', ate: '12099999' }, taxa: 7.5 };
    const added = bodyOf(await panel('POST', 'areas-entrega', body));
    expect(added).toMatchObject({ ...body, ceps: { de: '12000000', ate: '12099999' }, ativa: true });
    expect(bodyOf(await optionsAt('12050000')).formasEntrega[0]).toMatchObject({ taxaEntrega: 7.5 });
    expect(await lastChange()).toMatchObject({ acao: 'delivery-area.changed', antes: null });
    const weighed = { ...body, regraTaxa: { tipo: 'PESO', faixas: [{ de: 2000, taxa: 20 }] } };
    bodyOf(await panel('PUT', `areas-entrega/${added.idarea}`, weighed));
    const option = async (kilos: number) => bodyOf(await optionsAt('12050000', '', kilos)).formasEntrega[0];
    expect(await option(1.9)).toMatchObject({ taxaEntrega: 7.5, regraTaxa: { tipo: 'PESO', gramas: 1900 } });
    expect((await option(2)).taxaEntrega).toBe(20);
    bodyOf(await panel('DELETE', `areas-entrega/${added.idarea}`));
    expect(statusAndBody(await optionsAt('12050000'))).toEqual([422, 'address-not-served']);
    expect(await lastChange()).toMatchObject({ antes: { active: true }, depois: { active: false } });
    expect((await overview()).areas.find(({ nome }: { nome: string }) => nome === 'Serra').ativa).toBe(false);
  });

  test('may be several polygons with holes, and is returned as they were drawn', async () => {
    const geometria = {
      type: 'MultiPolygon',
      coordinates: [[square(0, 9), square(3, 6)], [square(20, 22)]],
    };
    const { idarea } = bodyOf(await panel('POST', 'areas-entrega', { nome: 'Ilhas', geometria, taxa: 3 }));
    const at = async (lat: number, lng: number) =>
      (await optionsAt('99000000', `&lat=${lat}&lng=${lng}`)).statusCode;
    expect([await at(1, 2), await at(4, 5), await at(21, 21.5), await at(15, 14)]).toEqual([
      200, 422, 200, 422,
    ]);
    const { areas } = await overview();
    const stored = areas.find((area: { idarea: string }) => area.idarea === idarea).geometria;
    expect(stored.type).toBe('MultiPolygon');
    expect(stored.coordinates.map((rings: unknown[]) => rings.length)).toEqual([2, 1]);
    // What was read can be written back.
    bodyOf(await panel('PUT', `areas-entrega/${idarea}`, { nome: 'Ilhas', geometria: stored, taxa: 3 }));
    expect([await at(1, 2), await at(4, 5)]).toEqual([200, 422]);
  });

  test.each([
    ['CEPs', { ceps: { de: '13000000', ate: '13099999' } }],
    ['a radius', { raio: { lat: -22, lng: -47, metros: 3_000 } }],
    ['a polygon', { geometria: polygon(square(-60, -58)) }],
  ])('of %s is sent back as it was read, with one thing changed', async (kind, where) => {
    const added = bodyOf(
      await panel('POST', 'areas-entrega', { nome: `De volta ${kind}`, ...where, taxa: 3 }),
    );
    const read = (await overview()).areas.find((area: { idarea: string }) => area.idarea === added.idarea);
    const changed = { ...read, taxa: 4.5, prazoHoras: 6 };
    const { sobreposicoes, ...after } = bodyOf(await panel('PUT', `areas-entrega/${added.idarea}`, changed));
    expect(after).toEqual({ ...changed, versao: read.versao + 1 });
    // Also the response of a change.
    bodyOf(await panel('PUT', `areas-entrega/${added.idarea}`, { ...after, sobreposicoes }));
  });

  test('is returned with the others that overlap it', async () => {
    const one = bodyOf(
      await panel('POST', 'areas-entrega', { nome: 'A', geometria: polygon(square(40, 44)), taxa: 1 }),
    );
    expect(one.sobreposicoes).toEqual([]);
    const raio = { lat: 45, lng: 42, metros: 150_000 };
    const two = bodyOf(await panel('POST', 'areas-entrega', { nome: 'B', raio, taxa: 1, ordem: 3 }));
    expect(two.sobreposicoes).toEqual([{ idarea: one.idarea, nome: 'A', ordem: 0 }]);
    const ceps = { de: '05900000', ate: '06000000' };
    const three = bodyOf(await panel('POST', 'areas-entrega', { nome: 'C', ceps, taxa: 1 }));
    expect(three.sobreposicoes.map(({ nome }: { nome: string }) => nome)).toEqual(['São Paulo']);
  });

  test('around a store begins at that store, and costs by the distance to the nearest', async () => {
    const raio = { idloja: world.market.storeId, metros: 30_000 };
    const regraTaxa = { tipo: 'DISTANCIA', metrosInclusos: 0, porKm: 1.2 };
    const added = bodyOf(
      await panel('POST', 'areas-entrega', {
        nome: 'Perto',
        raio,
        taxa: 5,
        regraTaxa,
        horarioLimite: '15:00',
      }),
    );
    expect(added.raio).toEqual({ lat: -23.5, lng: -46.6, metros: 30_000 });
    // 0.1 degrees of latitude are 11,120 metres.
    const [option] = bodyOf(await optionsAt('99000000', '&lat=-23.4&lng=-46.6')).formasEntrega;
    expect(option).toMatchObject({
      taxaEntrega: 18.34,
      regraTaxa: { tipo: 'DISTANCIA', base: 5, porKm: 1.2, metros: 11_120 },
      horarioLimite: '15:00',
    });
  });

  const cep = { ceps: { de: '30000000', ate: '30000001' }, taxa: 1 };
  test.each<[string, object, number, string]>([
    ['nowhere', { nome: 'X', taxa: 1 }, 422, 'area-covers-nothing'],
    ['in two ways', { ...cep, nome: 'X', geometria: polygon(square(1, 2)) }, 422, 'area-covers-nothing'],
    [
      'a range that ends before it begins',
      { nome: 'X', taxa: 1, ceps: { de: '2'.repeat(8), ate: '1'.repeat(8) } },
      422,
      'area-covers-nothing',
    ],
    ['a name that is there', { ...cep, nome: 'são paulo' }, 409, 'area-there-already'],
    ['half a centavo', { ...cep, nome: 'X', taxa: 1.005 }, 400, 'fee-not-exact'],
    [
      'bands out of order',
      {
        ...cep,
        nome: 'X',
        regraTaxa: {
          tipo: 'VALOR',
          faixas: [
            { de: 9, taxa: 1 },
            { de: 5, taxa: 1 },
          ],
        },
      },
      422,
      'bands-not-in-order',
    ],
    [
      'a distance to a CEP',
      { ...cep, nome: 'X', regraTaxa: { tipo: 'DISTANCIA', metrosInclusos: 0, porKm: 1 } },
      422,
      'distance-needs-store',
    ],
    ['a negative fee', { ...cep, nome: 'X', taxa: -1 }, 400, 'invalid-request'],
    ['a word that is not known', { ...cep, nome: 'X', frete: 1 }, 400, 'invalid-request'],
    [
      'a point',
      { nome: 'X', taxa: 1, geometria: { type: 'Point', coordinates: [1, 2] } },
      400,
      'invalid-request',
    ],
    [
      'a corner beyond the world',
      { nome: 'X', taxa: 1, geometria: polygon(square(170, 190)) },
      400,
      'invalid-request',
    ],
  ])('is refused with %s', async (_, body, status, code) => {
    const before = (await overview()).areas.length;
    expect(statusAndBody(await panel('POST', 'areas-entrega', body))).toEqual([status, code]);
    expect((await overview()).areas).toHaveLength(before);
  });
});

describe('a window', () => {
  const body = { tipoEntrega: 'DELIVERY', dia: 3, inicio: '06:00', fim: '07:00', capacidade: 4 };

  test('is added, limited, and goes, each time written down', async () => {
    const added = bodyOf(await panel('POST', 'horarios-entrega', body));
    expect(added).toMatchObject(body);
    const change = bodyOf(
      await panel('PUT', `horarios-entrega/${added.idjanela}`, { ...body, capacidade: null }),
    );
    expect(change.capacidade).toBeNull();
    expect(await lastChange()).toMatchObject({
      acao: 'delivery-slot.changed',
      antes: { capacity: 4 },
      depois: { startsAt: 360 },
    });
    bodyOf(await panel('DELETE', `horarios-entrega/${added.idjanela}`));
    expect(statusAndBody(await panel('DELETE', `horarios-entrega/${added.idjanela}`))).toEqual([
      404,
      'slot-not-found',
    ]);
  });

  test.each<[object, number, string]>([
    [{ inicio: '07:00', fim: '07:00' }, 422, 'slot-without-time'],
    [{ inicio: '08:00', fim: '12:00', dia: 1 }, 409, 'slot-there-already'],
    [{ capacidade: 0 }, 400, 'invalid-request'],
    [{ dia: 7 }, 400, 'invalid-request'],
    [{ inicio: '25:00' }, 400, 'invalid-request'],
  ])('is refused with %o', async (given, status, code) => {
    expect(statusAndBody(await panel('POST', 'horarios-entrega', { ...body, ...given }))).toEqual([
      status,
      code,
    ]);
  });
});

describe('a holiday', () => {
  test('takes the day’s windows away until it is taken back', async () => {
    const days = async (): Promise<string[]> => {
      const [option] = bodyOf(await optionsAt('01310100')).formasEntrega;
      return option.agendamentos.map((slot: { data_de_entrega: string }) => slot.data_de_entrega);
    };
    const day = (await days()).at(-1) ?? '';
    expect(bodyOf(await panel('PUT', `feriados/${day}`, { nome: 'Inventário' }))).toEqual({
      data: day,
      nome: 'Inventário',
    });
    expect(await days()).not.toContain(day);
    expect((await overview()).feriados).toContainEqual({ data: day, nome: 'Inventário' });
    bodyOf(await panel('DELETE', `feriados/${day}`));
    expect(await days()).toContain(day);
  });

  test.each(['2026-02-30', '2026-13-01', '1999-01-01', 'natal'])('is refused on %s', async (day) => {
    expect((await panel('PUT', `feriados/${day}`, {})).statusCode).toBe(400);
  });
});

describe('a store’s hours', () => {
  const path = () => `lojas/${world.market.storeId}/abertura`;

  test('are shown where one picks up, and limit what is handed out', async () => {
    const abertura = [0, 1, 2, 3, 4, 5, 6].map((dia) => ({ dia, abre: '00:00', fecha: '24:00' }));
    expect(bodyOf(await panel('PUT', path(), { abertura, prazoHoras: 0 }))).toMatchObject({
      abertura,
      prazoHoras: 0,
    });
    const url = `/v4/app/${ana.handle}~${world.ana.id}/formas-entrega/${world.market.id}?tipoEntrega=RETIRADA`;
    const options = async () =>
      bodyOf(await send(app, { url, headers: { host: MARKET_HOST, cookie: ana.cookie } })).formasEntrega;
    expect((await options())[0]).toMatchObject({
      hoje: { situacao: 'ABERTA', hora: '24:00' },
      loja: { abertura },
    });
    const early = { tipoEntrega: 'RETIRADA', dia: 0, inicio: '08:00', fim: '10:00' };
    const late = { ...early, inicio: '18:00', fim: '20:00' };
    for (const window of [early, late]) bodyOf(await panel('POST', 'horarios-entrega', window));
    bodyOf(await panel('PUT', path(), { abertura: [{ dia: 0, abre: '07:00', fecha: '12:00' }] }));
    const [store] = await options();
    expect(new Set(store.agendamentos.map(({ inicio }: { inicio: string }) => inicio))).toEqual(
      new Set(['08:00']),
    );
    expect(await lastChange()).toMatchObject({ acao: 'store-hours.changed', alvo: world.market.storeId });
  });

  test.each<[object, number, string]>([
    [{ abertura: [{ dia: 1, abre: '12:00', fecha: '09:00' }] }, 422, 'hours-overlap'],
    [
      {
        abertura: [
          { dia: 1, abre: '09:00', fecha: '12:00' },
          { dia: 1, abre: '11:00', fecha: '14:00' },
        ],
      },
      422,
      'hours-overlap',
    ],
    [{ abertura: [{ dia: 9, abre: '09:00', fecha: '12:00' }] }, 400, 'invalid-request'],
    [{}, 400, 'invalid-request'],
  ])('are refused as %o', async (body, status, code) => {
    expect(statusAndBody(await panel('PUT', path(), body))).toEqual([status, code]);
  });
});
