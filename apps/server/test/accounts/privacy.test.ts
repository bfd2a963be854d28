/**
 * Export and deletion of a client's data through the composed server: password, mailed link, time to withdraw, then
 * nothing but the fiscal minimum. Reliability G21, M34; LGPD art. 18.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { clientNotes } from '#features/clients/server/client-notes.tables.ts';
import { refreshGroups } from '#features/clients/server/rules/refresh-groups.ts';
import { automaticGroups } from '#features/pricing/server/groups/automatic-groups.tables.ts';
import { forgetDue } from '#features/privacy/server/forget-due.ts';
import {
  forgetAgain,
  forgottenFile,
  listForgotten,
  readForgotten,
  writeForgotten,
} from '#features/privacy/server/forgotten-clients.ts';
import { suppliersKnowing } from '#features/privacy/server/suppliers-knowing.store.ts';
import { insertAny } from '#features/privacy/server/testing/any-row.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { queueMail, sendNext } from '#platform/mail/outbox.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mailWriters } from '../../src/lifecycle/mail-writers.ts';
import { type Login, logIn, PUBLIC_URL, SECRET, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { toInject, validRequests } from '../../src/testing/valid-requests.ts';

const DAY = 24 * 60 * 60_000;

/** What happens to every column that refers to a client or a user. A new one has to be added here. */
const PEOPLE: Readonly<Record<string, 'deleted' | 'emptied' | `kept: ${string}`>> = {
  'automatic_group_changes.client_id': 'deleted',
  'addresses.client_id': 'deleted',
  'audit_events.user_id': 'kept: what was done in a shop is not undone; the user has no name any more',
  'cart_coupons.client_id': 'deleted',
  'carts.client_id': 'deleted',
  'chat_rooms.client_id': 'deleted',
  'chat_rooms.user_id': 'deleted',
  'client_link_events.by_user_id': 'kept: who let whom buy explains orders; neither has a name any more',
  'client_link_events.client_id': 'kept: see by_user_id',
  'client_link_events.linked_user_id': 'kept: see by_user_id',
  'client_links.client_id': 'deleted',
  'client_links.invited_by': 'deleted',
  'client_links.user_id': 'deleted',
  'client_notes.client_id': 'deleted',
  'client_pricing.client_id': 'deleted',
  'company_links.client_id': 'deleted',
  'coupon_buyers.client_id': 'kept: counts orders, which stay',
  'coupon_uses.client_id': 'kept: the discount of an order that stays',
  'coupons.client_id': 'kept: switched off; the id names nobody any more',
  'coupons.owner_id': 'kept: switched off; the id names nobody any more',
  'customers.client_id': 'emptied',
  'deletion_requests.client_id': 'kept: the proof that it was done',
  'deletion_requests.user_id': 'kept: the proof that it was done',
  'document_requests.client_id': 'deleted',
  'mailed_codes.user_id': 'deleted',
  'mandates.client_id': 'emptied',
  'nfe_documents.client_id': 'kept: the law wants invoices kept as they were signed',
  'order_events.user_id': 'kept: the fiscal minimum; the user has no name any more',
  'order_keys.client_id': 'deleted',
  'order_payments.user_id': 'kept: who changed how a sale was to be paid; the user has no name any more',
  'order_ratings.user_id': 'kept: stars count on without their words; the user has no name any more',
  'orders.client_id': 'emptied',
  'orders.user_id': 'emptied',
  'payment_choices.client_id': 'deleted',
  'price_grants.client_id': 'deleted',
  'product_alerts.client_id': 'deleted',
  'promotional_combo_uses.client_id': 'kept: a part of an order that stays',
  'promotion_uses.client_id': 'kept: a part of an order that stays',
  'promotional_combos.client_ids': 'deleted',
  'push_subscriptions.client_id': 'deleted',
  'push_subscriptions.user_id': 'deleted',
  'recommendation_reactions.client_id': 'deleted',
  'register_checks.client_id': 'deleted',
  'registration_documents.client_id': 'deleted',
  'registrations.client_id': 'deleted',
  'representative_clients.client_id': 'deleted',
  'representative_clients.user_id': 'deleted',
  'representatives.user_id': 'deleted',
  'sales_targets.user_id': 'deleted',
  'second_factors.user_id': 'deleted',
  'sessions.subject_client_id': 'deleted',
  'sessions.user_id': 'deleted',
  'shopping_lists.client_id': 'deleted',
  'shopping_lists.client_ids': 'deleted',
  'subscriptions.client_id': 'deleted',
  'terms_acceptances.client_id': 'kept: the proof of a contract; the user has no name any more',
  'terms_acceptances.user_id': 'kept: see client_id',
  'titles.client_id': 'kept: what was owed and paid, which the law wants kept, and what is owed still',
  'users.client_id': 'emptied',
};

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let mails: Mail[];

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
});
afterAll(() => app.close());
beforeEach(async () => {
  mails = [];
  await database.current.db.delete(mailOutbox);
});

