import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { createSupplier, type NewSupplier } from '#features/suppliers/server/create-supplier.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId, UserId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { type Customer, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { recordEvent, writeEvents } from './record-event.ts';

const database = testDatabase();
let app: FastifyInstance;
let caller: Context;
let atlas: Context;
let plain: Context;

/** 20 November 2026, noon in Brasília. */
const NOON = Date.UTC(2026, 10, 20, 15);
const VISIT = 'visita-0123456789abc';

const ATLAS: NewSupplier = {
  slug: 'atlas',
  name: 'Atlas',
  whiteLabel: false,
  tags: ['enable-google-analytics-ga4-version-tag-events'],
  theme: { primary: '#112233', secondary: '#445566', auxiliary: '#778899', text: '#ffffff' },
  menu: [],
  footer: { legalName: 'Atlas S.A.', cnpj: '11.222.333/0001-81', address: 'Rua A, 1', columns: [] },
  domains: [],
  stores: [],
};

const customer = (): Customer => ({
  kind: 'customer',
  sessionId: newId(),
  userId: newId() as UserId,
  clientId: newId() as ClientId,
  clientKind: 'person',
  name: 'Ana',
  capacity: 'principal',
  approved: true,
});

async function contextAt(slug: string): Promise<Context> {
  const { db } = database.current;
  const shop = await supplierByKey(db, slug);
  if (shop === undefined) throw new Error(`${slug} was created above`);
  return { supplier: supplierScope(shop), actor: VISITOR, now: NOON, db, database: database.current };
}

/** Orders that the customer sees, by number. */
const totals = new Map([[7, centavos(5130)]]);

beforeAll(async () => {
  const { transaction } = database.current;
  await transaction((db) => createSupplier(db, ATLAS));
  await transaction((db) => createSupplier(db, { ...ATLAS, slug: 'simples', tags: [] }));
  atlas = await contextAt('atlas');
  plain = await contextAt('simples');
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...caller, request, reply }));
  analyticsRoutes(app, { totalOfOrder: async (_, number) => totals.get(number) });
});
afterAll(() => app.close());

describe('an analytics event', () => {
  const log = async (
    context: Context,
    agreed: string | undefined,
    payload: object = { event: 'purchase' },
    cookie = 'consent=1010.1.1795000000',
  ) => {
    caller = context;
    const headers = { cookie, ...defined({ 'x-cookie-performance': agreed }) };
    return app.inject({ method: 'POST', url: '/v4/log/google-analytics/atlas', headers, payload });
  };

  test.each<[string, string | undefined, boolean]>([
    ['with the visitor’s consent', 'true', true],
    ['without it', 'false', false],
    ['where only the cookie says it', undefined, true],
  ])('counts %s', async (_, agreed, counted) => {
    expect((await log(atlas, agreed)).json()).toMatchObject({ registrado: counted });
  });

  test.each(['', 'consent=1101.1.1795000000', 'consent=', 'other=1111'])(
    'counts for no header where the visitor’s choice allows nothing: %s',
    async (cookie) => {
      expect((await log(atlas, 'true', undefined, cookie)).json()).toEqual({
        registrado: false,
        enviado_ao_google: false,
      });
    },
  );

  test('does not count at a supplier without the tag', async () => {
    expect((await log(plain, 'true')).json()).toEqual({ registrado: false, enviado_ao_google: false });
  });

  test.each([
    { event: 'ana@exemplo.com.br' },
    { event: 'view_item', value: -1 },
    { event: 'view_item', session_id: 'curto' },
    { event: 'view_item', session_id: 'ana@exemplo.com.br' },
    { event: 'view_item_list', item_list_name: 'x'.repeat(101) },
    { event: 'purchase', transaction_id: 0 },
    { event: 'view_item', value: 1_000_001 },
  ])('of another form is refused: %j', async (payload) => {
    expect((await log(atlas, 'true', payload)).statusCode).toBe(400);
  });

  test('of an order counts once, for whoever sees the order, with the order’s own total', async () => {
    const purchase = { event: 'purchase', transaction_id: 7, value: 99_999, session_id: VISIT };
    const shopper = { ...atlas, actor: customer() };
    const counts = async (context: Context, payload: object) =>
      (await log(context, 'true', payload)).json().registrado;
    expect(await counts(atlas, purchase)).toBe(false);
    expect(await counts(shopper, { ...purchase, transaction_id: 8 })).toBe(false);
    expect(await counts(shopper, { ...purchase, event: 'refund' })).toBe(false);
    expect(await counts(shopper, purchase)).toBe(true);
    expect(await counts(shopper, purchase)).toBe(false);
    expect(
      await counts(
        { ...plain, actor: customer(), supplier: { ...plain.supplier, tags: atlas.supplier.tags } },
        purchase,
      ),
    ).toBe(true);
    expect(await counts(shopper, { ...purchase, event: 'refund' })).toBe(true);
    expect(await counts(shopper, { ...purchase, event: 'refund' })).toBe(false);
  });
});

