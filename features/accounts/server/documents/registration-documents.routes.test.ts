/** Documents of registrations over HTTP: checked, counted, and served to the client and the shop's people alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import { newId } from '#platform/db/new-id.ts';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { MAX_BYTES } from '#platform/pictures/picture-file.ts';
import { aPhoto } from '#platform/pictures/testing/test-pictures.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MAX_DOCUMENTS, MAX_PHOTO_BYTES } from '../../domain/registration/registration-document.ts';
import { clients, supplierClients } from '../clients/accounts.tables.ts';
import { panelApprovalsRoutes } from '../clients/panel-approvals.routes.ts';
import { passToRefused } from '../identity/applicant-pass.ts';
import { accountMails } from '../mails/account-mails.ts';
import { panelDocumentsRoutes } from './panel-documents.routes.ts';
import { registrationDocumentsRoutes } from './registration-documents.routes.ts';

const database = testDatabase();
const secret = 'a secret of the tests';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

let folder: string;
let app: FastifyInstance;
let ana: ShopperContext;
let actor: Actor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-documentos-'));
  app = await routesApp(
    (to) => {
      to.get('/passe/:id', async ({ params }, reply) => {
        const { id } = params as { id: string };
        const refusal = { ok: false, refusal: { code: 'waiting-for-approval', applicantId: id } } as const;
        await passToRefused(reply, secret, refusal, ana.now);
        return {};
      });
      registrationDocumentsRoutes(to, {
        sessionSecret: secret,
        uploads: uploadSpool(join(folder, 'uploads')),
      });
      panelDocumentsRoutes(to);
      panelApprovalsRoutes(to, { facts: { addressesOf: async () => new Map() } });
    },
    () => ({ ...ana, actor }),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ana = await aShopper({ ...(await aShop(database.current)), now: Date.now() }, false);
  actor = ana.actor;
  await settings(true, 'Contrato social, por favor.');
});

const own = () => `/v4/cadastro/${ana.supplier.id}/documentos`;
const panel = (rest: string) => `/v4/painel/${ana.supplier.id}/${rest}`;

/** As the shop's owner. */
async function byOwner<T>(work: () => Promise<T>): Promise<T> {
  const before = actor;
  actor = await anOwner(ana);
  try {
    return await work();
  } finally {
    actor = before;
  }
}

const settings = (pede: boolean, texto: string, versao = 1) =>
  byOwner(() =>
    app.inject({ method: 'PUT', url: panel('cadastros-documentos'), payload: { pede, texto, versao } }),
  );
