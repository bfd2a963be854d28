/** How staff find clients, see what the shop knows of one, note something, and pass clients to another representative. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { putRepresentative } from '#features/delegation/server/put-representative.ts';
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import { orders } from '#features/orders/server/store/orders.tables.ts';
import { defined } from '#kernel/defined.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ROOM } from '../../src/testing/small-chat.ts';
import { logIn, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { LIST, PASSWORD, type SmallWorld, STREET, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let owner: string;
let operator: string;
let elsewhere: string;
let rui: string;
let rosa: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
  operator = (await logInStaff(app, world.staff.operator)).cookie;
  elsewhere = (await logInStaff(app, world.staff.elsewhere)).cookie;
  rui = await representative('rui', [world.ana.id, world.bia.id]);
  rosa = await representative('rosa', [world.bia.id]);
  await order(1_000, { clientId: world.ana.id, total: 10_000, at: '2026-11-01T12:00:00Z' });
  await order(1_001, { clientId: world.ana.id, total: 5_050, at: '2026-11-03T12:00:00Z' });
  await order(1_002, { clientId: world.bia.id, total: 20_000, at: '2026-11-02T12:00:00Z' });
  const cancelled = { clientId: world.bia.id, total: 99_999, at: '2026-11-04T12:00:00Z' };
  await order(1_003, cancelled, 'cancelled');
  await sumUpDays(database.current);
});
afterAll(() => app.close());

async function representative(name: string, clientIds: readonly string[]): Promise<string> {
  const { db } = database.current;
  const account = {
    kind: 'person',
    name,
    email: `${name}@exemplo.com.br`,
    password: { hash: 'none' },
  } as const;
  const { userId } = await createClientAccount(db, account);
  await putRepresentative(db, world.market.id, userId, clientIds, Date.now());
  return userId;
}

async function order(
  number: number,
  { clientId, total, at }: { readonly clientId: string; readonly total: number; readonly at: string },
  status: 'received' | 'cancelled' = 'received',
): Promise<void> {
  await database.current.db.insert(orders).values({
    supplierId: world.market.id,
    number,
    clientId,
    userId: world.ana.userId,
    issuedBy: 'Ana',
    status,
    channel: 'WEB',
    delivery: {
      type: 'pickup',
      store: { storeId: world.market.storeId, name: 'Loja', addressText: 'Rua', latitude: 0, longitude: 0 },
    },
    paymentMethodId: world.market.cash,
    paymentName: 'Dinheiro',
    subtotal: total,
    deliveryFee: 0,
    total,
    fingerprint: String(number).padStart(64, '0'),
    createdAt: new Date(at),
  });
}

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
const without = (answer: LightMyRequestResponse) => ({ ...answer.json(), requestId: '' });
const namesOf = async (query: string): Promise<string[]> =>
  bodyOf(await panel('GET', `clientes?${query}`)).dados.map(({ nome }: { nome: string }) => nome);
const lastChange = async () => bodyOf(await panel('GET', 'auditoria?limite=1')).dados[0];

describe('the list', () => {
  test('has what each client bought and owes, without cancelled orders', async () => {
    const { dados, total } = bodyOf(await panel('GET', 'clientes?busca=ana%40exemplo'));
    expect(total).toBe(1);
    expect(dados[0]).toMatchObject({
      idcliente: world.ana.id,
      tipo: 'PESSOA',
      documento: '52998224725',
      email: world.ana.email,
      situacao: 'APROVADO',
      compras: { pedidos: 2, total: 150.5, ultimo: { numpedido: 1001, em: '2026-11-03T12:00:00.000Z' } },
      titulosAbertos: { quantidade: 1 },
    });
    expect(dados[0].representantes).toEqual([{ idrepresentante: rui, nome: 'rui@exemplo.com.br' }]);
    const [bia] = bodyOf(await panel('GET', 'clientes?busca=bia')).dados;
    expect(bia.compras).toMatchObject({ pedidos: 1, total: 200, ultimo: { numpedido: 1002 } });
  });

  test('is searched by name without accents, by document with its signs, and by the shop’s own code', async () => {
    bodyOf(await panel('PUT', `clientes/${world.bia.id}/configuracoes`, { cod_erp: 'Bê-77' }));
    expect(await namesOf('busca=529.982.247-25')).toEqual(['ana']);
    expect(await namesOf(`busca=${encodeURIComponent('BÍA')}`)).toEqual(['bia']);
    expect(await namesOf(`busca=${encodeURIComponent('Bê-77')}`)).toEqual(['bia']);
    expect(await namesOf('busca=BE-7')).toEqual(['bia']);
    expect(await namesOf('busca=%25')).toEqual([]);
  });

  test('is filtered by what staff decided, by owing, by group and by representative', async () => {
    expect(await namesOf('situacao=AGUARDANDO')).toEqual(['novo']);
    expect(await namesOf('situacao=RECUSADO')).toEqual([]);
    expect(await namesOf('tipo=EMPRESA')).not.toContain('ana');
    expect(await namesOf('titulos=ABERTOS')).toEqual(expect.arrayContaining(['ana', 'bia']));
    expect(await namesOf('titulos=ABERTOS')).not.toContain('novo');
    expect(await namesOf(`representante=${rosa}`)).toEqual(['bia']);
    expect(await namesOf('representante=NINGUEM&busca=exemplo')).not.toContain('ana');
    bodyOf(await panel('PUT', `clientes/${world.ana.id}/precos`, { idtabela: null, grupos: ['ouro'] }));
    expect(await namesOf('grupo=ouro')).toEqual(['ana']);
    bodyOf(await panel('PUT', `clientes/${world.ana.id}/configuracoes`, { tags: ['uses-share-coupom'] }));
    expect(await namesOf('tag=uses-share-coupom')).toEqual(['ana']);
  });

  test('is sorted; who never bought stands last either way', async () => {
    const bought = async (query: string) => (await namesOf(`${query}&limite=100`)).slice(0, 2);
    expect(await bought('ordenar=totalComprado&sentido=desc')).toEqual(['bia', 'ana']);
    expect(await bought('ordenar=totalComprado&sentido=asc')).toEqual(['ana', 'bia']);
    expect(await bought('ordenar=ultimoPedido&sentido=desc')).toEqual(['ana', 'bia']);
    const names = await namesOf('ordenar=nome&limite=100');
    expect(await namesOf('ordenar=nome&sentido=desc&limite=100')).toEqual(names.toReversed());
  });
});

describe('a client', () => {
  test('stands on one page with all that the shop knows', async () => {
    const page = bodyOf(await panel('GET', `clientes/${world.ana.id}`));
    expect(page).toMatchObject({ idcliente: world.ana.id, nome: 'ana', excluido: false, grupos: ['ouro'] });
    expect(page.enderecos.map(({ rua }: { rua: string }) => rua)).toContain(STREET.ana);
    expect(page.usuarios[0]).toMatchObject({ email: world.ana.email, principal: true, situacao: 'ATIVO' });
    expect(page.listas.map(({ idlista }: { idlista: string }) => idlista)).toContain(LIST.ana);
    expect(page.conversas.map(({ sala }: { sala: string }) => sala)).toContain(ROOM.ana);
    expect(page.credito.limite_credito_total).toBeGreaterThanOrEqual(0);
  });

  test('of another shop alone and an unknown id are refused alike', async () => {
    const { db } = database.current;
    const account = {
      kind: 'person',
      name: 'Lia',
      email: 'lia@exemplo.com.br',
      password: { hash: 'none' },
    } as const;
    const { clientId } = await createClientAccount(db, account);
    for (const rest of ['', '/notas', '/exclusao']) {
      const foreign = await panel('GET', `clientes/${clientId}${rest}`);
      const absent = await panel('GET', `clientes/${newId()}${rest}`);
      expect(codeOf(foreign)).toEqual([404, 'client-not-found']);
      expect(without(foreign)).toEqual(without(absent));
    }
    const note = { texto: 'Nada' };
    expect(codeOf(await panel('POST', `clientes/${clientId}/notas`, note))).toEqual([
      404,
      'client-not-found',
    ]);
    expect(codeOf(await panel('POST', `clientes/${clientId}/dados-pessoais`))).toEqual([
      404,
      'client-not-found',
    ]);
    expect(codeOf(await panel('POST', `clientes/${clientId}/exclusao`))).toEqual([404, 'client-not-found']);
    expect((await panel('GET', 'clientes', undefined, elsewhere)).statusCode).toBe(404);
  });

  test('changed by two people at once: the second reads what the first saved', async () => {
    const path = `clientes/${world.bia.id}/configuracoes`;
    const { versao } = bodyOf(await panel('GET', path));
    const first = bodyOf(await panel('PUT', path, { cod_erp: 'B-1', versao }));
    expect(first).toMatchObject({ cod_erp: 'B-1', versao: versao + 1 });
    const second = await panel('PUT', path, { cod_erp: 'B-2', versao }, operator);
    expect(codeOf(second)).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(second.json().facts.atual).toEqual(first);
    expect(bodyOf(await panel('PUT', path, { cod_erp: 'B-2', versao: versao + 1 })).cod_erp).toBe('B-2');
  });
});

describe('a note', () => {
  test('names its author, stands first, is deleted, and leaves no words in the audit', async () => {
    const path = `clientes/${world.ana.id}/notas`;
    const first = bodyOf(await panel('POST', path, { texto: ' Paga na sexta ' }));
    expect(first).toMatchObject({ texto: 'Paga na sexta', por: 'dora' });
    bodyOf(await panel('POST', path, { texto: 'Prefere manhã' }, operator));
    const { notas } = bodyOf(await panel('GET', path));
    expect(notas.map(({ texto, por }: { texto: string; por: string }) => [texto, por])).toEqual([
      ['Prefere manhã', 'otto'],
      ['Paga na sexta', 'dora'],
    ]);
    expect(await lastChange()).toMatchObject({ acao: 'client.note-added' });
    expect(JSON.stringify(await lastChange())).not.toContain('manhã');
    const other = `clientes/${world.bia.id}/notas/${first.idnota}`;
    expect(codeOf(await panel('DELETE', other))).toEqual([404, 'note-not-found']);
    bodyOf(await panel('DELETE', `${path}/${first.idnota}`));
    expect(bodyOf(await panel('GET', path)).notas).toHaveLength(1);
    expect((await panel('POST', path, { texto: '  ' })).statusCode).toBe(400);
  });

  test('is on no wire of the client’s, but in the export of their data', async () => {
    const { cookie } = await logIn(app, world.ana.email, world.market.id);
    const own = await send(app, {
      method: 'POST',
      url: `/v4/privacidade/${world.ana.id}/dados`,
      headers: { cookie, 'x-idfornecedor': world.market.id },
      payload: { senha: PASSWORD },
    });
    expect(own.body).toContain('Prefere manhã');
    const shops = bodyOf(await panel('POST', `clientes/${world.ana.id}/dados-pessoais`));
    expect(JSON.stringify(shops)).toContain('Prefere manhã');
    expect(shops.cadastro).toEqual([]);
    expect(shops.lojas).toHaveLength(1);
    expect(await lastChange()).toMatchObject({ acao: 'client.data-exported' });
  });
});

test('the owner alone sends the link by which the client confirms a deletion', async () => {
  const path = `clientes/${world.bia.id}/exclusao`;
  expect((await panel('POST', path, undefined, operator)).statusCode).toBe(403);
  bodyOf(await panel('POST', path));
  expect(bodyOf(await panel('GET', path)).exclusao).not.toHaveProperty('confirmadaEm');
  expect(await lastChange()).toMatchObject({ acao: 'client.deletion-offered' });
  const queued = await database.current.db.select({ kind: mailOutbox.kind }).from(mailOutbox);
  expect(queued.map(({ kind }) => kind)).toContain('deletion-offered');
});

test('groups are listed with their members and what cites them', async () => {
  const policy = {
    nome: 'Clube ouro',
    efeito: { tipo: 'PERCENTUAL', percentual: 10 },
    publico: { grupos: ['ouro', 'prata'] },
  };
  bodyOf(await panel('POST', 'politicas', policy));
  const { grupos } = bodyOf(await panel('GET', 'grupos-clientes'));
  expect(grupos).toContainEqual({
    nome: 'ouro',
    clientes: 1,
    usos: [{ tipo: 'POLITICA', nome: 'Clube ouro' }],
    automatico: null,
  });
  expect(grupos).toContainEqual({
    nome: 'prata',
    clientes: 0,
    usos: [{ tipo: 'POLITICA', nome: 'Clube ouro' }],
    automatico: null,
  });
});

describe('a transfer', () => {
  const pass = (from: string, para: string, clientes?: readonly string[], cookie = owner) =>
    panel('POST', `representantes/${from}/transferencia`, { para, ...defined({ clientes }) }, cookie);
  const portfolio = (id: string) => namesOf(`representante=${id}`);

  test('passes chosen clients, all or none, and then the rest', async () => {
    expect(codeOf(await pass(rui, rosa, [world.ana.id, world.novo.id]))).toEqual([404, 'client-not-found']);
    expect(await portfolio(rui)).toEqual(['ana', 'bia']);
    expect(bodyOf(await pass(rui, rosa, [world.ana.id]))).toEqual({ ok: true, transferidos: 1 });
    expect(await portfolio(rui)).toEqual(['bia']);
    expect(await lastChange()).toMatchObject({
      acao: 'representative.clients-transferred',
      depois: { representative: rosa, clients: 1 },
    });
    expect(bodyOf(await pass(rui, rosa))).toEqual({ ok: true, transferidos: 1 });
    expect(await portfolio(rui)).toEqual([]);
    expect(await portfolio(rosa)).toEqual(['ana', 'bia']);
  });

  test('is refused to oneself, to strangers, and to who may not', async () => {
    expect(codeOf(await pass(rosa, rosa))).toEqual([422, 'same-representative']);
    expect(codeOf(await pass(rosa, newId()))).toEqual([404, 'representative-not-found']);
    expect(codeOf(await pass(newId(), rosa))).toEqual([404, 'representative-not-found']);
    expect((await pass(rosa, rui, undefined, operator)).statusCode).toBe(403);
  });
});
