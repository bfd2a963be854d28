/** A shop's owner requests another name or document; the platform's people approve it or send it back. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { identityRequests } from '#features/administration/server/requests/identity-requests.tables.ts';
import { shopById } from '#features/suppliers/server/suppliers.store.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { claimMails } from '#platform/mail/outbox.store.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mailWriters } from '../../src/lifecycle/mail-writers.ts';
import { logInStaff, PUBLIC_URL, SECRET, send, smallServer } from '../../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let admin: string;
let owner: string;
let before: typeof suppliers.$inferSelect;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  admin = (await logInStaff(app, world.staff.administrator)).cookie;
  owner = (await logInStaff(app, world.staff.owner)).cookie;
  const { db } = database.current;
  [before] = (await db.select().from(suppliers).where(eq(suppliers.id, world.market.id))) as [typeof before];
});
afterAll(() => app.close());

beforeEach(async () => {
  const { db } = database.current;
  await db.delete(identityRequests).where(eq(identityRequests.supplierId, world.market.id));
  await db.delete(mailOutbox);
  await db.update(suppliers).set(before).where(eq(suppliers.id, world.market.id));
});

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, cookie: string, payload?: object) => {
  const answer = await send(app, { method, url, headers: { cookie }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const own = (tail = '') => `/v4/painel/${world.market.id}/solicitacao${tail}`;
const decided = (deed: string) => `/v4/plataforma/fornecedores/${world.market.id}/solicitacao/${deed}`;

const current = () => ({
  nome: before.name,
  slug: before.slug,
  razaoSocial: before.footer.legalName,
  cnpj: before.footer.cnpj,
});
/** By the owner; `over` in place of what the shop is. */
const request = (over: object, more: object = {}) =>
  call('PUT', own(), owner, { ...current(), ...over, motivo: 'A empresa mudou de nome', ...more });
const approve = (versao: number, cookie = admin) => call('POST', decided('aprovar'), cookie, { versao });
const giveBack = (versao: number) =>
  call('POST', decided('devolver'), admin, { mensagem: 'Mande o contrato social', versao });
const open = async () => (await call('GET', '/v4/plataforma/solicitacoes?situacao=ABERTA', admin)).body;
const shop = () => shopById(database.current.db, world.market.id);

const NEW = { nome: 'Mercado Novo', slug: 'mercado-novo', razaoSocial: 'Mercado Novo S.A.' };

describe('a request', () => {
  test('waits with old and new value, changes nothing, and is applied at once when it is approved', async () => {
    const sent = await request(NEW);
    expect(sent).toMatchObject({
      status: 200,
      body: { situacao: 'ABERTA', antes: current(), pedido: { ...current(), ...NEW }, versao: 1 },
    });
    expect((await shop())?.name).toBe(before.name);
    expect(await open()).toMatchObject({
      total: 1,
      dados: [{ idfornecedor: world.market.id, atual: current(), solicitacao: sent.body }],
    });
    const approved = await approve(1);
    expect(approved).toMatchObject({
      status: 200,
      body: { atual: { ...current(), ...NEW }, solicitacao: { situacao: 'APROVADA', decididoPor: 'admin' } },
    });
    expect(await shop()).toMatchObject({
      name: NEW.nome,
      slug: NEW.slug,
      footer: { legalName: NEW.razaoSocial, address: before.footer.address, columns: before.footer.columns },
    });
    expect((await open()).total).toBe(0);
    // The platform's own edit has seen an older state now, and so has the owner's form.
    const [{ version } = { version: 0 }] = await database.current.db
      .select({ version: suppliers.version })
      .from(suppliers)
      .where(eq(suppliers.id, world.market.id));
    expect(version).toBe(before.version + 1);
  });

  test('is written down, and its owners get a mail with the answer', async () => {
    await request(NEW);
    await giveBack(1);
    const { db } = database.current;
    const events = await db
      .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
      .from(auditEvents)
      .where(eq(auditEvents.supplierId, world.market.id))
      .orderBy(auditEvents.id);
    expect(events.slice(-2)).toMatchObject([
      { action: 'identity-request.sent', before: { name: before.name }, after: { name: NEW.nome } },
      { action: 'identity-request.sent-back', after: { message: 'Mande o contrato social' } },
    ]);
    const now = Date.now();
    const mails = await claimMails(db, { now, until: now + 60_000, max: 10 });
    expect(mails.map(({ kind, facts }) => [kind, facts.email])).toEqual([
      ['staff-identity-returned', world.staff.owner],
    ]);
    const writers = mailWriters(PUBLIC_URL, { database: database.current, sessionSecret: SECRET });
    const mail = await writers[mails[0]?.kind ?? '']?.(db, mails[0]?.facts ?? {}, { queuedAt: now, now });
    expect(mail?.text).toContain('“Mande o contrato social”');
    expect(mail?.text).toContain(`${PUBLIC_URL}/painel/${before.slug}/aparencia?aba=identidade`);
  });

  test('that was returned is seen by the owner, who sends it again', async () => {
    await request(NEW);
    await giveBack(1);
    const { solicitacao } = (await call('GET', own(), owner)).body;
    expect(solicitacao).toMatchObject({
      situacao: 'DEVOLVIDA',
      mensagem: 'Mande o contrato social',
      versao: 2,
    });
    expect(solicitacao).not.toHaveProperty('decididoPor');
    expect((await approve(2)).status).toBe(409);
    const again = await request({ nome: 'Mercado Novo' }, { versao: 2 });
    expect(again.body).toMatchObject({ situacao: 'ABERTA', pedido: { slug: before.slug }, versao: 3 });
    expect(again.body).not.toHaveProperty('mensagem');
    expect((await approve(3)).body.atual).toEqual({ ...current(), nome: 'Mercado Novo' });
  });

  test('is withdrawn by the owner, and can be followed by another', async () => {
    await request(NEW);
    const withdrawn = await call('POST', own('/retirar'), owner, { versao: 1 });
    expect(withdrawn.body).toMatchObject({ situacao: 'RETIRADA' });
    expect(await approve(1)).toMatchObject({ status: 409 });
    expect((await shop())?.name).toBe(before.name);
    expect((await request(NEW)).body).toMatchObject({ situacao: 'ABERTA', versao: 1 });
  });

  test('is the only one of its shop: a second owner sees the first', async () => {
    await request(NEW);
    expect(await request({ nome: 'Outro nome' })).toMatchObject({
      status: 409,
      body: { code: 'alterado-por-outra-pessoa', facts: { atual: { pedido: { nome: NEW.nome } } } },
    });
    expect((await request({ nome: 'Outro nome' }, { versao: 1 })).body).toMatchObject({ versao: 2 });
    // What the administrator has seen is no longer what would be applied.
    expect(await approve(1)).toMatchObject({ status: 409, body: { facts: { atual: { versao: 2 } } } });
  });
});