const call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { cookie }: Pick<Login, 'cookie'>,
  payload?: object,
) =>
  send(app, {
    method,
    url: `/v4/privacidade/${path}`,
    headers: { 'x-idfornecedor': world.market.id, cookie },
    ...defined({ payload }),
  });

async function sendMails(now = Date.now()): Promise<void> {
  const outbox = {
    database: database.current,
    writers: mailWriters(PUBLIC_URL, { database: database.current, sessionSecret: SECRET }),
    send: async (_: string, mail: Mail) => void mails.push(mail),
    report: ({ error }: { readonly error: unknown }) => {
      throw error;
    },
  };
  while (await sendNext(outbox, now));
}

const codeIn = (mail: Mail | undefined): string => /#codigo=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

/** Counts rows with these ids in a column, bypassing the tenant tripwire. */
async function countOf(column: string, ids: readonly string[]): Promise<number> {
  const [table = '', name = ''] = column.split('.');
  const supplied = sql.raw(`true or ${'supplier_id'} is null`);
  const list = sql.raw(ids.map((id) => `'${id}'`).join(','));
  const [many] = (
    await database.current.db.execute<{ n: string }>(
      name.endsWith('s')
        ? sql`select count(*) n from ${sql.identifier(table)} where ${sql.identifier(name)} && array[${list}]::uuid[] and (${supplied})`
        : (await hasSupplier(table))
          ? sql`select count(*) n from ${sql.identifier(table)} where ${sql.identifier(name)} in (${list}) and (${supplied})`
          : sql`select count(*) n from ${sql.identifier(table)} where ${sql.identifier(name)} in (${list})`,
    )
  ).rows;
  return Number(many?.n);
}

