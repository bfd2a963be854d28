/**
 * Registration through the composed server: what is asked, what is mailed to whom, what a link and a password allow, and
 * that nothing reveals who has an account. Spec 4, registration; reliability M05, M06, M07, M31.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { cnpj, cpf } from 'cpf-cnpj-validator';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountMails } from '#features/accounts/server/mails/account-mails.ts';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { registrations } from '#features/accounts/server/registration/registrations.tables.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { publishTerms } from '#features/suppliers/server/terms-of-use.ts';
import { defined } from '#kernel/defined.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { sendNext } from '#platform/mail/outbox.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { startProcess, stopProcess, uncached } from '../../src/testing/one-process.ts';
import { logIn, logInStaff, PROXY, send, smallServer } from '../../src/testing/small-server.ts';
import { ATLAS, ATLAS_HOST, MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
const SECRET = 'azul cavalo grampo';
const WAITS = 'Seu cadastro foi criado com sucesso e aguarda aprovação. Em breve entraremos em contato.';
const ADDRESS = {
  cep: '01310-100',
  rua: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

let app: FastifyInstance;
let world: SmallWorld;
let made = 0;
/** Each test has an address of its own, so that no limit of another test applies. */
let from = '';

beforeAll(async () => {
  world = await smallWorld(database.current);
  await createSupplier(database.current.db, {
    ...ATLAS,
    clientCharacteristics: [{ name: 'Ramo', required: true, options: ['Construção', 'Revenda'] }],
  });
  app = await smallServer(database.current);
  // Shops are cached for 0.9 s.
  await sleep(1_100);
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  from = `198.51.100.${made}`;
  await database.current.db.delete(mailOutbox);
});

type Headers = Record<string, string>;
const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Headers = {},
  to = app,
) =>
  send(to, {
    method,
    url,
    remoteAddress: PROXY,
    headers: { host: MARKET_HOST, 'x-forwarded-for': from, ...headers },
    ...defined({ payload }),
  });
const atlas = { host: ATLAS_HOST };

const person = (changes: object = {}) => ({
  cpf: cpf.format(cpf.generate()),
  nome: 'Rosa Dias',
  email: `rosa${made}@exemplo.com.br`,
  telefone: '(11) 91234-5678',
  senha: SECRET,
  termosuso: 1,
  ...changes,
});
const ramo = async (valor = 'Revenda') => {
  const questions = await call('GET', `/v4/caracteristica-cliente/todas/${world.atlas.id}`, undefined, atlas);
  return [{ idcaracteristica: questions.json()[0].idcaracteristica as string, valor }];
};
const company = async (changes: object = {}) => ({
  ...person(),
  cpf: cnpj.generate(),
  razaosocial: 'Obras Rápidas Ltda.',
  inscricaoestadual: 'ISENTO',
  termosuso: null,
  caracteristicas: await ramo(),
  ...changes,
});
const register = (body: object, headers: Headers = {}, to = app) =>
  call('POST', '/v1/app/token~00000000-0000-0000-0000-000000000000/usuario', body, headers, to);
const confirm = (codigo: string, senha = SECRET, headers: Headers = {}) =>
  call('POST', '/v4/cadastro/confirmar', { codigo, senha }, headers);
const enter = (login: string, headers: Headers = {}, senha = SECRET) =>
  call('POST', '/v1/app/token/usuario/autenticar', { cpf: login, senha }, headers);

