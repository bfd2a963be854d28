/** How staff change prices: changes, refusals, and the audit. */

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { logIn, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let owner: string;
let ana: string;
let bia: string;
let product: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
  ana = (await logIn(app, world.ana.email, world.market.id)).cookie;
  bia = (await logIn(app, world.bia.email, world.market.id)).cookie;
  product = world.market.products.SABAO ?? '';
});
afterAll(() => app.close());

const panel = (method: InjectOptions['method'], path: string, payload?: object) =>
  send(app, {
    method: method ?? 'GET',
    url: `/v4/painel/${world.market.id}/${path}`,
    headers: { cookie: owner },
    ...defined({ payload }),
  });
const statusAndBody = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];
const bodyOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const lastChange = async () => bodyOf(await panel('GET', 'auditoria?limite=1')).dados[0];

/** The product page's data for a caller. */
async function shown(cookie?: string, query = '') {
  const url = `/v2/app/token/fornecedor/${world.market.id}/produto/${product}?disableSimilares=true${query}`;
  const headers = { host: MARKET_HOST, ...defined({ cookie }) };
  return bodyOf(await send(app, { url, headers }));
}

const week = (given: object = {}) => ({
  nome: 'Semana da limpeza',
  abrangencia: { produtos: [product] },
  efeito: { tipo: 'PERCENTUAL', percentual: 10 },
  ...given,
});

