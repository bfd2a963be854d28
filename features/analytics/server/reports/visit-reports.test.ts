/** Visits and searches against tables made by hand. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { sumUpVisitDays } from './sum-up-visits.ts';
import { visitReportsRoutes } from './visit-reports.routes.ts';

const database = testDatabase();
let app: FastifyInstance;
let shop: Context;
let actor: Staff;

beforeAll(async () => {
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...shop, actor, request, reply }));
  visitReportsRoutes(app);
});
beforeEach(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
});
afterAll(() => app.close());

/** Day, event, visit, and the list or the centavos. */
type Happened = readonly [day: number, event: string, visit: string, more?: string | number];

async function happened(events: readonly Happened[], at = shop): Promise<void> {
  for (const [day, event, visit, more = ''] of events)
    await database.current.db.execute(sql`
      insert into analytics_events (supplier_id, day, event, visit, list_name, times, value)
      values (${at.supplier.id}, ${`2026-11-${String(day).padStart(2, '0')}`}, ${event}, ${visit},
        ${typeof more === 'string' ? more : ''}, 2, ${typeof more === 'number' ? more : 0})`);
}

async function read(report: string, query: string) {
  const answer = await app.inject({
    url: `/v4/painel/${shop.supplier.id}/relatorios/${report}?${query}`,
  });
  return { status: answer.statusCode, ...answer.json() };
}

const NOVEMBER = 'de=2026-11-01&ate=2026-11-30';
const NOON = Date.UTC(2026, 10, 12, 15);

test('the funnel counts each visit once a day, before and after the day is summed up', async () => {
  await happened([
    [9, 'view_item', 'a'],
    [10, 'view_item', 'a'],
    [10, 'view_item', 'b'],
    [10, 'view_item', ''],
    [10, 'add_to_cart', 'a'],
    [10, 'begin_checkout', 'a'],
    [10, 'purchase', 'a', 4_990],
    [11, 'view_item', 'c'],
    [11, 'remove_from_cart', 'c'],
  ]);
  await happened([[10, 'view_item', 'z']], await aShop(database.current));
  const expected = {
    status: 200,
    soma: { viram: 4, adicionaram: 1, iniciaram: 1, compraram: 1, valor: 49.9 },
    anterior: { viram: 0, adicionaram: 0, iniciaram: 0, compraram: 0, valor: 0 },
  };
  expect(await read('funil', NOVEMBER)).toMatchObject(expected);
  // On the 12th in UTC the 11th is not over everywhere.
  expect(await sumUpVisitDays(database.current.db, NOON)).toBe(2);
  expect(await sumUpVisitDays(database.current.db, NOON)).toBe(0);
  const summed = await read('funil', NOVEMBER);
  expect(summed).toMatchObject(expected);
  expect(summed.linhas).toHaveLength(30);
  expect(summed.linhas[9]).toEqual({
    inicio: '2026-11-10',
    viram: 2,
    adicionaram: 1,
    iniciaram: 1,
    compraram: 1,
    valor: 49.9,
  });
  // What is summed up needs its events no more.
  await database.current.db.execute(
    sql`delete from analytics_events where supplier_id = ${shop.supplier.id} and day < '2026-11-11'`,
  );
  expect(await read('funil', NOVEMBER)).toMatchObject(expected);
  expect((await read('funil', 'de=2026-11-11&ate=2026-11-30')).anterior).toMatchObject({ viram: 3 });
});

test('the searches: how many found nothing, of which visits picked and bought, and which terms', async () => {
  const searched = (day: string, term: string, searches: number, fruitless: number) =>
    database.current.db.execute(sql`
      insert into search_term_days (supplier_id, day, term, searches, fruitless)
      values (${shop.supplier.id}, ${day}, ${term}, ${searches}, ${fruitless})`);
  await searched('2026-11-20', 'cafe', 5, 0);
  await searched('2026-11-21', 'cafe', 2, 0);
  await searched('2026-11-21', 'kefir', 4, 4);
  await searched('2026-10-15', 'kefir', 3, 3);
  await happened([
    [20, 'search', 'a'],
    [20, 'search', 'b'],
    [20, 'search', 'c'],
    [20, 'select_item', 'a', 'Search Results'],
    [20, 'select_item', 'b', 'Frutas'],
    [20, 'purchase', 'a', 100],
    [20, 'purchase', 'd', 100],
    [21, 'purchase', 'c', 100],
  ]);
  const found = await read('buscas', `${NOVEMBER}&por=MES`);
  expect(found).toMatchObject({
    status: 200,
    linhas: [{ inicio: '2026-11-01', buscas: 11, semResultado: 4 }],
    soma: { buscas: 11, semResultado: 4 },
    anterior: { buscas: 3, semResultado: 3 },
    visitas: { buscaram: 3, escolheram: 1, compraram: 1 },
    visitasAntes: { buscaram: 0, escolheram: 0, compraram: 0 },
    termos: [
      { termo: 'cafe', buscas: 7, semResultado: 0 },
      { termo: 'kefir', buscas: 4, semResultado: 4 },
    ],
    semResultado: [{ termo: 'kefir', buscas: 4, semResultado: 4 }],
  });
});

test.each([
  ['funil', 'de=2026-11-30&ate=2026-11-01', 'no-such-day'],
  ['funil', 'de=2020-11-30&ate=2026-11-01', 'span-too-long'],
  ['buscas', 'de=2026-02-30&ate=2026-11-01', 'no-such-day'],
  ['buscas', 'de=2025-01-01&ate=2026-11-01', 'period-too-long'],
])('%s of %s is refused: %s', async (report, query, code) => {
  expect(await read(report, query)).toMatchObject({ status: 400, code });
});