describe('the funnel', () => {
  const report = async (query: string) => {
    caller = { ...atlas, actor: await anOwner(atlas) };
    return app.inject({ url: `/v4/painel/${atlas.supplier.id}/funil?${query}` });
  };

  test('is reported whatever values were invented', async () => {
    await database.current.db.execute(sql`
      insert into analytics_events (supplier_id, day, event, visit, list_name, times, value)
      select ${atlas.supplier.id}, day, 'view_item', '', '', 1, 9000000000000000
      from unnest(array['2026-09-01', '2026-09-02', '2026-09-03']::date[]) as day`);
    expect((await report('de=2026-09-01&ate=2026-09-30')).statusCode).toBe(200);
  });

  test('counts visits, times and values by day, and the lists', async () => {
    await database.current.db.execute(
      sql`delete from analytics_events where supplier_id = ${atlas.supplier.id}`,
    );
    const see = (session: string, event: 'view_item_list' | 'select_item' | 'view_item', now = NOON) =>
      recordEvent(
        { ...atlas, now },
        { event, session, listName: event === 'view_item' ? '' : 'Search Results', value: centavos(150) },
        async () => undefined,
      );
    await writeEvents(database.current);
    await database.current.db.execute(
      sql`delete from analytics_events where supplier_id = ${atlas.supplier.id}`,
    );
    await see(VISIT, 'view_item_list');
    await see(VISIT, 'view_item_list');
    await see(VISIT, 'select_item');
    await see(`${VISIT}-other`, 'view_item_list');
    await writeEvents(database.current);
    await see(VISIT, 'view_item_list');
    await see(VISIT, 'view_item', NOON + 24 * 60 * 60_000);
    await writeEvents(database.current);
    const found = (await report('de=2026-11-01&ate=2026-11-30')).json();
    const steps = Object.fromEntries(
      found.etapas.map(({ evento, ...counts }: { evento: string }) => [evento, counts]),
    );
    expect(steps).toMatchObject({
      view_item_list: { visitas: 2, vezes: 4, valor: 6 },
      select_item: { visitas: 1, vezes: 1, valor: 1.5 },
      view_item: { visitas: 1, vezes: 1 },
      purchase: { visitas: 0, vezes: 0, valor: 0 },
    });
    expect(
      found.dias.map(({ dia, evento }: Record<string, string>) => `${dia} ${evento}`).toSorted(),
    ).toEqual(['2026-11-20 select_item', '2026-11-20 view_item_list', '2026-11-21 view_item']);
    expect(found.listas).toEqual([{ nome: 'Search Results', exibicoes: 4, selecoes: 1 }]);
  });

  test('of a period without events has all steps with zeros', async () => {
    const found = (await report('ate=2026-01-31')).json();
    expect(found).toMatchObject({ de: '2026-01-01', dias: [], listas: [] });
    expect(found.etapas).toHaveLength(12);
  });

  test('of more than 31 days is refused', async () => {
    expect((await report('de=2026-01-01&ate=2026-11-30')).json()).toMatchObject({
      message: 'Informe um período de até 31 dias.',
    });
  });
});

test('what is stored holds no client, no session and no address, and a visit has another pseudonym each day', async () => {
  const actor = customer();
  for (const now of [NOON, NOON + 24 * 60 * 60_000])
    await recordEvent(
      { ...atlas, actor, asker: '203.0.113.9', now },
      { event: 'begin_checkout', session: VISIT },
      async () => undefined,
    );
  await writeEvents(database.current);
  const { rows } = await database.current.db.execute(
    sql`select * from analytics_events where supplier_id = ${atlas.supplier.id} and event = 'begin_checkout'`,
  );
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ visit }) => visit)).size).toBe(2);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
    'day',
    'event',
    'list_name',
    'supplier_id',
    'times',
    'value',
    'visit',
  ]);
  const text = JSON.stringify(rows);
  for (const personal of [VISIT, actor.clientId, actor.userId, actor.sessionId, '203.0.113.9'])
    expect(text).not.toContain(personal);
  const { rows: columns } = await database.current.db.execute(
    sql`select column_name as name from information_schema.columns where table_name = 'analytics_orders' order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(['day', 'event', 'order_number', 'supplier_id']);
});
