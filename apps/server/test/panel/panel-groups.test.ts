/** How staff write the rules of automatic groups, and what their clients pay. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshGroups } from '#features/clients/server/rules/refresh-groups.ts';
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
let product: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
  ana = (await logIn(app, world.ana.email, world.market.id)).cookie;
  product = world.market.products.SABAO ?? '';
});
afterAll(() => app.close());

const panel = (method: InjectOptions['method'], path: string, payload?: object, cookie = owner) =>
  send(app, {
    method: method ?? 'GET',
    url: `/v4/painel/${world.market.id}/${path}`,
    headers: { cookie },
    ...defined({ payload }),
  });
const bodyOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const codeOf = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];
const lastChange = async () => bodyOf(await panel('GET', 'auditoria?limite=1')).dados[0];
const refresh = () => refreshGroups(database.current, Date.now() + 1_000);

/** What the client pays for the product. */
async function priceOf(cookie: string): Promise<number> {
  const url = `/v2/app/token/fornecedor/${world.market.id}/produto/${product}?disableSimilares=true`;
  return bodyOf(await send(app, { url, headers: { host: MARKET_HOST, cookie } })).preco;
}

const rule = (...condicoes: readonly object[]) => ({ juncao: 'TODAS', condicoes });
const PEOPLE = { tipo: 'TIPO', cliente: 'PESSOA' };
const COMPANIES = { tipo: 'TIPO', cliente: 'EMPRESA' };
const add = (nome: string, regra: object = rule(PEOPLE), idtabela: string | null = null) =>
  panel('POST', 'grupos-automaticos', { nome, regra, idtabela });

describe('an automatic group', () => {
  test('has its clients pay by its table while they are in it', async () => {
    const normal = await priceOf(ana);
    const table = bodyOf(await panel('POST', 'tabelas-preco', { nome: 'Do grupo' }));
    const line = { idproduto: product, preco: 4.56 };
    bodyOf(await panel('PUT', `tabelas-preco/${table.id}/precos`, { precos: [line] }));
    const made = bodyOf(await add(' Pessoas ', rule(PEOPLE), table.id));
    expect(made).toMatchObject({
      ...{ nome: 'Pessoas', regra: rule(PEOPLE), idtabela: table.id, clientes: 0, versao: 1 },
      ...{ calculadoEm: null, calculando: true, esvaziando: false },
    });
    expect(await lastChange()).toMatchObject({
      acao: 'client-group.created',
      depois: { name: 'Pessoas', rule: 'Clientes que são pessoas (CPF).', tableId: table.id },
    });
    const { tabelas } = bodyOf(await panel('GET', 'tabelas-preco'));
    expect(tabelas).toContainEqual(
      expect.objectContaining({ id: table.id, clientes: 0, grupos: ['Pessoas'] }),
    );
    expect(await priceOf(ana)).toBe(normal);
    await refresh();
    expect(await priceOf(ana)).toBe(4.56);
    const { grupos } = bodyOf(await panel('GET', 'grupos-clientes'));
    expect(grupos.find(({ nome }: { nome: string }) => nome === 'Pessoas')).toMatchObject({
      usos: [{ tipo: 'TABELA', nome: 'Do grupo' }],
      automatico: { idgrupo: made.idgrupo, calculando: false, esvaziando: false },
    });

    const path = `grupos-automaticos/${made.idgrupo}`;
    const change = { regra: rule(COMPANIES), idtabela: table.id, versao: 1 };
    const changed = bodyOf(await panel('PUT', path, change));
    expect(changed).toMatchObject({ versao: 2, calculando: true });
    expect(await lastChange()).toMatchObject({ acao: 'client-group.changed' });
    const stale = await panel('PUT', path, change);
    expect(codeOf(stale)).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(stale.json().facts.atual).toMatchObject({ regra: rule(COMPANIES), versao: 2 });
    await refresh();
    expect(await priceOf(ana)).toBe(normal);
    expect(bodyOf(await panel('GET', path)).sairam).toBeGreaterThan(0);
    bodyOf(await panel('DELETE', `${path}?clientes=MANTER`));
    expect(await lastChange()).toMatchObject({
      acao: 'client-group.removed',
      antes: { name: 'Pessoas', membersStay: true },
    });
    expect(codeOf(await panel('GET', path))).toEqual([404, 'group-not-found']);
  });

  test('yields to a table of the client’s own, and gives none that is archived', async () => {
    const normal = await priceOf(ana);
    const [own, shared] = [
      bodyOf(await panel('POST', 'tabelas-preco', { nome: 'Própria' })),
      bodyOf(await panel('POST', 'tabelas-preco', { nome: 'Comum' })),
    ];
    for (const [table, preco] of [
      [own, 3.33],
      [shared, 2.22],
    ] as const)
      bodyOf(
        await panel('PUT', `tabelas-preco/${table.id}/precos`, { precos: [{ idproduto: product, preco }] }),
      );
    const { idgrupo } = bodyOf(await add('Comuns', rule(PEOPLE), shared.id));
    await refresh();
    expect(await priceOf(ana)).toBe(2.22);
    const pricing = `clientes/${world.ana.id}/precos`;
    bodyOf(await panel('PUT', pricing, { idtabela: own.id, grupos: [] }));
    expect(await priceOf(ana)).toBe(3.33);
    expect(bodyOf(await panel('GET', pricing)).grupos).toEqual(['Comuns']);
    bodyOf(await panel('PUT', pricing, { idtabela: null, grupos: [] }));
    const { versao } = bodyOf(await panel('GET', 'tabelas-preco')).tabelas.find(
      ({ id }: { id: string }) => id === shared.id,
    );
    bodyOf(await panel('PUT', `tabelas-preco/${shared.id}`, { nome: 'Comum', arquivada: true, versao }));
    expect(await priceOf(ana)).toBe(normal);
    expect(codeOf(await add('Outra', rule(PEOPLE), shared.id))).toEqual([422, 'table-archived']);
    // What stood there before may stay.
    const same = { regra: rule(PEOPLE), idtabela: shared.id, versao: 1 };
    bodyOf(await panel('PUT', `grupos-automaticos/${idgrupo}`, same));
    bodyOf(await panel('DELETE', `grupos-automaticos/${idgrupo}?clientes=ESVAZIAR`));
    expect(bodyOf(await panel('GET', `grupos-automaticos/${idgrupo}`)).esvaziando).toBe(true);
    await refresh();
    expect(bodyOf(await panel('GET', pricing)).grupos).toEqual([]);
  });

  test('is shown on the client’s page apart, and given by no hand', async () => {
    const { idgrupo } = bodyOf(await add('Físicas'));
    await refresh();
    const page = bodyOf(await panel('GET', `clientes/${world.ana.id}`));
    expect(page.grupos).toEqual(['Físicas']);
    expect(page.gruposAutomaticos).toEqual(['Físicas']);
    const empty = bodyOf(await add('Vazio', rule({ tipo: 'CIDADE', cidades: ['Nenhures'] })));
    const refused = await panel('PUT', `clientes/${world.ana.id}/precos`, {
      idtabela: null,
      grupos: ['Físicas', 'Vazio'],
    });
    expect(codeOf(refused)).toEqual([422, 'grupo-automatico']);
    expect(refused.json().facts).toEqual({ grupos: ['Vazio'] });
    for (const id of [idgrupo, empty.idgrupo])
      bodyOf(await panel('DELETE', `grupos-automaticos/${id}?clientes=ESVAZIAR`));
    await refresh();
  });
});

