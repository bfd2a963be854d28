import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { approvedMail, fixedMails } from '#features/accounts/contract/mails/account-shop-mails.ts';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { ownMailOf } from '#features/accounts/server/mails/own-mails.store.ts';
import { sampledAccountMails } from '#features/accounts/server/registration/registration-mails.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { defined } from '#kernel/defined.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { shopMailsRoutes } from './shop-mails.routes.ts';
import { testMails } from './test-mail.ts';

const database = testDatabase();
const PUBLIC_URL = 'https://vitrine.exemplo';
const mails = sampledAccountMails;
let context: Omit<Context, 'actor'> & { readonly actor: Staff };
let email: string;
let app: FastifyInstance;

beforeEach(async () => {
  const { db } = database.current;
  await db.delete(mailOutbox);
  const slug = `loja-${newId()}`;
  const { id } = await createSupplier(db, {
    slug,
    name: 'Empório',
    whiteLabel: false,
    tags: [],
    theme: { primary: '#7a1f3d', secondary: '#c9a227', auxiliary: '#f8eef1', text: '#ffffff' },
    menu: [],
    footer: { legalName: 'Empório Ltda.', cnpj: '11.222.333/0001-81', address: 'Rua A, 1', columns: [] },
    domains: [],
    stores: [],
  });
  email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: id, role: 'owner' as const }];
  await createStaff(db, { name: 'Dora', email, passwordHash: 'none', administrator: false, memberships });
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  context = {
    db,
    database: database.current,
    supplier: { id, slug, name: 'Empório', tags: new Set() },
    now: Date.now(),
    actor: {
      kind: 'staff',
      sessionId: newId(),
      staffId: row?.id ?? '',
      name: 'Dora',
      standing: 'owner',
    },
  };
  app ??= await appOf(
    (inner) => shopMailsRoutes(inner, { publicUrl: PUBLIC_URL, mails, fixed: fixedMails }),
    () => context,
  );
});

const call = async (method: 'GET' | 'POST' | 'PUT', tail = '', payload?: object) => {
  const url = `/v4/painel/${context.supplier.id}/modelos-email${tail}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const OWN = { assunto: 'Entre, {{nome}}!', introducao: 'Bem-vinda à {{loja}}.', encerramento: 'Até já.' };
const PATH = `/${approvedMail.key}`;
const own = () => ownMailOf(context.db, context.supplier.id, approvedMail.key);
const shown = async () =>
  (await call('GET')).body.emails.find(({ chave }: { chave: string }) => chave === approvedMail.key);

test('what is saved is shown, stored in part, and gone once it is the standard again', async () => {
  const before = await shown();
  expect(before).toMatchObject({ ...before.padrao, ligado: true, podeDesligar: false, versao: 1 });
  const { introducao, encerramento } = before.padrao;
  const saved = await call('PUT', PATH, {
    assunto: ' Entre,\t{{nome}}! ',
    introducao,
    encerramento,
    ligado: true,
    versao: 1,
  });
  expect(saved).toMatchObject({ status: 200, body: { assunto: 'Entre, {{nome}}!', versao: 2 } });
  expect(await own()).toEqual({ subject: 'Entre, {{nome}}!', enabled: true });
  await call('PUT', PATH, { ...before.padrao, ligado: true, versao: 2 });
  expect(await own()).toBeUndefined();
  expect(await shown()).toEqual({ ...before, versao: 3 });
});

test.each([
  [{ assunto: '{{pedido}}' }, 'assunto', '{{pedido}}. Use {{nome}}, {{loja}}, {{assunto}}.'],
  [{ assunto: ' ' }, 'assunto', 'Escreva o assunto.'],
  [{ introducao: '{{nome}' }, 'introducao', 'chaves sem par'],
  [{ encerramento: 'x {{<b>}}' }, 'encerramento', '{{<b>}}'],
])('refused, also in preview and test: %j', async (change, field, sentence) => {
  const body = { ...OWN, ...change };
  for (const [method, tail, more] of [
    ['PUT', '', { ligado: true, versao: 1 }],
    ['POST', '/previa', {}],
    ['POST', '/teste', {}],
  ] as const)
    expect(await call(method, PATH + tail, { ...body, ...more })).toMatchObject({
      status: 422,
      body: {
        code: 'mail-words-faulty',
        facts: { campos: { [field]: expect.stringContaining(sentence) } },
      },
    });
  expect(await own()).toBeUndefined();
});

test('a mail that somebody waits for stays on; another may be off', async () => {
  const off = { ...OWN, ligado: false, versao: 1 };
  expect(await call('PUT', PATH, off)).toMatchObject({ status: 422, body: { code: 'mail-stays-on' } });
  expect(await call('PUT', '/cadastro-nao-aprovado', off)).toMatchObject({
    status: 200,
    body: { ligado: false, podeDesligar: true },
  });
  expect(await call('PUT', '/nenhum', off)).toMatchObject({ status: 404, body: { code: 'mail-not-found' } });
});

test('the second of two who word a mail reads how it is', async () => {
  const body = { ...OWN, ligado: true, versao: 1 };
  expect((await call('PUT', PATH, body)).status).toBe(200);
  expect(await call('PUT', PATH, body)).toMatchObject({
    status: 409,
    body: { code: 'alterado-por-outra-pessoa', facts: { atual: { ...body, versao: 2 } } },
  });
});

test('the preview is the mail in the words that are tried', async () => {
  const { body } = await call('POST', `${PATH}/previa`, { ...OWN, encerramento: '<script>' });
  expect(body.assunto).toBe('Entre, Ana!');
  expect(body.texto).toMatch(/^Empório\n\nBem-vinda à Empório\.\n\nEntrar:\nhttps:\/\/vitrine\.exemplo\//);
  expect(body.html).toContain('#7a1f3d');
  expect(body.html).toContain('&lt;script&gt;');
  expect(await own()).toBeUndefined();
});

test('a test goes to who asks, and only so often', async () => {
  expect(await call('POST', `${PATH}/teste`, OWN)).toEqual({ status: 200, body: { para: email } });
  const [queued] = await context.db.select().from(mailOutbox);
  const { kind = '', facts = {} } = queued ?? {};
  const times = { queuedAt: context.now, now: context.now };
  const mail = await testMails(PUBLIC_URL, mails)[kind]?.(context.db, facts, times);
  expect(mail).toMatchObject({ to: email, subject: '[Teste] Entre, Ana!' });
  expect(mail?.text).toContain('Bem-vinda à Empório.');
  for (let sent = 1; sent < 10; sent += 1) await call('POST', `${PATH}/teste`, OWN);
  expect(await call('POST', `${PATH}/teste`, OWN)).toMatchObject({ status: 429 });
  expect(await context.db.select().from(mailOutbox)).toHaveLength(10);
});

test('every change and every test is in the audit log', async () => {
  await call('PUT', PATH, { ...OWN, ligado: true, versao: 1 });
  await call('POST', `${PATH}/teste`, OWN);
  const events = await context.db
    .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, context.supplier.id))
    .orderBy(auditEvents.id);
  expect(events).toMatchObject([
    {
      action: 'shop-mail.changed',
      before: { mail: 'Cadastro aprovado', subject: 'Seu cadastro foi aprovado' },
      after: { subject: OWN.assunto, introduction: OWN.introducao, closing: OWN.encerramento },
    },
    { action: 'shop-mail.tested', before: null, after: { mail: 'Cadastro aprovado' } },
  ]);
});
