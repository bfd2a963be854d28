/** Shared rows in the caches of two processes: as new as the database, and never of a person. Decision 008. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeStock } from '#features/catalog/server/stock/stock.store.ts';
import type { RowCache } from '#platform/db/cache/cached-query.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type OneProcess, startProcess, stopProcess } from '../src/testing/one-process.ts';
import { type Login, logIn, logOut, send } from '../src/testing/small-server.ts';
import { MARKET_HOST } from '../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, STREET, smallWorld } from '../src/testing/small-world.ts';
import { keyOf, toInject, validRequests } from '../src/testing/valid-requests.ts';
import { withinASecond } from '../src/testing/within-a-second.ts';

const database = testDatabase();
let here: OneProcess;
let there: OneProcess;
let world: SmallWorld;
let ana: Login;
let product: { readonly id: string; readonly name: string };

beforeAll(async () => {
  world = await smallWorld(database.current);
  [here, there] = await Promise.all([startProcess(database.url), startProcess(database.url)]);
  await vi.waitFor(() => expect([here, there].every(({ cache }) => cache.isCurrent())).toBe(true), 5_000);
  ana = await logIn(here.app, world.ana.email, world.market.id);
  const [first] = await list(here, 'page=1');
  if (first === undefined) throw new Error('the market sells something');
  product = { id: first.id, name: first.nome };
});
afterAll(() => Promise.all([here, there].map(stopProcess)));

interface Item {
  readonly id: string;
  readonly nome: string;
  readonly preco: number;
  readonly estoque: number;
  readonly disponivel: boolean;
}

async function get<Answer>({ app }: OneProcess, url: string): Promise<Answer> {
  const answer = await send(app, { url, headers: { host: MARKET_HOST, cookie: ana.cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function list(process: OneProcess, query: string): Promise<Item[]> {
  const url = `/v1/app/${world.market.id}/listaprodutosf/${ana.handle}?${query}`;
  return (await get<{ data: { dados: Item[] } }>(process, url)).data.dados;
}

const inList = async (process: OneProcess, query: string): Promise<Item | undefined> =>
  (await list(process, `limit=100&${query}`)).find(({ id }) => id === product.id);

/** The calls by which a logged-in client sees a product. */
const ways: readonly [string, (process: OneProcess) => Promise<Item | undefined>][] = [
  ['a list', (process) => inList(process, '')],
  ['a search', (process) => inList(process, `sk=${encodeURIComponent(product.name)}`)],
  [
    'its page',
    (process) =>
      get(
        process,
        `/v2/app/${ana.handle}~${ana.clientId}/fornecedor/${world.market.id}/produto/${product.id}`,
      ),
  ],
];

const ofProduct = () => sql`where supplier_id = ${world.market.id} and id = ${product.id}`;
const setPrice = (process: OneProcess, price: number) =>
  process.database.db.execute(sql`update products set price = ${price} ${ofProduct()}`);
const sell = (process: OneProcess, quantity: number) =>
  changeStock(process.database.db, world.market.id, new Map([[product.id, -quantity]]));

async function questionsOf(process: OneProcess, work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = process.queries.length;
  await work();
  return process.queries.slice(before);
}

/** Repeats until only the stock is queried. On a slow machine notifications may pause for a moment. */
const warm = (process: OneProcess, see: (process: OneProcess) => Promise<unknown>): Promise<void> =>
  vi.waitFor(async () => {
    const queries = await questionsOf(process, () => see(process));
    expect(queries.filter((text) => /from "(products|categories)"/.test(text))).toEqual([]);
  }, 10_000);

describe.each(ways)('a price in %s', (_, see) => {
  test('that one process changes is seen through both within a second, and the old one never again', async () => {
    for (const price of [3_100, 3_200]) {
      await Promise.all([here, there].map((process) => warm(process, see)));
      await setPrice(here, price);
      for (const process of [there, here])
        await withinASecond(async () => Math.round(((await see(process))?.preco ?? 0) * 100) === price);
      for (let read = 0; read < 20; read += 1) expect((await see(there))?.preco).toBe(price / 100);
    }
  });

  test('is seen within a second also without notifications', async () => {
    await warm(there, see);
    await database.current.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine-listener' and datname = current_database()`,
    );
    await setPrice(here, 3_300);
    await withinASecond(async () => (await see(there))?.preco === 33);
    await vi.waitFor(() => expect(there.cache.isCurrent()).toBe(true), 10_000);
  });
});

