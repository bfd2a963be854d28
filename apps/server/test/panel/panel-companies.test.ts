/** How staff put companies in trees, and agree terms with a client that their next call obeys. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { companyLinks } from '#features/clients/server/company/company-links.tables.ts';
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import { orders } from '#features/orders/server/store/orders.tables.ts';
import { titles } from '#features/payments/server/store/titles.tables.ts';
import { defined } from '#kernel/defined.ts';
import { newId } from '#platform/db/new-id.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let owner: string;
let operator: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
  operator = (await logInStaff(app, world.staff.operator)).cookie;
});
afterAll(() => app.close());

const panel = (method: InjectOptions['method'], path: string, payload?: object, cookie = owner) =>
  send(app, {
    method: method ?? 'GET',
    url: `/v4/painel/${world.market.id}/clientes/${path}`,
    headers: { cookie },
    ...defined({ payload }),
  });
const bodyOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const codeOf = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];
async function lastChange() {
  const url = `/v4/painel/${world.market.id}/auditoria?limite=1`;
  return bodyOf(await send(app, { url, headers: { cookie: owner } })).dados[0];
}

describe('a company', () => {
  let head: string;
  let branch: string;
  let other: string;

  async function company(name: string, document: string, supplierId = world.market.id): Promise<string> {
    const { db } = database.current;
    const email = `${newId()}@exemplo.com.br`;
    const account = { kind: 'company', name, document, email, password: { hash: 'none' } } as const;
    const { clientId } = await createClientAccount(db, account);
    await setCustomer(db, supplierId, clientId, { approved: true, creditLimit: 100_000 });
    return clientId;
  }
  const place = (id: string, idmatriz: string | null, versao = 1, cookie = owner) =>
    panel('PUT', `${id}/empresa`, { idmatriz, versao }, cookie);
  const tree = async (id: string) => bodyOf(await panel('GET', `${id}/empresa`));
  const shape = async (id: string) =>
    (await tree(id)).empresas.map(({ nome, nivel }: { nome: string; nivel: number }) => `${nivel} ${nome}`);

  /** Roots differ from test to test: documents are unique. */
  let root = 10_000_000;
  beforeEach(async () => {
    root += 1;
    head = await company('Sol Matriz', `${root}000100`);
    branch = await company('Sol Filial Recife', `${root}000200`);
    other = await company('Lua', `${root + 50_000_000}000100`);
  });

  test('is put below another one, moved, and taken out; each is audited', async () => {
    expect(bodyOf(await place(branch, head))).toEqual({ idmatriz: head, versao: 2 });
    expect(await lastChange()).toMatchObject({ acao: 'client.company-linked' });
    expect(await shape(branch)).toEqual(['1 Sol Matriz', '2 Sol Filial Recife']);
    expect(await shape(head)).toEqual(await shape(branch));
    bodyOf(await place(branch, other, 2, operator));
    expect(await lastChange()).toMatchObject({ acao: 'client.company-moved' });
    expect(await shape(head)).toEqual(['1 Sol Matriz']);
    expect(bodyOf(await place(branch, null, 3))).toEqual({ idmatriz: null, versao: 4 });
    expect(await lastChange()).toMatchObject({ acao: 'client.company-unlinked' });
    expect(await shape(branch)).toEqual(['1 Sol Filial Recife']);
  });

  test('of two who place it at once the second is told, and shown what is there', async () => {
    bodyOf(await place(branch, head));
    const second = await place(branch, other, 1, operator);
    expect(codeOf(second)).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(second.json().facts.atual).toEqual({ idmatriz: head, versao: 2 });
    bodyOf(await place(branch, null, 2));
    // The first version does not come back.
    expect(codeOf(await place(branch, other, 1))).toEqual([409, 'alterado-por-outra-pessoa']);
  });

  test('makes no circle and no fourth level, though two try it at the same moment', async () => {
    expect(codeOf(await place(head, head))).toEqual([422, 'company-below-itself']);
    const both = await Promise.all([place(head, branch), place(branch, head)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const [top = '', below = ''] = both[0]?.statusCode === 200 ? [branch, head] : [head, branch];
    const third = await company('Sol Loja 3', `${root}000300`);
    const fourth = await company('Sol Loja 4', `${root}000400`);
    bodyOf(await place(third, below));
    expect(codeOf(await place(fourth, third))).toEqual([422, 'company-tree-too-deep']);
    expect(codeOf(await place(top, third))).toEqual([422, 'company-below-itself']);
    expect(codeOf(await place(top, other))).toEqual([422, 'company-tree-too-deep']);
  });

  test('of another shop, a person, and an unknown id are refused', async () => {
    const stranger = await company('De fora', `${root}009900`, world.atlas.id);
    const refused = [404, 'client-not-found'];
    expect(codeOf(await place(branch, stranger))).toEqual(refused);
    expect(codeOf(await place(stranger, head))).toEqual(refused);
    expect(codeOf(await place(branch, newId()))).toEqual(refused);
    expect(codeOf(await panel('GET', `${stranger}/empresa`))).toEqual(refused);
    expect(codeOf(await place(world.ana.id, head))).toEqual([422, 'company-not-a-company']);
    expect(codeOf(await panel('GET', `${world.ana.id}/empresa`))).toEqual([422, 'company-not-a-company']);
    // Its link at another shop is nothing that this one sees.
    const { db } = database.current;
    await db.insert(companyLinks).values({ supplierId: world.atlas.id, clientId: stranger });
    expect(await shape(branch)).toEqual(['1 Sol Filial Recife']);
  });

  test('is suggested by the root of its CNPJ, and never linked by it', async () => {
    expect((await tree(branch)).sugestoes).toEqual([
      { idcliente: head, nome: 'Sol Matriz', documento: `${root}000100`, como: 'MATRIZ', versao: 1 },
    ]);
    expect((await tree(head)).sugestoes).toMatchObject([{ idcliente: branch, como: 'FILIAL' }]);
    // Without a common root it can be linked all the same; a branch of another tree is suggested no more.
    bodyOf(await place(branch, other));
    expect((await tree(head)).sugestoes).toEqual([]);
    expect((await tree(branch)).sugestoes).toMatchObject([{ idcliente: head, como: 'MATRIZ' }]);
  });

  test('shows users, credit and purchases of ninety days, and the sums of the tree', async () => {
    const { db } = database.current;
    bodyOf(await place(branch, head));
    const now = Date.now();
    const DAY = 24 * 60 * 60_000;
    await order({ number: root * 10, clientId: branch, total: 10_050, at: now });
    await order({ number: root * 10 + 1, clientId: head, total: 20_000, at: now - 80 * DAY });
    await order({ number: root * 10 + 2, clientId: head, total: 99_900, at: now - 100 * DAY });
    await sumUpDays(database.current);
    const owed = {
      supplierId: world.market.id,
      issuedOn: '2026-11-01',
      dueOn: '2026-12-01',
      createdAt: new Date(),
    };
    await db.insert(titles).values([
      {
        ...owed,
        id: newId(),
        clientId: branch,
        document: `F${root}`,
        amount: 30_000,
        status: 'open',
        usesCredit: true,
      },
      {
        ...owed,
        id: newId(),
        clientId: branch,
        document: `G${root}`,
        amount: 5_000,
        status: 'open',
        usesCredit: false,
      },
    ]);
    const { empresas, soma } = await tree(head);
    expect(empresas).toMatchObject([
      { nome: 'Sol Matriz', creditoUsado: 0, compras90dias: { pedidos: 1, total: 200 } },
      {
        nome: 'Sol Filial Recife',
        idmatriz: head,
        usuarios: [{ principal: true, situacao: 'ATIVO' }],
        limite_credito_total: 1_000,
        creditoUsado: 300,
        compras90dias: { pedidos: 1, total: 100.5 },
      },
    ]);
    expect(soma).toEqual({
      limite_credito_total: 2_000,
      creditoUsado: 300,
      compras90dias: { pedidos: 2, total: 300.5 },
    });
  });

  test('costs as many queries in a large tree as in a small one', async () => {
    let queries = 0;
    const counted = openDatabase(database.url, {
      onQuery: (text) => {
        // The shop itself is asked for again after a second.
        if (!text.includes('"suppliers"')) queries += 1;
      },
    });
    const server = await smallServer(counted);
    try {
      const url = `/v4/painel/${world.market.id}/clientes/${head}/empresa`;
      const count = async (): Promise<number> => {
        await send(server, { url, headers: { cookie: owner } });
        queries = 0;
        bodyOf(await send(server, { url, headers: { cookie: owner } }));
        return queries;
      };
      const alone = await count();
      for (let store = 10; store < 20; store++)
        bodyOf(await place(await company(`Sol ${store}`, `${root}00${store}00`), head));
      expect(await count()).toBe(alone);
    } finally {
      await server.close();
      await counted.close();
    }
  });
});