describe('a policy', () => {
  test('stands from the next price on, changes, and goes, each time written down', async () => {
    const { preconf } = await shown();
    const added = bodyOf(await panel('POST', 'politicas', week()));
    expect(added).toMatchObject({ nome: 'Semana da limpeza', prioridade: 0, acumulavel: false });
    const cheaper = await shown();
    expect(cheaper.preconf).toBeCloseTo(preconf * 0.9, 2);
    expect(cheaper.efeitospoliticas.politicas).toEqual([{ id: added.id, nome: 'Semana da limpeza' }]);
    expect(await lastChange()).toMatchObject({ acao: 'price-policy.changed', antes: null });

    const fixed = week({ efeito: { tipo: 'PRECO_FIXO', preco: 1.23 }, publico: { aprovado: true } });
    const changed = bodyOf(await panel('PUT', `politicas/${added.id}`, fixed));
    expect(changed).toMatchObject({ id: added.id, efeito: { tipo: 'PRECO_FIXO', preco: 1.23 } });
    expect((await shown(ana)).preco).toBe(1.23);
    expect((await shown()).preco).toBe(preconf);
    const { politicas } = bodyOf(await panel('GET', 'politicas'));
    expect(politicas).toContainEqual(changed);

    expect(bodyOf(await panel('DELETE', `politicas/${added.id}`))).toEqual({ ok: true });
    expect((await shown(ana)).preco).toBe(preconf);
    expect(await lastChange()).toMatchObject({ acao: 'price-policy.changed', depois: null });
    expect(statusAndBody(await panel('DELETE', `politicas/${added.id}`))).toEqual([404, 'policy-not-found']);
  });

  test('that two people change is changed once, and the second is told what it is now', async () => {
    const { preconf } = await shown();
    const added = bodyOf(await panel('POST', 'politicas', week()));
    const path = `politicas/${added.id}`;
    const seen = { versao: added.versao };
    const changed = bodyOf(await panel('PUT', path, { ...week({ nome: 'Semana da casa' }), ...seen }));
    expect(changed.versao).toBe(added.versao + 1);
    const late = await panel('PUT', path, { ...week({ prioridade: 9 }), ...seen });
    expect(statusAndBody(late)).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(late.json().facts.atual).toEqual(changed);
    const anyway = { ...week({ prioridade: 9 }), versao: changed.versao };
    expect(bodyOf(await panel('PUT', path, anyway))).toMatchObject({ prioridade: 9 });

    // Ended, it stays on the list and makes no price any more.
    const ended = bodyOf(await panel('POST', `${path}/encerrar`));
    expect(Date.parse(ended.fim)).toBeLessThanOrEqual(Date.now());
    expect((await shown()).preconf).toBe(preconf);
    expect(bodyOf(await panel('POST', `${path}/encerrar`))).toEqual(ended);
    expect(bodyOf(await panel('GET', 'politicas')).politicas).toContainEqual(ended);
    bodyOf(await panel('DELETE', path));
    const future = bodyOf(await panel('POST', 'politicas', week({ inicio: '2999-01-01T00:00:00Z' })));
    expect(statusAndBody(await panel('POST', `politicas/${future.id}/encerrar`))).toEqual([
      422,
      'policy-not-begun',
    ]);
    bodyOf(await panel('DELETE', `politicas/${future.id}`));
  });

  test.each<[string, object, string]>([
    ['a fixed price of nothing', { efeito: { tipo: 'PRECO_FIXO', preco: 0 } }, 'price-of-nothing'],
    ['nothing off', { efeito: { tipo: 'VALOR', valor: 0 } }, 'takes-nothing-off'],
    ['0 %', { efeito: { tipo: 'PERCENTUAL', percentual: 0 } }, 'percent-out-of-range'],
    ['100 %', { efeito: { tipo: 'PERCENTUAL', percentual: 100 } }, 'percent-out-of-range'],
    ['less than nothing', { efeito: { tipo: 'PERCENTUAL', percentual: -5 } }, 'percent-out-of-range'],
    ['a third of a hundredth', { efeito: { tipo: 'PERCENTUAL', percentual: 1.333 } }, 'percent-not-exact'],
    ['half a centavo', { efeito: { tipo: 'VALOR', valor: 0.005 } }, 'price-not-exact'],
    ['no effect', { efeito: { tipo: 'PERCENTUAL' } }, 'no-effect'],
    ['the effect of another type', { efeito: { tipo: 'VALOR', percentual: 5 } }, 'no-effect'],
    ['no tiers', { efeito: { tipo: 'FAIXAS', faixas: [] } }, 'no-tiers'],
    [
      '21 tiers',
      {
        efeito: {
          tipo: 'FAIXAS',
          faixas: Array.from({ length: 21 }, (_, index) => ({ de: index + 1, percentual: 5 })),
        },
      },
      'too-many-tiers',
    ],
    [
      'a tier from nothing',
      { efeito: { tipo: 'FAIXAS', faixas: [{ de: 0, percentual: 5 }] } },
      'tier-from-nothing',
    ],
    [
      'two tiers from one quantity',
      {
        efeito: {
          tipo: 'FAIXAS',
          faixas: [
            { de: 2, percentual: 5 },
            { de: 2, percentual: 6 },
          ],
        },
      },
      'tiers-begin-alike',
    ],
    [
      'an end before its start',
      { inicio: '2026-12-02T00:00:00Z', fim: '2026-12-01T00:00:00Z' },
      'ends-before-it-starts',
    ],
    ['a day that is none', { inicio: '2026-13-01T00:00:00Z' }, 'no-such-moment'],
    ['a year that is none', { fim: '9999-12-31T23:59:59-03:00' }, 'no-such-moment'],
    ['a time of nowhere', { fim: '2026-12-01T00:00:00' }, 'no-such-moment'],
    ['a state that is none', { publico: { estados: ['XX'] } }, 'unknown-state'],
    [
      'CEPs backwards',
      { publico: { ceps: [{ de: '05999-999', ate: '01000-000' }] } },
      'postal-codes-backwards',
    ],
    ['a product that is not there', { abrangencia: { produtos: [newId()] } }, 'unknown-products'],
    ['a category that is not there', { abrangencia: { categorias: [newId()] } }, 'unknown-categories'],
    ['a client that is not there', { publico: { clientes: [newId()] } }, 'unknown-clients'],
  ])('with %s is refused in words', async (_, given, code) => {
    const before = bodyOf(await panel('GET', 'politicas'));
    const answer = await panel('POST', 'politicas', week(given));
    expect(statusAndBody(answer)).toEqual([422, code]);
    expect(answer.json().message).toMatch(/^[A-ZÀ-Ú].*\.$/);
    expect(bodyOf(await panel('GET', 'politicas'))).toEqual(before);
  });
});