describe('an order', () => {
  const seenAtOnce: [number | undefined, number][] = [];

  test.each(ways)('is seen in %s at once, and the rest stays cached', async (_, see) => {
    await database.current.db.execute(
      sql`update stock_levels set quantity = 90000 where supplier_id = ${world.market.id} and product_id = ${product.id}`,
    );
    let left = 90;
    // On a slow machine notifications may pause in between, and everything is queried: then it is repeated.
    await vi.waitFor(async () => {
      await warm(there, see);
      await sell(here, 1_000);
      left -= 1;
      let shown: number | undefined;
      const queries = await questionsOf(there, async () => {
        shown = (await see(there))?.estoque;
      });
      seenAtOnce.push([shown, left]);
      expect(queries.filter((text) => /from "(products|categories)"/.test(text))).toEqual([]);
      expect(queries.filter((text) => text.includes('"stock_levels"'))).toHaveLength(1);
    }, 15_000);
    for (const [shown, expected] of seenAtOnce.splice(0)) expect(shown).toBe(expected);
  });

  test('of the last ones takes the product out of what can be bought within a second', async () => {
    const available = (process: OneProcess) => inList(process, 'disponiveis=true');
    await database.current.db.execute(
      sql`update stock_levels set quantity = 89000 where supplier_id = ${world.market.id} and product_id = ${product.id}`,
    );
    await vi.waitFor(async () => expect(await available(there)).toBeDefined(), 10_000);
    await sell(here, 89_000);
    await withinASecond(async () => (await available(there)) === undefined);
    expect(await inList(there, '')).toMatchObject({ estoque: 0, disponivel: false });
  });
});

describe('the counts of a list’s filters', () => {
  interface Counts {
    readonly disponiveis: number;
    readonly preco: { readonly maximo: number };
  }
  const counts = (process: OneProcess) =>
    get<Counts>(process, `/v4/tag-pesquisa/${world.market.id}/filtros-produto/todas`);

  test('follow price and stock within a second, and are counted once', async () => {
    await here.database.db.execute(
      sql`update stock_levels set quantity = 0 where supplier_id = ${world.market.id} and product_id = ${product.id}`,
    );
    await setPrice(here, 990_000);
    await withinASecond(async () => (await counts(there)).preco.maximo === 9_900);
    await warm(there, counts);
    const { disponiveis } = await counts(there);
    await sell(here, -90_000);
    await withinASecond(async () => (await counts(there)).disponiveis === disponiveis + 1);
  });
});

describe('a session', () => {
  const isOpen = async ({ app }: OneProcess, { cookie, handle }: Login): Promise<boolean> => {
    const url = `/v1/app/${world.market.id}/listaprodutosf/${handle}`;
    return (await send(app, { url, headers: { host: MARKET_HOST, cookie } })).statusCode === 200;
  };

  test('is asked for once by all the reading calls of a moment', async () => {
    await sleep(1_000);
    const queries = await questionsOf(there, () =>
      Promise.all(Array.from({ length: 5 }, () => list(there, 'page=1'))),
    );
    expect(queries.filter((text) => text.includes('"sessions"'))).toHaveLength(1);
  });

  test('that ends is over at once on its process, and within a second on every other', async () => {
    const bia = await logIn(here.app, world.bia.email, world.market.id);
    expect([await isOpen(here, bia), await isOpen(there, bia)]).toEqual([true, true]);
    await logOut(here.app, bia);
    expect(await isOpen(here, bia)).toBe(false);
    await withinASecond(async () => !(await isOpen(there, bia)));
  });

  test('is asked for each time by whatever writes or is for customers only', async () => {
    const bia = await logIn(here.app, world.bia.email, world.market.id);
    expect(await isOpen(here, bia)).toBe(true);
    const addresses = () =>
      send(here.app, {
        url: `/v1/app/${bia.handle}~${bia.clientId}/enderecos`,
        headers: { host: MARKET_HOST, cookie: bia.cookie },
      });
    expect((await addresses()).statusCode).toBe(200);
    await database.current.db.execute(
      sql`update sessions set ended_at = now() where id in (select id from sessions where handle = ${bia.handle})`,
    );
    expect((await addresses()).statusCode).toBe(401);
  });
});

test('nothing of a person is ever cached', async () => {
  const seen: string[] = [];
  const spied: readonly RowCache[] = [here.cache.rowCaches.rows, here.cache.rowCaches.stock];
  for (const cache of spied) {
    const { get } = cache;
    vi.spyOn(cache, 'get').mockImplementation(async (group, question, make) => {
      seen.push(question);
      return get.call(cache, group, question, async () => {
        const made = await make();
        seen.push(JSON.stringify(made.value));
        return made;
      });
    });
  }
  await setPrice(here, 3_400);
  const { id: clientId, userId, email, addressId } = world.ana;
  const staffEmail = world.staff.owner;
  const who = {
    handle: ana.handle,
    clientId,
    userId,
    email,
    addressId,
    staffEmail,
    orderNumber: 1,
    shop: world.market,
  };
  const calls = here.app.servedCalls.filter(
    ({ endpoint, permission }) => permission === undefined && !endpoint.path.endsWith('logout'),
  );
  for (const call of calls) {
    if (keyOf(call).endsWith('autenticar')) continue;
    const request = toInject(keyOf(call), validRequests(who)[keyOf(call)] ?? {});
    const answer = await send(here.app, {
      ...request,
      headers: { ...request.headers, host: MARKET_HOST, cookie: ana.cookie },
    });
    // No code modifies cached rows, which are frozen.
    expect([keyOf(call), answer.statusCode < 500]).toEqual([keyOf(call), true]);
  }
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.join('\n')).toContain(product.id);
  for (const own of [clientId, email, addressId, ana.handle, ana.token, PASSWORD, STREET.ana])
    expect(seen.join('\n')).not.toContain(own);
});