const attach = (payload: Uint8Array, query: object = {}, headers: object = {}) =>
  app.inject({
    method: 'POST',
    url: `${own()}?${new URLSearchParams({ iddocumento: newId(), tipo: 'CONTRATO_SOCIAL', ...query })}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: Buffer.from(payload),
  });
const decide = (aprovado: boolean) =>
  byOwner(() =>
    app.inject({
      method: 'PUT',
      url: panel(`cadastros/${ana.actor.clientId}/aprovacao`),
      payload: { aprovado },
    }),
  );
const shown = () => byOwner(async () => (await app.inject(panel(`cadastros/${ana.actor.clientId}`))).json());

test('a document is stored once, listed by both sides, and only ever downloaded', async () => {
  const id = newId();
  const sent = await attach(PDF, { iddocumento: id, nome: '../Contrato nº 1".PDF' });
  expect(sent.json()).toMatchObject({
    recebe: true,
    texto: 'Contrato social, por favor.',
    pode_remover: true,
    documentos: [
      { iddocumento: id, tipo: 'CONTRATO_SOCIAL', nome: 'Contrato nº 1.pdf', formato: 'application/pdf' },
    ],
  });
  expect((await attach(PDF, { iddocumento: id })).json()).toEqual(sent.json());
  expect((await shown()).documentos).toEqual(sent.json().documentos);
  for (const answer of [
    await app.inject(`${own()}/${id}`),
    await byOwner(() => app.inject(panel(`cadastros/${ana.actor.clientId}/documentos/${id}`))),
  ]) {
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="contrato-no-1.pdf"; filename*=UTF-8''${encodeURIComponent('Contrato nº 1.pdf')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  }
});

test('a photo is re-encoded, without what the camera wrote', async () => {
  const photo = await sharp(await aPhoto(900, 600))
    .withExif({ IFD0: { Copyright: 'Rua da Ana, 1' } })
    .jpeg()
    .toBuffer();
  const [document] = (await attach(photo, { tipo: 'DOCUMENTO_COM_FOTO', nome: 'rg.jpg' })).json().documentos;
  expect(document).toMatchObject({ nome: 'rg.webp', formato: 'image/webp' });
  const { rawPayload, headers } = await app.inject(`${own()}/${document.iddocumento}`);
  expect(headers['content-disposition']).toContain('attachment');
  expect(rawPayload.includes('Rua da Ana')).toBe(false);
});

test.each([
  ['a page', Buffer.from('<script>alert(1)</script>'), 422, 'not-a-document'],
  ['a PDF with a script', Buffer.from('%PDF-1.7\n<< /S /JavaScript >>\n%%EOF'), 422, 'document-unsafe'],
  ['a picture cut off', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 422, 'not-a-picture'],
  ['a PDF of too many bytes', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024), PDF]), 413, 'too-large'],
])('%s is refused and nothing is stored', async (_, bytes, status, code) => {
  const answer = await attach(bytes);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect((await app.inject(own())).json().documentos).toEqual([]);
});

test('pages refuse a picture that is larger than the server takes', () =>
  expect(MAX_PHOTO_BYTES).toBe(MAX_BYTES));

test('so many documents fit, also when they are sent at once', async () => {
  for (let sent = 1; sent < MAX_DOCUMENTS; sent += 1) await attach(PDF);
  const answers = await Promise.all([attach(PDF), attach(PDF), attach(PDF)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect((await attach(PDF)).json().code).toBe('too-many-documents');
});

test('a client removes its documents until the shop has decided', async () => {
  const [first, second] = [newId(), newId()];
  await attach(PDF, { iddocumento: first });
  await attach(PDF, { iddocumento: second });
  const removed = await app.inject({ method: 'DELETE', url: `${own()}/${first}` });
  expect(removed.json().documentos).toHaveLength(1);
  expect((await app.inject(`${own()}/${first}`)).statusCode).toBe(404);
  await decide(true);
  const late = await app.inject({ method: 'DELETE', url: `${own()}/${second}` });
  expect([late.statusCode, late.json().code]).toEqual([409, 'already-decided']);
  expect((await attach(PDF)).json()).toMatchObject({ pode_remover: false, documentos: [{}, {}] });
});

test('a shop that asks for none takes none, but from whom it asked', async () => {
  await settings(false, '', 2);
  expect((await attach(PDF)).json().code).toBe('documents-not-requested');
  await byOwner(() =>
    app.inject({
      method: 'POST',
      url: panel(`cadastros/${ana.actor.clientId}/pedido-documentos`),
      payload: { tipos: ['ALVARA'], recado: ' O deste ano. ' },
    }),
  );
  expect((await app.inject(own())).json()).toMatchObject({
    recebe: true,
    faltam: ['ALVARA'],
    pedido: { tipos: ['ALVARA'], recado: 'O deste ano.' },
  });
  expect((await attach(PDF, { tipo: 'ALVARA' })).json().faltam).toEqual([]);
});

test('two who change the settings at once: the later one is shown what the other saved', async () => {
  const answer = await settings(false, 'Outra', 1);
  expect([answer.statusCode, answer.json().facts.atual]).toEqual([
    409,
    { pede: true, texto: 'Contrato social, por favor.', versao: 2 },
  ]);
});

describe('another’s documents do not exist', () => {
  test('for another client, and the id cannot be taken', async () => {
    const id = newId();
    await attach(PDF, { iddocumento: id });
    actor = (await aShopper(ana)).actor;
    expect((await app.inject(`${own()}/${id}`)).statusCode).toBe(404);
    expect((await app.inject({ method: 'DELETE', url: `${own()}/${id}` })).statusCode).toBe(404);
    expect((await attach(PDF, { iddocumento: id })).json().code).toBe('document-id-taken');
  });

  test('under another client’s path, and at another shop', async () => {
    const id = newId();
    await attach(PDF, { iddocumento: id });
    const other = await aShopper(ana);
    const wrong = panel(`cadastros/${other.actor.clientId}/documentos/${id}`);
    expect((await byOwner(() => app.inject(wrong))).statusCode).toBe(404);
    ana = { ...(await aShop(database.current)), now: ana.now, actor: ana.actor };
    expect((await app.inject(`${own()}/${id}`)).statusCode).toBe(404);
  });
});

describe('who may not enter yet', () => {
  const passOf = async (): Promise<string> => {
    const [row] = await ana.db
      .select({ id: supplierClients.id })
      .from(supplierClients)
      .where(
        and(
          eq(supplierClients.supplierId, ana.supplier.id),
          eq(supplierClients.clientId, ana.actor.clientId),
        ),
      );
    const { cookies } = await app.inject(`/passe/${row?.id}`);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };

  test('sends documents with the cookie of a refused login, for an hour, at that shop alone', async () => {
    const cookie = await passOf();
    actor = VISITOR;
    expect((await attach(PDF)).json().code).toBe('login-needed');
    expect((await attach(PDF, {}, { cookie })).json().documentos).toHaveLength(1);
    ana = { ...ana, now: ana.now + 61 * 60_000 };
    expect((await attach(PDF, {}, { cookie })).json().code).toBe('login-needed');
    ana = { ...(await aShop(database.current)), now: ana.now - 61 * 60_000, actor: ana.actor };
    expect((await attach(PDF, {}, { cookie })).json().code).toBe('login-needed');
  });

  test('sends nothing with a cookie that somebody else signed, or after the account was deleted', async () => {
    const cookie = await passOf();
    actor = VISITOR;
    const forged = cookie.replace(/\.[^.]*$/, '.AAAA');
    expect((await attach(PDF, {}, { cookie: forged })).statusCode).toBe(403);
    await ana.db.update(clients).set({ forgottenAt: new Date() }).where(eq(clients.id, ana.actor.clientId));
    expect((await attach(PDF, {}, { cookie })).statusCode).toBe(403);
  });
});

test('who is asked for documents is mailed what is missing', async () => {
  const url = panel(`cadastros/${ana.actor.clientId}/pedido-documentos`);
  const payload = { tipos: ['CONTRATO_SOCIAL', 'DOCUMENTO_COM_FOTO'], recado: 'A última alteração.' };
  const answer = await byOwner(() => app.inject({ method: 'POST', url, payload }));
  expect(answer.json().documentos_pedidos).toMatchObject(payload);
  const queued = await ana.db.select().from(mailOutbox);
  const mail = queued.find(({ facts }) => facts.clientId === ana.actor.clientId);
  const write = accountMails('https://vitrine.test')[mail?.kind ?? ''];
  const { now } = ana;
  const written = await write?.(ana.db, mail?.facts ?? {}, { now, queuedAt: now });
  expect(written?.text).toContain('Contrato social');
  expect(written?.text).toContain('Documento com foto');
  expect(written?.text).toContain('Recado da loja: A última alteração.');
  expect(written?.text).toContain('/conta/dados');
});