test.each([
  ['what the shop is already', {}, 'nothing-changes'],
  ['a slug of another shop', { slug: 'atlas' }, 'slug-taken'],
  ['a slug of the site’s own pages', { slug: 'painel' }, 'slug-not-allowed'],
  ['a wrong CNPJ', { cnpj: '11.222.333/0001-80' }, 'invalid-cnpj'],
])('refused when it is sent: %s', async (_, over, code) => {
  const wanted = code === 'slug-taken' ? { slug: world.atlas.slug } : over;
  expect(await request(wanted)).toMatchObject({ status: 422, body: { code } });
});

describe('an approval is refused', () => {
  test('where the shop was changed meanwhile: it is returned, and sent again as the shop is now', async () => {
    await request(NEW);
    const { db } = database.current;
    const { loja } = (await call('GET', `/v4/plataforma/fornecedores/${world.market.id}`, admin)).body;
    const { nome, slug, cnpj, endereco, versao } = loja;
    const changed = { nome, slug, cnpj, endereco, razaoSocial: 'Mercado Ltda. ME', versao };
    await call('PUT', `/v4/plataforma/fornecedores/${world.market.id}`, admin, changed);
    expect(await approve(1)).toMatchObject({ status: 409, body: { code: 'shop-changed-since' } });
    expect((await shop())?.footer.legalName).toBe('Mercado Ltda. ME');
    const [row] = await db
      .select()
      .from(identityRequests)
      .where(eq(identityRequests.supplierId, world.market.id));
    expect(row).toMatchObject({ state: 'open', version: 1, decidedBy: null });
    await giveBack(1);
    await request({ ...NEW }, { versao: 2 });
    expect((await approve(3)).status).toBe(200);
  });

  test('where the slug was taken meanwhile: nothing of the request is applied', async () => {
    await request(NEW);
    const { db } = database.current;
    const taking = { slug: NEW.slug };
    await db.update(suppliers).set(taking).where(eq(suppliers.id, world.atlas.id));
    expect(await approve(1)).toMatchObject({ status: 422, body: { code: 'slug-taken' } });
    expect(await shop()).toMatchObject({ name: before.name, footer: { legalName: before.footer.legalName } });
    expect((await open()).total).toBe(1);
    await db.update(suppliers).set({ slug: world.atlas.slug }).where(eq(suppliers.id, world.atlas.id));
  });
});

test('two administrators who approve at once: one does, the other reads that it is done', async () => {
  await request(NEW);
  const answers = await Promise.all([approve(1), approve(1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const mails = await database.current.db.select().from(mailOutbox);
  expect(mails).toHaveLength(1);
});

test('who acts as the owner neither requests, withdraws nor approves', async () => {
  await request(NEW);
  const people = (await call('GET', `/v4/plataforma/fornecedores/${world.market.id}/pessoas`, admin)).body;
  const { idpessoa } = people.pessoas.find(({ dono }: { dono: boolean }) => dono);
  const url = `/v4/plataforma/fornecedores/${world.market.id}/pessoas/${idpessoa}/personificar`;
  const opened = await send(app, {
    ...{ method: 'POST', url, headers: { cookie: admin } },
    payload: { motivo: 'Ver o que a pessoa vê' },
  });
  const acting = `${opened.cookies[0]?.name}=${opened.cookies[0]?.value}`;
  const body = { ...current(), ...NEW, motivo: 'Em nome dela', versao: 1 };
  expect(await call('PUT', own(), acting, body)).toMatchObject({ status: 403, body: { code: 'owner-only' } });
  expect(await call('POST', own('/retirar'), acting, { versao: 1 })).toMatchObject({ status: 403 });
  expect((await approve(1, acting)).status).toBe(401);
  expect((await approve(1, owner)).status).toBe(403);
  expect((await shop())?.name).toBe(before.name);
});