async function order({
  number,
  clientId,
  total,
  at,
}: Record<'number' | 'total' | 'at', number> & { readonly clientId: string }): Promise<void> {
  await database.current.db.insert(orders).values({
    supplierId: world.market.id,
    number,
    clientId,
    userId: world.ana.userId,
    issuedBy: 'Ana',
    status: 'received',
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

describe('what is agreed with a client', () => {
  const terms = { formasPagamento: null, pedidoMinimo: null, observacao: '' };
  const path = () => `${world.ana.id}/condicoes`;
  const put = async (body: object, cookie = owner) => {
    const { versao } = bodyOf(await panel('GET', path()));
    return panel('PUT', path(), { ...terms, versao, ...body }, cookie);
  };

  const methodsOf = async ({ cookie, handle }: Login) => {
    const url = `/v2/app/${handle}/fornecedor/${world.market.id}/formas-pagamento?idcliente=${world.ana.id}`;
    const answer = await send(app, { url, headers: { cookie, 'x-idfornecedor': world.market.id } });
    return JSON.parse(answer.body) as unknown;
  };

  test('is what the client is offered at the next call, and no longer once it is taken back', async () => {
    const ana = await logIn(app, world.ana.email, world.market.id);
    const usual = JSON.stringify(await methodsOf(ana));
    expect(usual).toContain(world.market.cash);
    bodyOf(await put({ formasPagamento: [world.market.pix] }, operator));
    const agreed = await logIn(app, world.ana.email, world.market.id);
    const shown = JSON.stringify(await methodsOf(agreed));
    expect(shown).toContain(world.market.pix);
    expect(shown).not.toContain(world.market.cash);
    bodyOf(await put({}));
    const again = await logIn(app, world.ana.email, world.market.id);
    expect(JSON.stringify(await methodsOf(again))).toBe(usual);
  });

  test('is shown beside the shop’s methods, with what the client would have without it', async () => {
    bodyOf(await put({ formasPagamento: [world.market.pix], pedidoMinimo: 150.5, observacao: ' Sexta ' }));
    const page = bodyOf(await panel('GET', path()));
    expect(page).toMatchObject({
      formasPagamento: [world.market.pix],
      pedidoMinimo: 150.5,
      observacao: 'Sexta',
    });
    const cash = page.formasDaLoja.find(
      ({ idformapagto }: { idformapagto: string }) => idformapagto === world.market.cash,
    );
    expect(cash).toMatchObject({ tipo: 'DINHEIRO_NA_ENTREGA', ativa: true, grupos: [], valeSemAcordo: true });
    bodyOf(await put({}));
  });

  test('brings the minimum to the cart', async () => {
    bodyOf(await put({ pedidoMinimo: 150 }));
    const { cookie, handle } = await logIn(app, world.ana.email, world.market.id);
    const cart = await send(app, {
      url: `/v2/app/${handle}~${world.ana.id}/usuario/${world.ana.id}/cart?idfornecedor=${world.market.id}`,
      headers: { cookie, 'x-idfornecedor': world.market.id },
    });
    expect(bodyOf(cart).pedidoMinimo).toBe(150);
    bodyOf(await put({ pedidoMinimo: 0 }));
    expect(bodyOf(await panel('GET', path())).pedidoMinimo).toBeNull();
  });

  test('is audited without the words of the note', async () => {
    bodyOf(await put({ formasPagamento: [world.market.pix], observacao: 'Paga com atraso' }));
    const change = await lastChange();
    expect(change).toMatchObject({ acao: 'client.terms-changed' });
    expect(JSON.stringify(change)).not.toContain('atraso');
    bodyOf(await put({}));
  });

  test('of two who change it the second is told', async () => {
    const { versao } = bodyOf(await panel('GET', path()));
    bodyOf(await panel('PUT', path(), { ...terms, versao, pedidoMinimo: 10 }));
    const second = await panel('PUT', path(), { ...terms, versao, pedidoMinimo: 20 }, operator);
    expect(codeOf(second)).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(second.json().facts.atual).toMatchObject({ pedidoMinimo: 10, versao: versao + 1 });
    bodyOf(await put({}));
  });

  test('names only methods of the shop, exact amounts, and clients of the shop', async () => {
    expect(codeOf(await put({ formasPagamento: [world.atlas.pix] }))).toEqual([422, 'unknown-method']);
    expect(codeOf(await put({ pedidoMinimo: 10.005 }))).toEqual([422, 'amount-not-exact']);
    expect((await put({ formasPagamento: [] })).statusCode).toBe(400);
    expect(codeOf(await panel('GET', `${newId()}/condicoes`))).toEqual([404, 'client-not-found']);
    const unknown = await panel('PUT', `${newId()}/condicoes`, { ...terms, versao: 1 });
    expect(codeOf(unknown)).toEqual([404, 'client-not-found']);
  });
});