describe('a preview', () => {
  const preview = (regra: object, nome?: string) =>
    panel('POST', 'grupos-automaticos/previa', { regra, ...defined({ nome }) });

  test('counts who is in, who comes and who goes, and writes nothing', async () => {
    bodyOf(await panel('PUT', `clientes/${world.ana.id}/precos`, { idtabela: null, grupos: ['clube'] }));
    const all = bodyOf(await panel('GET', 'clientes?tipo=PESSOA&limite=1')).total;
    const people = bodyOf(await preview(rule(PEOPLE), 'clube'));
    expect(people).toMatchObject({ total: all, entram: all - 1, saem: 0 });
    expect(people.clientes.map(({ nome }: { nome: string }) => nome)).toContain('ana');
    expect(bodyOf(await preview(rule(COMPANIES), 'clube'))).toMatchObject({ saem: 1 });
    expect(bodyOf(await preview(rule(PEOPLE)))).toMatchObject({ total: all, entram: all, saem: 0 });
    expect(bodyOf(await panel('GET', `clientes/${world.ana.id}/precos`)).grupos).toEqual(['clube']);
  });

  test.each<[string, object, number, string]>([
    ['a state that there is not', { tipo: 'ESTADO', estados: ['XX'] }, 422, 'unknown-state'],
    [
      'CEPs backwards',
      { tipo: 'CEP', faixas: [{ de: '02000-000', ate: '01000-000' }] },
      422,
      'postal-codes-backwards',
    ],
    ['no day', { tipo: 'CADASTRO' }, 422, 'no-day-named'],
    ['30 February', { tipo: 'CADASTRO', desde: '2026-02-30' }, 422, 'no-such-day'],
    [
      'days backwards',
      { tipo: 'CADASTRO', desde: '2026-02-02', antesDe: '2026-02-01' },
      422,
      'days-backwards',
    ],
    [
      'half a centavo',
      { tipo: 'VALOR_COMPRADO', dias: 30, limite: 'MINIMO', valor: 1.005 },
      422,
      'amount-not-exact',
    ],
    ['an unknown table', { tipo: 'TABELA', idtabela: newId() }, 404, 'table-not-found'],
    [
      'an unknown representative',
      { tipo: 'REPRESENTANTE', idrepresentante: newId() },
      404,
      'representative-not-found',
    ],
    ['no condition that there is', { tipo: 'SIGNO', signo: 'LEAO' }, 400, 'invalid-request'],
    ['a field of another condition', { ...PEOPLE, dias: 3 }, 400, 'invalid-request'],
  ])('of a rule with %s is refused, and so is the rule', async (_, condition, status, code) => {
    expect(codeOf(await preview(rule(condition)))).toEqual([status, code]);
    expect(codeOf(await add('Recusado', rule(PEOPLE, condition)))).toEqual([status, code]);
  });

  test('of no conditions is refused', async () => {
    expect(codeOf(await preview(rule()))).toEqual([400, 'invalid-request']);
  });
});

test('a shop has each automatic group once, and fifty at most', async () => {
  const { grupos } = bodyOf(await panel('GET', 'grupos-clientes'));
  const there = grupos.filter(({ automatico }: { automatico: unknown }) => automatico !== null).length;
  for (let left = 50 - there; left > 0; left -= 1) bodyOf(await add(`Grupo ${left}`));
  expect(codeOf(await add('Um a mais'))).toEqual([409, 'too-many-automatic-groups']);
  const { automatico } = bodyOf(await panel('GET', 'grupos-clientes')).grupos.find(
    ({ nome }: { nome: string }) => nome === 'Grupo 1',
  );
  bodyOf(await panel('DELETE', `grupos-automaticos/${automatico.idgrupo}?clientes=MANTER`));
  expect(codeOf(await add('Grupo 2'))).toEqual([409, 'group-there-already']);
});