const columns = async (where: string): Promise<string[]> =>
  (
    await database.current.db.execute<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and ${sql.raw(where)} order by 1`,
    )
  ).rows.map(({ name }) => name);

const hasSupplier = async (table: string): Promise<boolean> =>
  (await columns(`table_name = '${table}' and column_name = 'supplier_id'`)).length > 0;

test('of every column that names a client or a user it is written what becomes of it', async () => {
  const naming = await columns(
    // Who is invited by staff is staff: `personal-columns.test.ts`.
    `(column_name ~ '(client|user)_ids?$' or column_name in ('owner_id', 'invited_by'))
      and table_name not in ('staff_invitations', 'platform_invitations')`,
  );
  expect(naming).toEqual(Object.keys(PEOPLE).sort());
});

test('a supplier with any row about a client or its people is found among all suppliers', async () => {
  const person = newId();
  const email = `${person}@exemplo.com.br`;
  const places: [table: string, column: string, value: string][] = [
    ...Object.keys(PEOPLE).map((column): [string, string, string] => {
      const [table = '', name = ''] = column.split('.');
      return [table, name, name.endsWith('s') ? `array['${person}'::uuid]` : `'${person}'`];
    }),
    ['audit_events', 'subject_id', `'${person}'`],
    ['chat_messages', 'author_id', `'${person}'`],
    ['representative_invitations', 'email', `'${email}'`],
  ];
  const expected: string[] = [];
  for (const [table, name, value] of places) {
    if (!(await hasSupplier(table))) continue;
    const siblings = await columns(
      `table_name = '${table}' and column_name in ('client_id', 'order_number')`,
    );
    // Beside a client or an order, whose own rows are found, a user is not looked for.
    if (name === 'user_id' && siblings.length > 0) continue;
    const supplierId = newId();
    // A table of the same columns takes rows that the checks of the table would refuse.
    const twin = `twin_${expected.length}`;
    await database.current.db.execute(sql.raw(`create table ${twin} (like ${table})`));
    await insertAny(database.current, twin, { supplier_id: `'${supplierId}'`, [name]: value });
    expected.push(supplierId);
  }
  expect(expected.length).toBeGreaterThan(30);
  const found = await suppliersKnowing(database.current.db, { ids: [newId(), person], emails: [email] });
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(await suppliersKnowing(database.current.db, { ids: [newId()], emails: [] })).toEqual([]);
  for (const at of expected.keys()) await database.current.db.execute(sql.raw(`drop table twin_${at}`));
});

describe('the export', () => {
  test('asks for the password', async () => {
    const ana = await logIn(app, world.ana.email, world.market.id);
    const refused = await call('POST', `${world.ana.id}/dados`, ana, { senha: 'errada123' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrong-password']);
  });

  test('is another’s no more than an absent client’s, nor a linked user’s', async () => {
    const bia = await logIn(app, world.bia.email, world.market.id);
    const foreign = await call('POST', `${world.ana.id}/dados`, bia, { senha: PASSWORD });
    const absent = await call('POST', '019a0000-0000-7000-8000-00000000dead/dados', bia, { senha: PASSWORD });
    const { requestId: _, ...said } = foreign.json();
    expect([foreign.statusCode, absent.json()]).toEqual([404, expect.objectContaining(said)]);
    const linked = await logIn(app, world.linkedEmail, world.market.id);
    expect((await call('POST', `${world.ana.id}/dados`, linked, { senha: PASSWORD })).statusCode).toBe(403);
  });

  test('contains everything that is stored, in words, and nothing of anybody else', async () => {
    const ana = await logIn(app, world.ana.email, world.market.id);
    await fill(ana);
    const answer = await call('POST', `${world.ana.id}/dados`, ana, { senha: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { cadastro, lojas } = answer.json();
    const titles = (parts: { titulo: string }[]) => parts.map(({ titulo }) => titulo);
    expect(titles(cadastro)).toEqual([
      'Cadastro',
      'Usuários',
      'Dispositivos e sessões',
      'Convites para comprar em seu nome',
      'Endereços',
    ]);
    const ofMarket = lojas.find((loja: { nome: string }) => loja.nome === MARKET.name);
    expect(titles(ofMarket.partes)).toEqual(
      expect.arrayContaining([
        'O que a loja anotou',
        'Carrinho',
        'Listas de compras',
        'Assinaturas',
        'Pedidos',
      ]),
    );
    for (const text of ['Rua da Ana', ...WRITTEN_BY_OTHERS, 'Visa, final 4321'])
      expect(answer.body).toContain(text);
    expect(answer.body).not.toContain(world.bia.email);
    for (const secret of ['argon2', 'passwordHash', 'senhaHash', 'handle'])
      expect(answer.body).not.toContain(secret);
  });
});

const WRITTEN_BY_OTHERS = [
  'Combinado com a Ana ao telefone',
  'A Ana desistiu do pedido',
  'A Ana pagou fora do prazo',
  'A Ana recebeu amassado',
];

/** A cart, an order and other traces of a client at the market. */
async function fill({ handle, cookie }: Login): Promise<void> {
  const { ana, market } = world;
  const who = {
    handle,
    clientId: ana.id,
    email: ana.email,
    addressId: ana.addressId,
    userId: ana.userId,
    orderNumber: 1,
    staffEmail: world.staff.owner,
    shop: market,
  };
  const request = async (key: string) => {
    const injected = toInject(key, validRequests(who)[key] ?? {});
    const headers = {
      ...injected.headers,
      'x-idfornecedor': market.id,
      cookie,
      'idempotency-key': `${key.length}-${Math.random()}`,
    };
    expect((await send(app, { ...injected, headers })).statusCode).toBe(200);
  };
  await database.current.db.insert(clientNotes).values({
    supplierId: market.id,
    id: newId(),
    clientId: ana.id,
    staffId: (await staffByEmail(database.current.db, world.staff.owner))?.id ?? '',
    text: 'Nota sobre a Ana, da Rua da Ana',
    at: new Date(),
  });
  await database.current.db.execute(
    sql`update carts set locked_at = null, locked_by = null where supplier_id = ${market.id} and client_id = ${ana.id}`,
  );
  await request('POST /v2/app/:client/enderecos/:idcliente/faturamento');
  await request('PUT /v4/client/:idcliente/supplier/:idfornecedor/forma-pagamento');
  await request('POST /v2/app/:client/usuario/:idcliente/cart');
  await request('POST /v2/app/:token/usuario/:idcliente/pedido');
  await request('POST /v2/app/:client/usuario/:idcliente/cart');
  const { db } = database.current;
  const [product = ''] = Object.values(market.products);
  const combo = market.panel.combo.shownId;
  const ids = { supplier: market.id, client: ana.id, user: ana.userId };
  for (const statement of [
    sql`insert into cart_coupons (supplier_id, client_id, code) values (${ids.supplier}, ${ids.client}, 'DEZ') on conflict do nothing`,
    sql`update carts set lines = lines || ${JSON.stringify([{ productId: combo, combo: true, quantity: 1000, giftWrap: false }])}::jsonb
      where supplier_id = ${ids.supplier} and client_id = ${ids.client}`,
    sql`insert into recommendation_reactions (supplier_id, product_id, client_id, hidden_at, changed_at) values (${ids.supplier}, ${product}, ${ids.client}, now(), now()) on conflict do nothing`,
    sql`insert into product_alerts (supplier_id, product_id, client_id, created_at) values (${ids.supplier}, ${product}, ${ids.client}, now()) on conflict do nothing`,
    sql`insert into push_subscriptions (supplier_id, id, client_id, user_id, session_id, principal, endpoint, p256dh, auth, key_id, on_own_host, created_at)
      select ${ids.supplier}, gen_random_uuid(), ${ids.client}, ${ids.user}, (select id from sessions where user_id = ${ids.user} and ended_at is null limit 1),
        true, 'https://push.exemplo.com.br/ana', 'x', 'y', 'k', false, now() on conflict do nothing`,
    sql`insert into client_pricing (supplier_id, client_id, groups) values (${ids.supplier}, ${ids.client}, '{vip}') on conflict do nothing`,
    sql`insert into company_links (supplier_id, client_id) values (${ids.supplier}, ${ids.client}) on conflict do nothing`,
    sql`update customers set terms_note = 'A Ana paga em 28 dias', minimum_order = 5000 where supplier_id = ${ids.supplier} and client_id = ${ids.client}`,
    sql`insert into automatic_group_changes (supplier_id, client_id) values (${ids.supplier}, ${ids.client})`,
    sql`insert into price_grants (supplier_id, id, client_id, product_id, staff_id, price, from_quantity, expires_at, created_at)
      select ${ids.supplier}, gen_random_uuid(), ${ids.client}, ${product}, (select id from staff limit 1), 100, 0, now(), now()
      where ${ids.supplier}::uuid is not null and not exists (select 1 from price_grants where supplier_id = ${ids.supplier} and client_id = ${ids.client})`,
    sql`insert into second_factors (id, user_id, secret) values (gen_random_uuid(), ${ids.user}, 'x') on conflict do nothing`,
    sql`update promotional_combos set client_ids = array_append(client_ids, ${ids.client}::uuid) where supplier_id = ${ids.supplier} and id = ${market.panel.combo.changedId}`,
    // Texts of others about the client, and data of the card.
    sql`update carts set locked_at = now(), locked_by = (select id from staff limit 1), attendant = 'Paula Lima', lock_reason = 'Combinado com a Ana ao telefone'
      where supplier_id = ${ids.supplier} and client_id = ${ids.client}`,
    sql`update order_events set reason = 'A Ana desistiu do pedido' where supplier_id = ${ids.supplier} and position = 0
      and order_number in (select number from orders where supplier_id = ${ids.supplier} and client_id = ${ids.client})`,
    sql`insert into charges (supplier_id, id, order_number, method_id, kind, amount, status, provider, provider_ref, details, created_at)
      select supplier_id, gen_random_uuid(), number, payment_method_id, 'card', total, 'paid', 'sandbox', 'r' || number,
        '{"card": {"brand": "visa", "lastFour": "4321"}}', now() from orders
      where supplier_id = ${ids.supplier} and client_id = ${ids.client}
        and not exists (select 1 from charges where supplier_id = ${ids.supplier} and provider = 'sandbox')`,
    sql`insert into sandbox_payments (supplier_id, id, reference, kind, amount, status, card, created_at)
      select supplier_id, provider_ref, id::text, 'card', amount, 'paid', details -> 'card', now() from charges
      where supplier_id = ${ids.supplier} and provider = 'sandbox' on conflict do nothing`,
    sql`insert into mandates (supplier_id, id, client_id, subscription_id, order_number, method_id, provider, status, periodicity, starts_on, floor, retries, code, expires_at, created_at)
      select supplier_id, gen_random_uuid(), client_id, gen_random_uuid(), number, payment_method_id, 'sandbox', 'authorised', 'weekly', '2026-08-12', 1000, true, '000201', now(), now() from orders
      where supplier_id = ${ids.supplier} and client_id = ${ids.client}
        and not exists (select 1 from mandates where supplier_id = ${ids.supplier} and client_id = ${ids.client}) limit 1`,
    audited(ids.client, { reason: 'A Ana pagou fora do prazo' }),
    audited(ids.user, { name: 'Ana', email: ana.email }),
    sql`insert into audit_events (supplier_id, id, at, staff_id, action, subject_id, before, after)
      select supplier_id, gen_random_uuid(), now(), (select id from staff limit 1), 'charge.refunded', id,
        jsonb_build_object('orderNumber', order_number), '{"amount": 100, "reason": "A Ana recebeu amassado"}' from charges
      where supplier_id = ${ids.supplier} and provider = 'sandbox'`,
    sql`insert into client_links (id, client_id, email, code_hash, invited_by, invited_at, expires_at)
      values (gen_random_uuid(), ${world.bia.id}, ${ana.email}, gen_random_uuid()::text, ${world.bia.userId}, now(), now()) on conflict do nothing`,
    sql`insert into representative_invitations (supplier_id, id, email, invited_at, expires_at)
      select id, gen_random_uuid(), ${ana.email}, now(), now() + interval '90 days' from suppliers on conflict do nothing`,
  ])
    await db.execute(statement);
  await queueMail(db, 'password-recovery', { supplierId: market.id, login: '52998224725' }, Date.now());
  await queueMail(
    db,
    'email-changing',
    { supplierId: market.id, email: ana.email.toUpperCase() },
    Date.now(),
  );
}

const audited = (subject: string, facts: object) =>
  sql`insert into audit_events (supplier_id, id, at, staff_id, action, subject_id, before, after)
    values (${world.market.id}, gen_random_uuid(), now(), (select id from staff limit 1), 'client.noted', ${subject},
      null, ${JSON.stringify(facts)}::jsonb)`;

describe('the deletion', () => {
  test('is asked with the password, confirmed by mail, and can be taken back', async () => {
    const bia = await logIn(app, world.bia.email, world.market.id);
    const path = `${world.bia.id}/exclusao`;
    expect((await call('POST', path, bia, { senha: 'errada123' })).statusCode).toBe(403);
    expect((await call('POST', path, bia, { senha: PASSWORD })).statusCode).toBe(200);
    await sendMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [world.bia.email, 'Confirme a exclusão do seu cadastro'],
    ]);
    expect(await forgetDue(database.current, Date.now() + 100 * DAY)).toBe(0);
    const code = codeIn(mails[0]);
    const ana = await logIn(app, world.ana.email, world.market.id);
    expect((await call('POST', 'exclusao/confirmar', ana, { codigo: code })).json().code).toBe(
      'anothers-link',
    );
    const confirmed = await call('POST', 'exclusao/confirmar', { cookie: '' }, { codigo: code });
    expect(confirmed.statusCode).toBe(200);
    expect(Date.parse(confirmed.json().previstaPara) - Date.now()).toBeGreaterThan(6.9 * DAY);
    expect((await call('POST', 'exclusao/confirmar', bia, { codigo: code })).statusCode).toBe(422);
    expect((await call('GET', path, bia)).json().exclusao.confirmadaEm).toBeDefined();
    expect((await call('POST', path, bia, { senha: PASSWORD })).json().code).toBe('deletion-confirmed');
    expect(await forgetDue(database.current, Date.now() + 6 * DAY)).toBe(0);
    expect((await call('DELETE', path, bia)).statusCode).toBe(200);
    expect(await forgetDue(database.current, Date.now() + 100 * DAY)).toBe(0);
    expect((await call('GET', path, bia)).json()).toEqual({});
    await sendMails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirme a exclusão do seu cadastro',
      'A exclusão do seu cadastro está marcada',
      'A exclusão do seu cadastro foi cancelada',
    ]);
  });

  test('waits for an order under way, then leaves the fiscal minimum alone, and lets nobody in', async () => {
    const { ana, market } = world;
    const session = await logIn(app, ana.email, market.id);
    await fill(session);
    const people = [ana.id, ana.userId, ...(await linkedUsers(ana.id))];
    for (const [column, fate] of Object.entries(PEOPLE)) {
      const empty = [
        'registrations.client_id',
        'representatives.user_id',
        'sales_targets.user_id',
        'representative_clients',
        'mailed_codes',
      ];
      const seeded =
        fate === 'deleted' && !empty.some((name) => column.startsWith(name)) && !NOT_SEEDED.includes(column);
      if (seeded) expect([column, await countOf(column, people)]).not.toEqual([column, 0]);
    }
    await call('POST', `${ana.id}/exclusao`, session, { senha: PASSWORD });
    await sendMails();
    const confirmation = mails.find(({ subject }) => subject === 'Confirme a exclusão do seu cadastro');
    await call('POST', 'exclusao/confirmar', session, { codigo: codeIn(confirmation) });
    const [before] = await rows(
      sql`select number, total, created_at from orders where supplier_id = ${market.id} and client_id = ${ana.id} and billing is not null order by number limit 1`,
    );
    expect(await forgetDue(database.current, Date.now() + 8 * DAY)).toBe(0);
    const retained: string[][] = [];
    const outside = async ({ emails }: { readonly emails: readonly string[] }) =>
      void retained.push([...emails].toSorted());
    // A group that everybody is in.
    const { db } = database.current;
    const rule = { join: 'all', conditions: [{ kind: 'client-kind', clientKind: 'person' }] };
    const everybody = { supplierId: market.id, id: newId(), name: 'todos', rule, dueAt: new Date() };
    await db.insert(automaticGroups).values(everybody);
    const refresh = (days: number) => refreshGroups(database.current, Date.now() + days * DAY);
    await refresh(1);
    const [member] = await rows(
      sql`select groups from client_pricing where supplier_id = ${market.id} and client_id = ${ana.id}`,
    );
    expect(member?.groups).toContain('todos');
    expect(await forgetDue(database.current, Date.now() + 31 * DAY, outside)).toBe(1);
    await refresh(32);
    expect(await forgetDue(database.current, Date.now() + 31 * DAY)).toBe(0);

    for (const [column, fate] of Object.entries(PEOPLE)) {
      if (fate === 'deleted') expect([column, await countOf(column, people)]).toEqual([column, 0]);
    }
    const [order] = await rows(
      sql`select number, total, created_at, note, issued_by, billing from orders where supplier_id = ${market.id} and client_id = ${ana.id} order by number limit 1`,
    );
    expect(order).toEqual({ ...before, note: '', issued_by: 'Cadastro excluído', billing: null });
    const [client] = await rows(
      sql`select name, document, phone, fiscal_document from clients where id = ${ana.id}`,
    );
    expect(client).toEqual({
      name: 'Cadastro excluído',
      document: null,
      phone: null,
      fiscal_document: '52998224725',
    });
    const everything = JSON.stringify(await dump());
    for (const trace of [ana.email, 'Rua da Ana', 'joao@exemplo.com.br', '4321"', ...WRITTEN_BY_OTHERS])
      expect(everything).not.toContain(trace);
    const waiting = await database.current.db.select().from(mailOutbox);
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(['deletion-done', 'deletion-done']);
    expect(retained).toEqual([[ana.email, 'joao@exemplo.com.br']]);

    expect((await call('GET', `${ana.id}/exclusao`, session)).statusCode).toBe(401);
    await expect(logIn(app, ana.email, market.id)).rejects.toThrow();
    mails = [];
    await sendMails(Date.now() + 32 * DAY);
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      `${ana.email}: O seu cadastro foi excluído`,
      'joao@exemplo.com.br: O seu cadastro foi excluído',
    ]);
  });
});

test('one whose deletion fails holds up nobody behind it, and is tried again at the next round', async () => {
  const { db } = database.current;
  const requestDeletion = (clientId: string, userId: string, due: string) =>
    db.execute(sql`insert into deletion_requests (client_id, user_id, asked_in, asked_at, confirmed_at, due_at)
      values (${clientId}, ${userId}, ${world.market.id}, now(), now(), ${due}::timestamptz)
      on conflict (client_id) do update set due_at = excluded.due_at, done_at = null`);
  await requestDeletion(world.bia.id, world.bia.userId, '2026-01-01');
  await requestDeletion(world.novo.id, world.novo.userId, '2026-01-02');
  await db.execute(sql`create function refuse_bia() returns trigger language plpgsql as
    $$ begin if new.id = ${sql.raw(`'${world.bia.id}'`)} then raise exception 'broken row'; end if; return new; end $$`);
  await db.execute(
    sql`create trigger refuse_bia before update on clients for each row execute function refuse_bia()`,
  );
  const later = Date.now() + 60 * DAY;
  await expect(forgetDue(database.current, later)).rejects.toThrow('1 clients were not forgotten');
  const forgotten = async () =>
    (await rows(sql`select id from clients where forgotten_at is not null`)).map(({ id }) => id);
  expect(await forgotten()).toContain(world.novo.id);
  expect(await forgotten()).not.toContain(world.bia.id);
  await db.execute(sql`drop trigger refuse_bia on clients`);
  expect(await forgetDue(database.current, later)).toBe(1);
  expect(await forgotten()).toContain(world.bia.id);
});

test('one whose stored mails cannot be deleted is not forgotten, and is tried again at the next round', async () => {
  const { db } = database.current;
  const due = async (email: string, day: string) => {
    const { clientId, userId } = await createClientAccount(db, {
      kind: 'person',
      name: 'Cadastro a excluir',
      email,
      password: { hash: 'none' },
    });
    await db.execute(sql`insert into deletion_requests (client_id, user_id, asked_in, asked_at, confirmed_at, due_at)
      values (${clientId}, ${userId}, ${world.market.id}, now(), now(), ${day}::timestamptz)`);
    return clientId;
  };
  const stuck = await due('presa@exemplo.com.br', '2026-01-01');
  const next = await due('livre@exemplo.com.br', '2026-01-02');
  const dropped: string[] = [];
  let diskFails = true;
  const outside = async ({ emails }: { readonly emails: readonly string[] }) => {
    if (diskFails && emails.includes('presa@exemplo.com.br')) throw new Error('no such disk');
    dropped.push(...emails);
  };
  const forgotten = async () =>
    (await rows(sql`select id from clients where forgotten_at is not null`)).map(({ id }) => id);
  const later = Date.now() + 60 * DAY;
  await expect(forgetDue(database.current, later, outside)).rejects.toThrow('1 clients were not forgotten');
  expect(dropped).toEqual(['livre@exemplo.com.br']);
  expect(await forgotten()).toContain(next);
  expect(await forgotten()).not.toContain(stuck);
  diskFails = false;
  expect(await forgetDue(database.current, later, outside)).toBe(1);
  expect(dropped).toEqual(['livre@exemplo.com.br', 'presa@exemplo.com.br']);
  expect(await forgotten()).toContain(stuck);
});

test('who was deleted before the database was restored is deleted again, once', async () => {
  const { db } = database.current;
  const { clientId, userId } = await createClientAccount(db, {
    kind: 'person',
    name: 'De volta pelo backup',
    email: 'devolta@exemplo.com.br',
    password: { hash: 'none' },
  });
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-forgotten-'));
  const files = [forgottenFile(folder), forgottenFile(join(folder, 'archive'))];
  const unknown = newId() as ClientId;
  const listed = { clientId, userId, supplierId: world.market.id, doneAt: Date.now() - DAY };
  // One of them came after the moment to which the database was restored.
  await writeForgotten(files.slice(0, 1), [listed, { ...listed, clientId: unknown }]);
  expect(await forgetAgain(database.current, files)).toBe(1);
  expect(await forgetDue(database.current, Date.now())).toBe(1);
  const [row] = await rows(sql`select name, forgotten_at from clients where id = ${clientId}`);
  expect(row?.forgotten_at).not.toBeNull();
  await listForgotten(database.current, files);
  expect(await forgetAgain(database.current, files)).toBe(0);
  for (const file of files)
    expect((await readForgotten([file])).map((each) => each.clientId)).toEqual(
      expect.arrayContaining([clientId, unknown]),
    );
  await rm(folder, { recursive: true });
});

/** Columns that have no row of Ana's in the small world. */
const NOT_SEEDED = ['client_links.user_id', 'sessions.subject_client_id', 'shopping_lists.client_ids'];

const rows = async (query: ReturnType<typeof sql>) => (await database.current.db.execute(query)).rows;

const linkedUsers = async (clientId: string): Promise<string[]> =>
  (await rows(sql`select id from users where client_id = ${clientId}`)).map(({ id }) => String(id));

/** Every table's rows as text, except mails about to be sent. */
async function dump(): Promise<unknown[]> {
  const tables = (
    await rows(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
  ).map(({ name }) => String(name));
  const texts: unknown[] = [];
  for (const table of tables) {
    if (table === 'mail_outbox') continue;
    const condition = (await hasSupplier(table)) ? sql.raw('where supplier_id is not null') : sql``;
    texts.push(await rows(sql`select t::text from ${sql.identifier(table)} t ${condition}`));
  }
  return texts;
}
