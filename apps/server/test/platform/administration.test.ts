/** A shop's life as the platform's people run it: opened, prepared, published, suspended, and helped. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clients as clientsTable } from '#features/accounts/server/clients/accounts.tables.ts';
import { memberships } from '#features/accounts/server/staff/staff.tables.ts';
import { supplierByHost } from '#features/suppliers/server/find-supplier.ts';
import { recordLookUp } from '#features/suppliers/server/platform/managed-domains.store.ts';
import { registerJobs } from '#platform/jobs/claim-jobs.store.ts';
import { claimMails } from '#platform/mail/outbox.store.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { logIn, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let admin: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  admin = (await logInStaff(app, world.staff.administrator)).cookie;
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (
  method: Method,
  url: string,
  { body, cookie = admin }: { body?: object; cookie?: string } = {},
) => send(app, { method, url, headers: { cookie }, ...(body === undefined ? {} : { payload: body }) });
const SHOPS = '/v4/plataforma/fornecedores';
/** `supplierByKey` remembers for 0.9 s. */
const aSecond = (): Promise<void> => new Promise((done) => setTimeout(done, 1_000));

const identity = (slug: string) => ({ nome: 'Loja da Rita', slug, razaoSocial: '', cnpj: '', endereco: '' });

describe('a shop of nothing', () => {
  let id: string;
  let owner: string;

  test('reserved, taken and odd slugs and a wrong CNPJ are refused', async () => {
    const codes: Record<string, unknown> = {};
    for (const slug of ['painel', 'plataforma', 'Loja', world.market.slug])
      codes[slug] = (await call('POST', SHOPS, { body: identity(slug) })).json().code;
    expect(codes).toEqual({
      painel: 'slug-not-allowed',
      plataforma: 'slug-not-allowed',
      Loja: 'slug-not-allowed',
      [world.market.slug]: 'slug-taken',
    });
    const body = { ...identity('loja-da-rita'), cnpj: '11.222.333/0001-82' };
    expect((await call('POST', SHOPS, { body })).json().code).toBe('invalid-cnpj');
  });

  test('it opens as a draft, and lacks everything', async () => {
    const opened = await call('POST', SHOPS, { body: identity('loja-da-rita') });
    expect(opened.json()).toMatchObject({ situacao: 'RASCUNHO', slug: 'loja-da-rita', versao: 1 });
    id = opened.json().idfornecedor;
    const { preparo } = (await call('GET', `${SHOPS}/${id}`)).json();
    expect(preparo.filter(({ pronto }: { pronto: boolean }) => pronto)).toEqual([]);
    const body = { situacao: 'ABERTA', versao: 1 };
    const published = await call('PUT', `${SHOPS}/${id}/situacao`, { body });
    expect(published.json()).toMatchObject({ code: 'shop-incomplete', facts: { faltam: expect.any(Array) } });
  });

  test('its owner comes in by the link, once, and sees what is missing', async () => {
    const body = { nome: 'Rita Prado', email: 'rita@exemplo.com.br' };
    const { link } = (await call('POST', `${SHOPS}/${id}/convites`, { body })).json();
    const codigo = /codigo=([\w-]{43})$/.exec(link)?.[1];
    const shown = await call('POST', '/v4/plataforma/convite', { body: { codigo }, cookie: '' });
    expect(shown.json().convite).toMatchObject({
      convidadoComo: 'PROPRIETARIO',
      loja: 'Loja da Rita',
      temConta: false,
    });
    const accept = { body: { codigo, senha: 'um barco verde' }, cookie: '' };
    const weak = { body: { codigo, senha: 'senha123' }, cookie: '' };
    expect((await call('POST', '/v4/plataforma/convite/aceitar', weak)).json().code).toBe('too-common');
    const accepted = await call('POST', '/v4/plataforma/convite/aceitar', accept);
    expect(accepted.json()).toEqual({ entrou: true, slug: 'loja-da-rita' });
    owner = `${accepted.cookies[0]?.name}=${accepted.cookies[0]?.value}`;
    const again = await call('POST', '/v4/plataforma/convite/aceitar', accept);
    expect(again.json().code).toBe('invitation-over');
    const setup = await call('GET', `/v4/painel/${id}/preparo`, { cookie: owner });
    expect(setup.json().situacao).toBe('RASCUNHO');
    expect(setup.json().preparo).toContainEqual({ item: 'PROPRIETARIO', pronto: true });
    const published = await call('POST', `/v4/painel/${id}/preparo/publicar`, { cookie: owner });
    expect(published.json().code).toBe('shop-incomplete');
  });

  test('an account of the invited person is not opened by a link: it confirms, and logs in', async () => {
    const body = { nome: 'Dona', email: world.staff.owner };
    const { link } = (await call('POST', `${SHOPS}/${id}/convites`, { body })).json();
    const codigo = /codigo=([\w-]{43})$/.exec(link)?.[1];
    const wrong = { body: { codigo, senha: 'um barco verde' }, cookie: '' };
    expect((await call('POST', '/v4/plataforma/convite/aceitar', wrong)).json().code).toBe('wrong-password');
    const right = { body: { codigo, senha: 'vitrine123' }, cookie: '' };
    const accepted = await call('POST', '/v4/plataforma/convite/aceitar', right);
    expect(accepted.json()).toEqual({ entrou: false, slug: 'loja-da-rita' });
    expect(accepted.cookies).toEqual([]);
  });

  test('who changes it from an older state learns what it is now', async () => {
    const body = { ...identity('loja-da-rita'), nome: 'Rita & Cia', versao: 1 };
    expect((await call('PUT', `${SHOPS}/${id}`, { body })).json()).toMatchObject({
      nome: 'Rita & Cia',
      versao: 2,
    });
    const late = await call('PUT', `${SHOPS}/${id}`, { body: { ...body, nome: 'Outra' } });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'alterado-por-outra-pessoa',
      facts: { atual: { nome: 'Rita & Cia', versao: 2 } },
    });
  });

  test('a host leads to it only once it is proved, and to no second shop', async () => {
    const { db } = database.current;
    const body = { dominio: 'https://Rita.exemplo.com.br/' };
    const added = (await call('POST', `${SHOPS}/${id}/dominios`, { body })).json().dominios;
    expect(added).toMatchObject([
      {
        dominio: 'rita.exemplo.com.br',
        situacao: 'PENDENTE',
        prova: { registro: '_vitrine.rita.exemplo.com.br' },
      },
    ]);
    expect(await supplierByHost(db, 'rita.exemplo.com.br')).toBeUndefined();
    const other = await call('POST', `${SHOPS}/${world.market.id}/dominios`, { body });
    expect(other.json().code).toBe('domain-taken');
    const main = `${SHOPS}/${id}/dominios/rita.exemplo.com.br/principal`;
    expect((await call('POST', main)).json().code).toBe('domain-not-confirmed');
    await recordLookUp(db, id, 'rita.exemplo.com.br', { problem: undefined, now: Date.now() });
    await aSecond();
    expect((await supplierByHost(db, 'rita.exemplo.com.br'))?.slug).toBe('loja-da-rita');
    expect((await call('DELETE', `${SHOPS}/${id}/dominios/rita.exemplo.com.br`)).json().dominios).toEqual([]);
    for (const dominio of ['localhost', '127.0.0.1', 'sem ponto'])
      expect((await call('POST', `${SHOPS}/${id}/dominios`, { body: { dominio } })).json().code).toBe(
        'not-a-domain',
      );
  });
});