/** Sends the due mails and returns them. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const outbox = {
    database: database.current,
    writers: accountMails('https://vitrine.test'),
    send: async (_: string, mail: Mail) => void mails.push(mail),
    report: ({ error }: { error: unknown }) => {
      throw error;
    },
  };
  while (await sendNext(outbox, Date.now()));
  return mails;
}
const linkIn = (mail: Mail | undefined): string => /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
const codeIn = (mail: Mail | undefined): string => /#codigo=([\w-]{43})$/.exec(linkIn(mail))?.[1] ?? '';

describe('a person', () => {
  test('registers with an address, confirms by mail with the password, and is logged in', async () => {
    const body = person({ endereco: ADDRESS, voltar: '/checkout?passo=2' });
    const answer = await register(body);
    expect(answer.json()).toMatchObject({
      ok: true,
      email: body.email,
      cadastro_aprovado: false,
      message: 'Enviamos um e-mail para você concluir o cadastro. O link vale por 24 horas.',
    });
    expect(answer.cookies).toEqual([]);
    // Not a client yet.
    expect((await enter(body.email)).statusCode).toBe(401);
    const [mail] = await sent();
    expect(mail).toMatchObject({ to: body.email, subject: 'Conclua o seu cadastro', from: 'mercado' });
    expect(linkIn(mail)).toMatch(/^https:\/\/mercado\.test\/cadastro\/confirmar#codigo=[\w-]{43}$/);

    const confirmed = await confirm(codeIn(mail));
    expect(confirmed.json()).toMatchObject({
      ok: true,
      idcliente: answer.json().idcliente,
      voltar: '/checkout?passo=2',
      login: { nome: 'Rosa Dias', email: body.email, cpf_length: 11, principal: true },
    });
    const [cookie] = confirmed.cookies;
    expect(cookie).toMatchObject({ name: 'vitrine_session', httpOnly: true, sameSite: 'Lax' });
    const session = { cookie: `${cookie?.name}=${cookie?.value}` };
    const { token, idcliente } = confirmed.json().login;
    const addresses = await call('GET', `/v1/app/${token}~${idcliente}/enderecos`, undefined, session);
    expect(addresses.json().enderecos).toMatchObject([{ rua: 'Avenida Paulista', primario: true }]);
    const settings = await call(
      'GET',
      `/v2/app/${token}~${idcliente}/get-configuracoes-cliente`,
      undefined,
      session,
    );
    expect(settings.json()).toMatchObject({
      cadastro_aprovado: false,
      tags: [],
      termosuso: { versaoArquivo: 1, versaoAceita: 1, pendente: false },
    });
    expect((await enter(body.cpf)).statusCode).toBe(200);
  });

  test('where no approval is needed, is approved from the start', async () => {
    const slug = `livre-${made}`;
    const host = `${slug}.test`;
    await createSupplier(database.current.db, { ...ATLAS, slug, domains: [host], tags: [] });
    const answer = await register(person({ termosuso: null }), { host });
    expect(answer.json()).toMatchObject({ cadastro_aprovado: true, message_after_create: null });
    const confirmed = await confirm(codeIn((await sent())[0]), SECRET, { host });
    expect(confirmed.json()).toMatchObject({ message: 'Cadastro concluído', cadastro_aprovado: true });
    expect(confirmed.json().login.cadastro_aprovado).toBe(true);
  });

  test('with a foreign document registers where the shop takes them, and logs in with it', async () => {
    const slug = `porto-${made}`;
    const host = `${slug}.test`;
    const tags = ['accepts-foreign-documents'] as const;
    await createSupplier(database.current.db, { ...ATLAS, slug, domains: [host], tags });
    const body = person({ cpf: `FK${100_000 + made}`, termosuso: null });
    expect((await register(body)).json().facts.campos).toEqual({
      cpf: 'O CPF tem 11 números; o CNPJ, 14 letras e números.',
      termosuso: 'Para se cadastrar, é preciso aceitar os termos de uso.',
    });
    expect((await register(body, { host })).statusCode).toBe(200);
    expect((await confirm(codeIn((await sent())[0]), SECRET, { host })).statusCode).toBe(200);
    expect((await enter(body.cpf, { host })).statusCode).toBe(200);
  });
});

describe('a company where the supplier approves first', () => {
  test('waits, is approved by the panel, and logs in', async () => {
    const body = await company();
    const answer = await register(body, atlas);
    expect(answer.json()).toMatchObject({ cadastro_aprovado: false, message_after_create: WAITS });
    const confirmed = await confirm(codeIn((await sent())[0]), SECRET, atlas);
    expect(confirmed.json()).toMatchObject({ message: WAITS, cadastro_aprovado: false, login: null });
    // Opens no session: documents can be sent with it.
    expect(confirmed.cookies.map(({ name }) => name)).toEqual(['vitrine_applicant']);
    const waiting = await enter(body.cpf, atlas);
    expect([waiting.statusCode, waiting.json().message, waiting.json().openModal]).toEqual([
      403,
      'Seu cadastro já foi confirmado e aguarda aprovação',
      true,
    ]);

    const { cookie } = await logInStaff(app, world.staff.elsewhere);
    const panel = { ...atlas, cookie };
    const list = `/v4/painel/${world.atlas.id}/cadastros`;
    const found = (await call('GET', `${list}?limite=100`, undefined, panel)).json();
    const { idcliente } = confirmed.json();
    const mine = found.dados.find((one: { idcliente: string }) => one.idcliente === idcliente);
    expect(mine).toMatchObject({
      situacao: 'AGUARDANDO',
      tipo: 'EMPRESA',
      nome: 'Obras Rápidas Ltda.',
      documento: body.cpf,
      inscricaoestadual: 'ISENTO',
      responsavel: 'Rosa Dias',
      telefone: '11912345678',
      caracteristicas: [{ nome: 'Ramo', valor: 'Revenda' }],
    });
    const decide = (aprovado: boolean, motivo?: string) =>
      call('PUT', `${list}/${idcliente}/aprovacao`, { aprovado, ...(motivo && { motivo }) }, panel);

    expect((await decide(false, 'Faltam documentos.')).json().situacao).toBe('RECUSADO');
    const [refused] = await sent();
    expect([refused?.to, refused?.subject]).toEqual([body.email, 'Sobre o seu cadastro']);
    expect(refused?.text).toContain('Motivo: Faltam documentos.');
    const entered = await enter(body.cpf, atlas);
    expect([entered.statusCode, entered.json().code]).toEqual([403, 'not-approved']);

    expect((await decide(true)).json().situacao).toBe('APROVADO');
    expect((await decide(true)).json().situacao).toBe('APROVADO');
    const mails = await sent();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [body.email, 'Seu cadastro foi aprovado'],
    ]);
    expect((await enter(body.cpf, atlas)).json()).toMatchObject({ cadastro_aprovado: true, cpf_length: 14 });
    const audit = await call('GET', `/v4/painel/${world.atlas.id}/auditoria`, undefined, panel);
    const acts = audit.json().dados.filter((one: { alvo: string }) => one.alvo === idcliente);
    expect(acts.map((one: { acao: string }) => one.acao)).toEqual(['client.approved', 'client.refused']);
  });

  test('an open session follows the approval at the next call', async () => {
    const session = await logIn(app, world.bia.email, world.atlas.id);
    const { cookie } = await logInStaff(app, world.staff.elsewhere);
    const panel = { ...atlas, cookie };
    const url = `/v4/painel/${world.atlas.id}/cadastros/${world.bia.id}/aprovacao`;
    const check = async () =>
      (await call('GET', '/v1/app/token/cliente', undefined, { ...atlas, cookie: session.cookie })).json();
    expect((await check()).authenticated).toBe(true);
    await call('PUT', url, { aprovado: false }, panel);
    await sleep(1_000);
    expect(await check()).toMatchObject({
      authenticated: false,
      message: 'Seu cadastro não foi aprovado por esta loja. Fale com ela para saber mais.',
    });
    await call('PUT', url, { aprovado: true }, panel);
    await sleep(1_000);
    expect(await check()).toMatchObject({ authenticated: true, cadastro_aprovado: true });
  });

  test('who is no client of the shop is not found', async () => {
    const { cookie } = await logInStaff(app, world.staff.elsewhere);
    const url = `/v4/painel/${world.atlas.id}/cadastros/${world.market.id}/aprovacao`;
    expect((await call('PUT', url, { aprovado: true }, { ...atlas, cookie })).statusCode).toBe(404);
  });
});

describe('what is wrong', () => {
  test('is reported field by field, all at once, under the names of the wire', async () => {
    const answer = await register(
      await company({
        cpf: '11222333000180',
        nome: '',
        email: 'rosa',
        telefone: '1',
        senha: 'senha123',
        caracteristicas: await ramo('Outro'),
        endereco: { ...ADDRESS, cep: '1', numero: '' },
      }),
      atlas,
    );
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Confira os campos indicados.']);
    expect(answer.json().facts).toEqual({
      campos: {
        cpf: 'Este CNPJ não existe. Confira letras e números.',
        nome: 'Informe o nome completo.',
        email: 'Informe um e-mail válido, como nome@exemplo.com.br.',
        telefone: 'Informe o telefone com DDD, como (11) 91234-5678.',
        senha: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
      },
      caracteristicas: ['Ramo'],
      endereco: { numero: 'Informe o número ou S/N.', cep: 'O CEP tem 8 números.' },
    });
    expect(await sent()).toEqual([]);
  });

  test('a password among the first guesses is refused when all else is in order', async () => {
    const senha = 'cafezinho';
    const errors = async (body: Parameters<typeof person>[0]): Promise<unknown> =>
      (await register(person(body))).json().facts;
    expect(await errors({ senha })).toEqual({
      campos: { senha: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.' },
      caracteristicas: [],
      endereco: {},
    });
    expect(await errors({ senha, telefone: '1' })).toEqual({
      campos: { telefone: 'Informe o telefone com DDD, como (11) 91234-5678.' },
      caracteristicas: [],
      endereco: {},
    });
    expect(await errors({ senha, endereco: { ...ADDRESS, cep: '1' } })).toEqual({
      campos: {},
      caracteristicas: [],
      endereco: { cep: 'O CEP tem 8 números.' },
    });
    expect(await sent()).toEqual([]);
  });

  test('nobody registers under terms that are no longer in force', async () => {
    const answer = await register(person({ termosuso: 7 }));
    expect(answer.json().facts.campos).toEqual({
      termosuso: 'Os termos de uso mudaram. Leia a nova versão e aceite de novo.',
    });
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'a page of another site to go on to is refused: %s',
    async (voltar) => {
      expect((await register(person({ voltar }))).statusCode).toBe(400);
    },
  );

  test('another site registers and confirms nobody', async () => {
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await register(person(), elsewhere)).json().code).toBe('cross-site');
    expect((await confirm('x'.repeat(43), SECRET, elsewhere)).json().code).toBe('cross-site');
  });
});

describe('the link', () => {
  const mailed = async (body: object = person(), headers: Headers = {}) => {
    await register(body, headers);
    return codeIn((await sent())[0]);
  };

  test('opens nothing without the password that was created: who did not register can’t confirm', async () => {
    const code = await mailed();
    const answer = await confirm(code, 'outra senha qualquer');
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
    ]);
    expect((await confirm(code)).statusCode).toBe(200);
  });

  test('is used once, also by two who come at once', async () => {
    const code = await mailed();
    const both = await Promise.all([confirm(code), confirm(code)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect((await confirm(code)).json().code).toBe('invalid-link');
  });

  test('counts at the shop that mailed it alone, and for a day', async () => {
    const body = person();
    const code = await mailed(body);
    expect((await confirm(code, SECRET, atlas)).json().code).toBe('invalid-link');
    await database.current.db
      .update(registrations)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(sql`supplier_id = ${world.market.id} and email = ${body.email}`);
    expect((await confirm(code)).json().code).toBe('invalid-link');
  });

  test('ten wrong passwords are enough', async () => {
    const code = await mailed();
    for (let round = 0; round < 10; round += 1) expect((await confirm(code, 'errada')).statusCode).toBe(403);
    const answer = await confirm(code);
    expect([answer.statusCode, answer.json().message]).toEqual([
      429,
      'Erro ao tentar fazer login. Tente novamente em alguns minutos',
    ]);
  });

  test('leads to the shop’s stored domain whatever a request says, and its secret is in the mail alone', async () => {
    await register(person({ idfornecedor: world.market.id }), { 'x-forwarded-host': 'evil.example' });
    const [mail] = await sent();
    expect(linkIn(mail)).toMatch(/^https:\/\/mercado\.test\/cadastro/);
    const code = codeIn(mail);
    const { rows } = await database.current.db.execute(
      sql`select json_agg(r)::text as kept from registrations r where supplier_id = ${world.market.id}`,
    );
    expect(String(rows[0]?.kept)).not.toContain(code);
    expect(String(rows[0]?.kept)).not.toContain(SECRET);
  });

  test.each([
    ['e-mail', (body: ReturnType<typeof person>) => ({ ...person(), email: body.email })],
    [
      'document',
      (body: ReturnType<typeof person>) => ({
        ...person({ email: `b${made}@exemplo.com.br` }),
        cpf: body.cpf,
      }),
    ],
  ])('of two who want the same %s one gets it, the other gets a clear refusal', async (_, like) => {
    const first = person();
    await register(first);
    await register(like(first));
    const codes = (await sent()).map(codeIn);
    expect(codes).toHaveLength(2);
    const both = await Promise.all(codes.map((code) => confirm(code)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const second = both.find(({ statusCode }) => statusCode === 409);
    expect(second?.json().message).toBe(
      'Já existe um cadastro com estes dados. Entre com ele ou recupere a senha.',
    );
  });
});

describe('nobody learns who has an account', () => {
  const bare = ({ statusCode, headers, body }: Awaited<ReturnType<typeof register>>) => {
    const { 'x-request-id': _, date: __, ...rest } = headers;
    const entered = body
      .replace(/"requestId":"[^"]*"/, '')
      .replace(/"idcliente":"[^"]*"/, '')
      .replace(/"email":"[^"]*"/, '');
    return { statusCode, rest, told: entered };
  };
  const ana = '529.982.247-25';

  test('a known e-mail, a known document and new ones are answered alike', async () => {
    const fresh = person({ email: 'xyz@exemplo.com.br' });
    const known = person({ email: world.ana.email });
    const document = person({ cpf: ana, email: 'abc@exemplo.com.br' });
    const answers = [await register(fresh), await register(known), await register(document)];
    expect(new Set(answers.map((one) => JSON.stringify(bare(one)))).size).toBe(1);
    for (const one of answers) expect(one.json().idcliente).toMatch(/^[\da-f-]{36}$/);
    const mails = await sent();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [world.ana.email, 'Você já tem um cadastro'],
      [world.ana.email, 'Você já tem um cadastro'],
      ['xyz@exemplo.com.br', 'Conclua o seu cadastro'],
    ]);
    expect(mails.filter(({ to }) => to === world.ana.email).map(codeIn)).toEqual(['', '']);
  });

  test('and cost the same questions to the database', async () => {
    const one = await startProcess(database.url);
    // Nothing is cached before notifications arrive.
    await vi.waitFor(() => expect(one.cache.isCurrent()).toBe(true), 5_000);
    const questions = async (body: object): Promise<readonly string[]> => {
      const before = one.queries.length;
      expect((await register(body, {}, one.app)).statusCode).toBe(200);
      return uncached(one.queries.slice(before));
    };
    await questions(person({ email: 'aquece@exemplo.com.br' }));
    const fresh = await questions(person({ email: 'novo2@exemplo.com.br' }));
    expect(await questions(person({ email: world.ana.email }))).toEqual(fresh);
    expect(await questions(person({ cpf: ana, email: 'novo3@exemplo.com.br' }))).toEqual(fresh);
    await stopProcess(one);
  });

  test('three times in five minutes for one document, known or not', async () => {
    for (const document of ['11144477735', cpf.generate()]) {
      const codes: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const email = `${document}-${round}@exemplo.com.br`;
        codes.push((await register(person({ cpf: document, email }))).statusCode);
      }
      expect(codes).toEqual([200, 200, 200, 429]);
    }
  });
});

test('of two who confirm one new e-mail in the same moment one gets it, the other gets a clear refusal', async () => {
  const email = `disputado${made}@exemplo.com.br`;
  for (const name of ['um', 'dois']) {
    const own = `${name}-${made}@exemplo.com.br`;
    const account = {
      kind: 'person',
      name,
      email: own,
      document: cpf.generate(),
      password: PASSWORD,
    } as const;
    await createClientAccount(database.current.db, account);
    const { handle, clientId, cookie } = await logIn(app, own, world.market.id);
    const dadosUsuario = { senhaAtual: PASSWORD, email };
    await call('PUT', `/v1/app/usuario/${handle}~${clientId}`, { dadosUsuario }, { cookie });
  }
  const codes = (await sent()).filter(({ to }) => to === email).map(codeIn);
  const both = await Promise.all(
    codes.map((codigo) => call('POST', '/v4/verificacao/confirmar', { codigo })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  expect(both.find(({ statusCode }) => statusCode === 422)?.json().code).toBe('email-taken');
});

describe('terms of use', () => {
  test('a new version is requested, accepted once, and stored in addition to the one before', async () => {
    const { market } = world;
    const session = await logIn(app, world.ana.email, market.id);
    const own = { cookie: session.cookie };
    const client = `${session.handle}~${session.clientId}`;
    const due = async () =>
      (await call('GET', `/v2/app/${client}/get-configuracoes-cliente`, undefined, own)).json().termosuso;
    const url = `/v4/client/${session.clientId}/supplier/${market.id}/termos-uso`;
    expect(await due()).toEqual({ versaoArquivo: 1, versaoAceita: null, aceito_em: null, pendente: true });
    expect((await call('PUT', url, { versaoArquivo: 1 }, own)).statusCode).toBe(200);
    expect((await due()).pendente).toBe(false);
    await publishTerms(
      database.current.db,
      market.id,
      { title: 'Termos de uso', text: 'Compre com mais calma.' },
      Date.now(),
    );
    expect(await due()).toMatchObject({ versaoArquivo: 2, versaoAceita: 1, pendente: true });
    const old = await call('PUT', url, { versaoArquivo: 1 }, own);
    expect([old.statusCode, old.json().code]).toEqual([409, 'terms-changed']);
    await call('PUT', url, { versaoArquivo: 2 }, own);
    await call('PUT', url, { versaoArquivo: 2 }, own);
    expect((await due()).pendente).toBe(false);
    const { rows } = await database.current.db.execute(
      sql`select version from terms_acceptances where supplier_id = ${market.id} and client_id = ${session.clientId} order by 1`,
    );
    expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
  });

  test('are read by version; without any there is nothing to read', async () => {
    const terms = (query: string, shop = world.market) =>
      call('GET', `/v4/termos-uso/${shop.id}${query}`, undefined, shop === world.atlas ? atlas : {});
    expect((await terms('?versaoArquivo=1')).json()).toMatchObject({
      versaoArquivo: 1,
      titulo: 'Termos de uso',
      texto: 'Compre com calma.',
    });
    expect((await terms('')).json().vigente).toBe(true);
    expect((await terms('?versaoArquivo=99')).statusCode).toBe(404);
    expect((await terms('', world.atlas)).json()).toMatchObject({ versaoArquivo: null, texto: '' });
  });
});

test('a client changes its name, phone and answers, and never its document', async () => {
  const session = await logIn(app, world.bia.email, world.atlas.id);
  const own = { ...atlas, cookie: session.cookie };
  const url = `/v4/client/${session.clientId}/supplier/${world.atlas.id}/cadastro`;
  const caracteristicas = await ramo();
  const body = { nome: 'Bia Nova', telefone: '(11) 3234-5678', caracteristicas, cpf: cpf.generate() };
  const changed = await call('PUT', url, body, own);
  expect([changed.statusCode, changed.json().message]).toEqual([200, 'Cadastro atualizado']);
  expect((await call('GET', url, undefined, own)).json()).toMatchObject({
    tipo: 'PESSOA',
    cpf: '11144477735',
    nome: 'Bia Nova',
    telefone: '1132345678',
    caracteristicas,
  });
  const wrong = await call('PUT', url, { nome: ' ', telefone: '', caracteristicas: [] }, own);
  expect(wrong.json().facts).toEqual({
    campos: {
      nome: 'Informe o nome completo.',
      telefone: 'Informe o telefone com DDD, como (11) 91234-5678.',
    },
    caracteristicas: ['Ramo'],
  });
});