describe('a price table', () => {
  test('is made, filled, given to a client and taken away', async () => {
    const { preconf } = await shown();
    const table = bodyOf(await panel('POST', 'tabelas-preco', { nome: ' Atacadistas ' }));
    expect(table).toMatchObject({ nome: 'Atacadistas', produtos: 0 });
    expect(statusAndBody(await panel('POST', 'tabelas-preco', { nome: 'Atacadistas' }))).toEqual([
      409,
      'table-there-already',
    ]);
    const prices = `tabelas-preco/${table.id}/precos`;
    const line = { idproduto: product, preco: 7.77, precoatacado: 6.66, minatacado: 12 };
    expect(bodyOf(await panel('PUT', prices, { precos: [line] }))).toMatchObject({ produtos: 1 });
    expect(bodyOf(await panel('GET', prices))).toEqual({ precos: [line] });
    expect(bodyOf(await panel('GET', `${prices}?depois=${product}`))).toEqual({ precos: [] });
    expect(await lastChange()).toMatchObject({
      acao: 'price-table.changed',
      depois: { products: 1, prices: { [product]: { normal: 777 } } },
    });

    const pricing = `clientes/${world.ana.id}/precos`;
    const given = { idtabela: table.id, grupos: ['ouro'] };
    expect(bodyOf(await panel('GET', pricing))).toEqual({ idtabela: null, grupos: [] });
    expect(bodyOf(await panel('PUT', pricing, { ...given, grupos: ['ouro', ' ouro '] }))).toEqual(given);
    expect(bodyOf(await panel('GET', pricing))).toEqual(given);
    expect(await shown(ana)).toMatchObject({ preco: 7.77, precovendaatacado: 6.66, minvendaatacado: 12 });
    expect((await shown(bia)).preco).toBe(preconf);

    bodyOf(await panel('PUT', prices, { precos: [{ idproduto: product, preco: null }] }));
    expect((await shown(ana)).preco).toBe(preconf);
    bodyOf(await panel('PUT', prices, { precos: [line] }));
    bodyOf(await panel('PUT', pricing, { idtabela: null, grupos: [] }));
    expect((await shown(ana)).preco).toBe(preconf);
  });

  test.each<[string, (good: object) => object[], string]>([
    ['a price of nothing', (good) => [{ ...good, preco: 0 }], 'price-of-nothing'],
    ['half a centavo', (good) => [{ ...good, preco: 1.005 }], 'price-not-exact'],
    ['a wholesale price without its quantity', (good) => [{ ...good, precoatacado: 5 }], 'half-wholesale'],
    ['a product twice', (good) => [good, good], 'product-twice'],
    ['a product that is not there', (good) => [{ ...good, idproduto: newId() }], 'unknown-products'],
  ])('with %s is refused whole', async (_, lines, code) => {
    const { tableId } = world.market.panel.pricing;
    const prices = `tabelas-preco/${tableId}/precos`;
    const good = { idproduto: product, preco: 5 };
    expect(statusAndBody(await panel('PUT', prices, { precos: lines(good) }))).toEqual([422, code]);
    expect(bodyOf(await panel('GET', prices))).toEqual({ precos: [] });
  });

  test('is given to a group, archived and used again, and each client sees its price at once', async () => {
    const { preconf } = await shown();
    const table = bodyOf(await panel('POST', 'tabelas-preco', { nome: 'Bares' }));
    const path = `tabelas-preco/${table.id}`;
    const line = { idproduto: product, preco: 4.44 };
    const put = bodyOf(await panel('PUT', `${path}/precos`, { precos: [line], versao: table.versao }));
    expect(put).toMatchObject({ produtos: 1, clientes: 0, arquivada: false, versao: table.versao + 1 });

    bodyOf(await panel('PUT', `clientes/${world.ana.id}/precos`, { idtabela: null, grupos: ['bares'] }));
    expect(statusAndBody(await panel('POST', `${path}/clientes`, { grupo: 'ninguém' }))).toEqual([
      422,
      'nobody-in-group',
    ]);
    const given = await panel('POST', `${path}/clientes`, { grupo: 'bares', clientes: [world.bia.id] });
    expect(bodyOf(given)).toEqual({ incluidos: 2, trocados: 0 });
    expect(await lastChange()).toMatchObject({
      acao: 'price-table.client-given',
      depois: { groups: ['bares'] },
    });
    expect([(await shown(ana)).preco, (await shown(bia)).preco]).toEqual([4.44, 4.44]);
    const { dados, total } = bodyOf(await panel('GET', `${path}/clientes`));
    expect([total, dados.map((one: { idcliente: string }) => one.idcliente).sort()]).toEqual([
      2,
      [world.ana.id, world.bia.id].sort(),
    ]);
    expect(bodyOf(await panel('GET', `clientes/${world.ana.id}/precos`))).toEqual({
      idtabela: table.id,
      grupos: ['bares'],
    });

    bodyOf(await panel('DELETE', `${path}/clientes/${world.bia.id}`));
    expect((await shown(bia)).preco).toBe(preconf);
    const archive = { nome: 'Bares e cafés', arquivada: true, versao: put.versao };
    const archived = bodyOf(await panel('PUT', path, archive));
    expect(archived).toMatchObject({ nome: 'Bares e cafés', arquivada: true, clientes: 1 });
    expect((await shown(ana)).preco).toBe(preconf);
    expect(
      statusAndBody(
        await panel('PUT', `clientes/${world.bia.id}/precos`, { idtabela: table.id, grupos: [] }),
      ),
    ).toEqual([422, 'table-archived']);
    bodyOf(await panel('PUT', path, { nome: 'Bares', arquivada: false, versao: archived.versao }));
    expect((await shown(ana)).preco).toBe(4.44);
    bodyOf(await panel('PUT', `clientes/${world.ana.id}/precos`, { idtabela: null, grupos: [] }));
  });

  test('prices while its period lasts, on its channels, and each change of its terms is written down', async () => {
    const { preconf } = await shown();
    const terms = { inicio: '2999-01-01T00:00:00.000Z', canais: ['WEB'] };
    const table = bodyOf(await panel('POST', 'tabelas-preco', { nome: 'Verão', ...terms, fim: null }));
    expect(table).toMatchObject(terms);
    expect(table).not.toHaveProperty('fim');
    const path = `tabelas-preco/${table.id}`;
    bodyOf(await panel('PUT', `${path}/precos`, { precos: [{ idproduto: product, preco: 3.33 }] }));
    bodyOf(await panel('PUT', `clientes/${world.ana.id}/precos`, { idtabela: table.id, grupos: [] }));
    expect((await shown(ana)).preco).toBe(preconf);
    const listed = async () =>
      bodyOf(await panel('GET', 'tabelas-preco')).tabelas.find(({ id }: { id: string }) => id === table.id);
    const put = async (given: object) =>
      panel('PUT', path, { nome: 'Verão', arquivada: false, versao: (await listed()).versao, ...given });

    const begun = { inicio: '2020-01-01T00:00:00.000Z', fim: '2999-01-01T00:00:00.000Z' };
    expect(bodyOf(await put(begun))).toMatchObject({ ...begun, canais: ['WEB'] });
    expect(await lastChange()).toMatchObject({
      acao: 'price-table.changed',
      antes: { startsAt: terms.inicio, endsAt: null, channels: ['WEB'] },
      depois: { startsAt: begun.inicio, endsAt: begun.fim, channels: ['WEB'] },
    });
    expect((await shown(ana)).preco).toBe(3.33);
    // What is not named stays.
    expect(bodyOf(await put({ nome: 'Verão inteiro' }))).toMatchObject({ ...begun, canais: ['WEB'] });
    bodyOf(await put({ canais: ['MANUAL'] }));
    expect((await shown(ana)).preco).toBe(preconf);
    bodyOf(await put({ canais: [], fim: '2020-02-01T00:00:00Z' }));
    expect((await shown(ana)).preco).toBe(preconf);
    const before = await listed();
    for (const [given, code] of [
      [{ inicio: '2020-02-01T00:00:00Z' }, 'ends-before-it-starts'],
      [{ inicio: '2020-13-01T00:00:00Z' }, 'no-such-moment'],
      [{ fim: '2020-02-01' }, 'no-such-moment'],
    ] as const)
      expect(statusAndBody(await put(given))).toEqual([422, code]);
    expect((await put({ canais: ['FAX'] })).statusCode).toBe(400);
    const late = await put({ fim: null, versao: before.versao - 1 });
    expect(statusAndBody(late)).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(late.json().facts.atual).toEqual(before);
    expect(await listed()).toEqual(before);
    expect(bodyOf(await put({ inicio: null, fim: null }))).not.toHaveProperty('inicio');
    expect((await shown(ana)).preco).toBe(3.33);
    const backwards = { nome: 'Do avesso', inicio: begun.fim, fim: begun.inicio };
    expect(statusAndBody(await panel('POST', 'tabelas-preco', backwards))).toEqual([
      422,
      'ends-before-it-starts',
    ]);
    bodyOf(await panel('PUT', `clientes/${world.ana.id}/precos`, { idtabela: null, grupos: [] }));
  });

  test('that two people edit tells the second what changed, and writes nothing of theirs', async () => {
    const table = bodyOf(await panel('POST', 'tabelas-preco', { nome: 'A quatro mãos' }));
    const path = `tabelas-preco/${table.id}`;
    const put = (preco: number, versao?: number) =>
      panel('PUT', `${path}/precos`, { precos: [{ idproduto: product, preco }], ...defined({ versao }) });
    const first = bodyOf(await put(5, table.versao));
    const second = await put(6, table.versao);
    expect(statusAndBody(second)).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(second.json().facts.atual).toEqual(first);
    expect(bodyOf(await panel('GET', `${path}/precos`)).precos).toMatchObject([{ preco: 5 }]);
    const rename = { nome: 'A duas mãos', arquivada: false, versao: table.versao };
    expect(statusAndBody(await panel('PUT', path, rename))).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(
      statusAndBody(await panel('PUT', path, { ...rename, nome: 'Revenda', versao: first.versao })),
    ).toEqual([409, 'table-there-already']);
    // The shop's own system writes without having read.
    expect(bodyOf(await put(7))).toMatchObject({ versao: first.versao + 1 });
  });

  test('takes 5,000 lines in a call and no more', async () => {
    const line = {
      idproduto: product,
      preco: 9_999_999.99,
      precoatacado: 9_999_999.98,
      minatacado: 999_998.999,
    };
    const put = (lines: number) =>
      panel('PUT', `tabelas-preco/${world.market.panel.pricing.tableId}/precos`, {
        precos: Array.from({ length: lines }, () => ({ ...line, idproduto: newId() })),
      });
    expect(statusAndBody(await put(5_000))).toEqual([422, 'unknown-products']);
    expect((await put(5_001)).statusCode).toBe(400);
  });

  test('that is not there is given to nobody, and nobody who is not there gets one', async () => {
    const put = (client: string, idtabela: string) =>
      panel('PUT', `clientes/${client}/precos`, { idtabela, grupos: [] });
    const { tableId } = world.market.panel.pricing;
    expect(statusAndBody(await put(world.ana.id, newId()))).toEqual([404, 'table-not-found']);
    expect(statusAndBody(await put(world.ana.id, world.atlas.panel.pricing.tableId))).toEqual([
      404,
      'table-not-found',
    ]);
    expect(statusAndBody(await put(newId(), tableId))).toEqual([404, 'client-not-found']);
    expect(statusAndBody(await put(world.atlas.panel.attended.clientId, tableId))).toEqual([
      404,
      'client-not-found',
    ]);
  });
});