describe('acting as a member of the staff', () => {
  let acting: string;
  const reason = 'Pedido de ajuda com o catálogo';

  test('opens the panel of that shop alone, is told to the owner, and is written down as on behalf of', async () => {
    const people = (await call('GET', `${SHOPS}/${world.market.id}/pessoas`)).json().pessoas;
    await database.current.db
      .update(memberships)
      .set({ role: 'operator' })
      .where(and(eq(memberships.supplierId, world.market.id), eq(memberships.role, 'support')));
    const { idpessoa } = people.find(({ dono }: { dono: boolean }) => !dono);
    const url = `${SHOPS}/${world.market.id}/pessoas/${idpessoa}/personificar`;
    const opened = await call('POST', url, { body: { motivo: reason } });
    expect(opened.json()).toEqual({ slug: world.market.slug });
    acting = `${opened.cookies[0]?.name}=${opened.cookies[0]?.value}`;
    const session = (await call('GET', '/v4/painel/eu', { cookie: acting })).json();
    expect(session).toMatchObject({ administrador: false, personificacao: { por: 'admin', motivo: reason } });
    expect(Date.parse(session.personificacao.ate) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    const mails = await claimMails(database.current.db, {
      now: Date.now(),
      until: Date.now() + 60_000,
      max: 100,
    });
    const sentMails = mails.filter(({ kind }) => kind === 'staff-acted-for').map(({ facts }) => facts);
    expect(sentMails).toMatchObject([{ to: world.staff.owner, reason }]);
    const body = { expressoes: ['refri', 'refrigerante'] };
    await call('POST', `/v4/painel/${world.market.id}/sinonimos`, { body, cookie: acting });
    const audit = await call('GET', `/v4/painel/${world.market.id}/auditoria`);
    expect(audit.body).toContain('"nome":"admin em nome de ');
  });

  test('changes no keys, no second step and no shop but this one', async () => {
    const keys = await call('GET', `/v4/painel/${world.atlas.id}/pedidos`, { cookie: acting });
    expect(keys.statusCode).toBe(404);
    const factor = await call('GET', '/v4/painel/eu/segunda-etapa', { cookie: acting });
    expect(factor.statusCode).toBe(401);
    const people = await call('GET', '/v4/plataforma/pessoas', { cookie: acting });
    expect(people.statusCode).toBe(401);
  });

  test('of an owner leaves the API keys alone', async () => {
    const people = (await call('GET', `${SHOPS}/${world.market.id}/pessoas`)).json().pessoas;
    const { idpessoa } = people.find(({ dono }: { dono: boolean }) => dono);
    const url = `${SHOPS}/${world.market.id}/pessoas/${idpessoa}/personificar`;
    const opened = await call('POST', url, { body: { motivo: reason } });
    const cookie = `${opened.cookies[0]?.name}=${opened.cookies[0]?.value}`;
    const keys = await call('GET', `/v4/painel/${world.market.id}/chaves-api`, { cookie });
    expect(keys.json().code).toBe('not-while-acting');
  });

  test('ends, and the administrator goes on', async () => {
    const ended = await call('POST', '/v4/painel/eu/personificacao/encerrar', { cookie: acting });
    expect(ended.json()).toEqual({ voltou: true });
    const own = `${ended.cookies[0]?.name}=${ended.cookies[0]?.value}`;
    expect((await call('GET', '/v4/plataforma/pessoas', { cookie: own })).statusCode).toBe(200);
    expect((await call('GET', '/v4/painel/eu', { cookie: acting })).json()).toEqual({ autenticado: false });
  });
});

describe('people of the platform', () => {
  test('a removed one is out at once, and somebody remains', async () => {
    const body = { nome: 'Sueli', email: 'sueli@exemplo.com.br', papel: 'ADMINISTRADOR' };
    const { link } = (await call('POST', '/v4/plataforma/pessoas/convites', { body })).json();
    const codigo = /codigo=([\w-]{43})$/.exec(link)?.[1];
    const accept = { body: { codigo, senha: 'um barco verde' }, cookie: '' };
    const accepted = await call('POST', '/v4/plataforma/convite/aceitar', accept);
    const sueli = `${accepted.cookies[0]?.name}=${accepted.cookies[0]?.value}`;
    const { pessoas } = (await call('GET', '/v4/plataforma/pessoas', { cookie: sueli })).json();
    expect(pessoas.map(({ papel }: { papel: string }) => papel)).toEqual(['ADMINISTRADOR', 'ADMINISTRADOR']);
    const { idpessoa } = pessoas.find(({ nome }: { nome: string }) => nome === 'Sueli');
    const left = await call('DELETE', `/v4/plataforma/pessoas/${idpessoa}`);
    expect(left.json().pessoas).toHaveLength(1);
    expect((await call('GET', '/v4/plataforma/pessoas', { cookie: sueli })).statusCode).toBe(401);
    const last = left.json().pessoas[0].idpessoa;
    expect((await call('DELETE', `/v4/plataforma/pessoas/${last}`)).json().code).toBe('last-administrator');
  });
});

describe('the whole platform', () => {
  test('is searched by name, document and number', async () => {
    const found = (await call('GET', `/v4/plataforma/busca?q=${world.market.slug}`)).json();
    expect(found.lojas).toMatchObject([{ slug: world.market.slug, situacao: 'ABERTA' }]);
    const clients = (await call('GET', `/v4/plataforma/busca?q=${world.ana.email}`)).json().clientes;
    expect(clients).toMatchObject([{ idcliente: world.ana.id, email: 'a•••@exemplo.com.br' }]);
    const [ana] = await database.current.db
      .select()
      .from(clientsTable)
      .where(eq(clientsTable.id, world.ana.id));
    for (const typed of [ana?.document, ana?.name.slice(0, 4).toUpperCase()]) {
      const { clientes } = (await call('GET', `/v4/plataforma/busca?q=${typed}`)).json();
      expect(clientes.map(({ idcliente }: { idcliente: string }) => idcliente)).toContain(world.ana.id);
    }
  });

  test('says what needs somebody', async () => {
    const monitor = (await call('GET', '/v4/plataforma/monitor')).json();
    expect(monitor.avisos.map(({ tipo }: { tipo: string }) => tipo)).toContain('SEM_SERVIDOR_DE_EMAIL');
  });

  test('has its jobs paused, resumed and run by hand, each recorded once', async () => {
    const jobs = '/v4/plataforma/tarefas';
    const body = { nome: 'old rows' };
    const { db } = database.current;
    await registerJobs(db, [{ name: 'old rows', firstAt: Date.now() }], Date.now());
    expect((await call('POST', `${jobs}/pausar`, { body })).json()).toEqual({ pausada: true });
    expect((await call('POST', `${jobs}/pausar`, { body })).json()).toEqual({ pausada: true });
    expect((await call('POST', `${jobs}/executar`, { body })).json()).toEqual({ pedida: true });
    const { tarefas, avisos } = (await call('GET', '/v4/plataforma/monitor')).json();
    expect(tarefas).toEqual([
      {
        ...{ nome: 'old rows', proxima: expect.any(String), processados: 0, falhas: 0 },
        ...{ pausadaEm: expect.any(String), pedidaEm: expect.any(String) },
      },
    ]);
    expect(avisos).toContainEqual({ tipo: 'TAREFA_PAUSADA', nome: 'old rows' });
    expect((await call('POST', `${jobs}/retomar`, { body })).json()).toEqual({ pausada: false });
    const { dados } = (await call('GET', '/v4/plataforma/historico?tipo=job')).json();
    expect(dados.map(({ acao }: { acao: string }) => acao)).toEqual([
      'job.resumed',
      'job.run-requested',
      'job.paused',
    ]);
    const unknown = { body: { nome: 'nothing' } };
    expect((await call('POST', `${jobs}/executar`, unknown)).json().code).toBe('job-not-found');
  });

  test('leads from its first page to a shop that exists', async () => {
    const body = { sitePadrao: 'nao-existe', versao: 1 };
    expect((await call('PUT', '/v4/plataforma/configuracoes', { body })).json().code).toBe('no-such-site');
    const chosen = { body: { ...body, sitePadrao: world.market.slug } };
    expect((await call('PUT', '/v4/plataforma/configuracoes', chosen)).json()).toEqual({
      sitePadrao: world.market.slug,
      versao: 2,
    });
  });
});

describe('a suspended shop', () => {
  test('sells nothing, shows nothing, and its staff only read; reopened, all goes on', async () => {
    const { id, slug } = world.market;
    const ana = await logIn(app, world.ana.email, id);
    const { cookie: owner } = await logInStaff(app, world.staff.owner);
    const { versao } = (await call('GET', `${SHOPS}/${id}`)).json().loja;
    const suspended = await call('PUT', `${SHOPS}/${id}/situacao`, {
      body: { situacao: 'SUSPENSA', motivo: 'Pagamento em atraso', versao },
    });
    expect(suspended.json()).toMatchObject({ situacao: 'SUSPENSA', motivo: 'Pagamento em atraso' });
    await aSecond();
    const orders = await call('GET', `/v2/app/pedido/cliente/${ana.clientId}?idfornecedor=${id}`, {
      cookie: ana.cookie,
    });
    expect(orders.json().code).toBe('shop-closed');
    const reading = await call('GET', `/v4/painel/${id}/pedidos`, { cookie: owner });
    expect(reading.statusCode).toBe(200);
    const body = { expressoes: ['refri', 'refrigerante'] };
    const writing = await call('POST', `/v4/painel/${id}/sinonimos`, { body, cookie: owner });
    expect(writing.json().code).toBe('shop-closed');
    const published = await call('POST', `/v4/painel/${id}/preparo/publicar`, { cookie: owner });
    expect(published.statusCode).toBe(403);
    expect((await call('GET', `${SHOPS}?busca=${slug}&situacao=SUSPENSA`)).json().total).toBe(1);
  });
});