describe('an attendant’s price', () => {
  const path = () => `clientes/${world.ana.id}/concessoes`;
  const price = (given: object = {}) => ({
    idproduto: product,
    preco: 3.21,
    de: 2,
    ate: 5,
    expira: '2999-01-01T00:00:00Z',
    ...given,
  });

  test('is this client’s within its quantities, until it is taken back', async () => {
    const { preconf } = await shown();
    const given = bodyOf(await panel('POST', path(), price()));
    expect(given).toMatchObject({ preco: 3.21, de: 2, ate: 5, expira: '2999-01-01T00:00:00.000Z' });
    expect(await lastChange()).toMatchObject({ acao: 'price.granted', antes: null });
    expect(await shown(ana, '&quantidade=2')).toMatchObject({
      precoatendente: 3.21,
      minatendente: 2,
      maxatendente: 5,
      precoquantidade: { preco: 3.21, motivo: 'ATENDENTE' },
    });
    expect((await shown(ana, '&quantidade=6')).precoquantidade.preco).toBe(preconf);
    expect(await shown(bia)).not.toHaveProperty('precoatendente');

    const better = bodyOf(await panel('POST', path(), price({ preco: 3, de: undefined, ate: undefined })));
    expect((await shown(ana)).preco).toBe(3);
    const { concessoes } = bodyOf(await panel('GET', path()));
    expect(concessoes.map(({ id }: { id: string }) => id)).toEqual([better.id, given.id]);
    expect(concessoes[1]).toHaveProperty('revogadoEm');

    expect(statusAndBody(await panel('DELETE', `${path()}/${given.id}`))).toEqual([404, 'grant-not-found']);
    bodyOf(await panel('DELETE', `${path()}/${better.id}`));
    expect((await shown(ana)).preco).toBe(preconf);
    expect(await lastChange()).toMatchObject({ acao: 'price.revoked', depois: null });
  });

  test.each<[string, object, string]>([
    ['of nothing', { preco: 0 }, 'price-of-nothing'],
    ['that is over', { expira: '2020-01-01T00:00:00Z' }, 'already-over'],
    ['until no day', { expira: 'amanhã' }, 'no-such-moment'],
    ['from more than to', { de: 6 }, 'quantities-backwards'],
    ['from a part of a gramme', { de: 1.0001 }, 'quantity-not-exact'],
    ['for a product that is not there', { idproduto: newId() }, 'unknown-products'],
  ])('%s is refused in words', async (_, given, code) => {
    expect(statusAndBody(await panel('POST', path(), price(given)))).toEqual([422, code]);
  });

  test('is given once where two attendants give it at once', async () => {
    const answers = await Promise.all([4, 5, 6, 7].map((preco) => panel('POST', path(), price({ preco }))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { concessoes } = bodyOf(await panel('GET', path()));
    const standing = concessoes.filter((one: object) => !('revogadoEm' in one));
    expect(standing).toHaveLength(1);
  });
});
