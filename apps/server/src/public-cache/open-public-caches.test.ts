/** Two simulated processes on one database, each with its own pool, cache and listener. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { aPolicy } from '#features/pricing/domain/testing/a-policy.ts';
import { deletePolicy, savePolicy } from '#features/pricing/server/price-policies.store.ts';
import { replaceDomains } from '#features/suppliers/server/supplier-domains.store.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type OneProcess, startProcess, stopProcess } from '../testing/one-process.ts';
import { withinASecond } from '../testing/within-a-second.ts';

const database = testDatabase();
let here: OneProcess;
let there: OneProcess;
let shop: Context;
let productId: string;

const SETTLED = 1_200;

/** Number of queries for products or their stock: a response that is built queries at least the stock. */
const questions = ({ queries }: OneProcess): number =>
  queries.filter((text) => /"(products|stock_levels)"/.test(text)).length;

beforeAll(async () => {
  shop = await aShop(database.current);
  productId = await aProduct(shop, { name: 'Martelo', slug: 'martelo', price: 1_000, stock: 50_000 });
  [here, there] = await Promise.all([startProcess(database.url), startProcess(database.url)]);
  await vi.waitFor(() => expect([here, there].every(({ cache }) => cache.isCurrent())).toBe(true), 5_000);
  await sleep(SETTLED);
});
afterAll(() => Promise.all([here, there].map(stopProcess)));

const LIST = () => `/v1/app/${shop.supplier.id}/listaprodutosf/token`;
const get = async ({ app }: OneProcess, headers: Record<string, string> = {}, url = LIST()) => {
  const answer = await app.inject({ url, headers: { host: 'shop.example', ...headers } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, raw: answer.rawPayload };
};
const priceAt = async (process: OneProcess): Promise<number> => {
  const { body } = await get(process);
  return Math.round(JSON.parse(body).data.dados[0].preco * 100);
};
const setPrice = ({ database: { db } }: OneProcess, price: number) =>
  db.execute(
    sql`update products set price = ${price} where supplier_id = ${shop.supplier.id} and id = ${productId}`,
  );

/** Repeats until the next price comes from the cache. On a slow machine notifications may pause for a moment. */
async function warm(process: OneProcess): Promise<void> {
  await sleep(SETTLED);
  await vi.waitFor(async () => {
    const before = questions(process);
    await priceAt(process);
    expect(questions(process)).toBe(before);
  }, 10_000);
}

const expectSoon = (process: OneProcess, price: number): Promise<void> =>
  withinASecond(async () => (await priceAt(process)) === price);

describe('a policy', () => {
  /** Warms both caches before the moment, and reads until the change shows, without any write in between. */
  async function expectAt(moment: number, before: number, after: number): Promise<void> {
    const both = [here, there];
    await Promise.all(both.map(warm));
    expect(await Promise.all(both.map(priceAt))).toEqual([before, before]);
    expect(Date.now()).toBeLessThan(moment);
    await sleep(moment - Date.now());
    for (;;) {
      const startedAt = Date.now();
      const seen = await Promise.all(both.map(priceAt));
      if (seen.every((price) => price === after)) break;
      expect(startedAt).toBeLessThan(moment + 1_000);
    }
    await Promise.all(both.map(warm));
    expect(await Promise.all(both.map(priceAt))).toEqual([after, after]);
  }

  test('that begins or ends is seen at its moment, though nobody writes anything then', {
    timeout: 60_000,
  }, async () => {
    const { db } = database.current;
    const price = await priceAt(here);
    const half = { kind: 'percent', basisPoints: 5_000 } as const;
    const policy = aPolicy({ id: newId(), effect: half });
    const soon = () => Date.now() + 8_000;
    for (const end of ['from', 'until'] as const) {
      const moment = soon();
      await savePolicy(db, shop.supplier.id, { ...policy, validity: { [end]: moment } });
      const [before, after] = end === 'from' ? [price, price / 2] : [price / 2, price];
      await expectAt(moment, before, after);
    }
    await deletePolicy(db, shop.supplier.id, policy.id);
  });
});

describe('a price that one process changes', () => {
  test('is seen through the other within a second, and the old one never again', async () => {
    for (const price of [1_100, 1_200]) {
      await warm(there);
      await setPrice(here, price);
      await expectSoon(there, price);
      for (let read = 0; read < 50; read += 1) expect(await priceAt(there)).toBe(price);
    }
  });

  test('as its shop’s people change it, too', async () => {
    const { db } = database.current;
    const email = 'dora@equipe.exemplo.com.br';
    const memberships = [{ supplierId: shop.supplier.id, role: 'operator' }] as const;
    await createStaff(db, {
      name: 'Dora',
      email,
      passwordHash: await hashPassword('vitrine123'),
      memberships,
    });
    const headers = { host: 'shop.example' };
    const payload = { email, senha: 'vitrine123' };
    const login = await here.app.inject({ method: 'POST', url: '/v4/painel/entrar', headers, payload });
    const cookies = { vitrine_staff: login.cookies[0]?.value ?? '' };
    const url = `/v4/painel/${shop.supplier.id}/produtos/${productId}`;
    const patch = (changes: object) =>
      here.app.inject({ method: 'PATCH', url, headers, cookies, payload: changes });
    for (const price of [1_250, 1_275]) {
      await warm(there);
      expect((await patch({ preco: price / 100 })).json()).toMatchObject({ preco: price / 100 });
      await expectSoon(there, price);
      for (let read = 0; read < 50; read += 1) expect(await priceAt(there)).toBe(price);
    }
    for (const [ativo, listed] of [
      [false, 0],
      [true, 1],
    ] as const) {
      await sleep(SETTLED);
      await patch({ ativo });
      await withinASecond(async () => JSON.parse((await get(there)).body).data.dados.length === listed);
    }
  });

  test('is seen within a second also without notifications', async () => {
    await warm(there);
    await database.current.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine-listener' and datname = current_database()`,
    );
    await setPrice(here, 1_300);
    await expectSoon(there, 1_300);
    await vi.waitFor(() => expect(there.cache.isCurrent()).toBe(true), 5_000);
  });

  test('is not seen before it is committed', async () => {
    await warm(there);
    await here.database.transaction(async (db) => {
      await setPrice({ ...here, database: { ...here.database, db } }, 1_400);
      expect(await priceAt(there)).toBe(1_300);
    });
    await expectSoon(there, 1_400);
  });
});

describe('an answer to a visitor', () => {
  test('has a tag of its content, the same in both processes, and is not sent twice', async () => {
    const [one, other] = [await get(here), await get(there)];
    expect(other.headers.etag).toBe(one.headers.etag);
    const again = await get(here, { 'if-none-match': `"x", ${one.headers.etag}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', one.headers.etag]);
    expect((await get(here, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  test('may be held by a CDN for a second, unless a cookie came with the question', async () => {
    const { headers } = await get(here);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
    expect(headers.vary).toBe('accept-encoding, authorization, cookie, host, x-idfornecedor');
    const { headers: own } = await get(here, { cookie: 'consent=1111' });
    expect(own['cache-control']).toBe('private, no-cache');
  });

  test('is the same packed', async () => {
    const packed = await get(here, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.raw).toString()).toBe((await get(here)).body);
  });

  test('does not change by what the call does not know', async () => {
    const { body } = await get(here);
    const odd = {
      'accept-language': 'xx',
      'x-forwarded-host': 'canario.example',
      range: 'bytes=0-3',
      cookie: 'a=canario',
    };
    expect((await get(here, odd, `${LIST()}?utm_source=canario&zz=1`)).body).toBe(body);
    const before = questions(here);
    expect((await get(here, {}, `${LIST()}?page=1&limit=20`)).body).toBe(body);
    expect((await get(here, {}, `${LIST()}?page=2`)).body).not.toBe(body);
    expect(questions(here)).toBeGreaterThan(before);
  });

  test('is refused as ever where the question contradicts itself', async () => {
    const status = async (url: string, headers = {}) => (await get(here, headers, url)).status;
    expect(await status(LIST())).toBe(200);
    expect(await status(LIST(), { 'x-idfornecedor': 'outra' })).toBe(400);
    expect(await status(`${LIST()}?fornec=${EMPTY_UUID.replace('0', '1')}`)).toBe(400);
    expect(await status(`${LIST()}?idcliente=${productId}`)).toBe(404);
    expect(await status(LIST().replace(/token$/, 'x'.repeat(22)))).toBe(401);
    expect(await status(`${LIST()}?categ=nada`)).toBe(404);
  });

  test('asked again at once carries all that the first carried', async () => {
    const url = `${LIST()}?page=1&again`;
    const settled = { etag: expect.any(String), 'content-security-policy': expect.any(String) };
    const [first, second] = [await get(here, {}, url), await get(here, {}, url)];
    const { 'x-request-id': one, date: _, ...headers } = first.headers;
    const { 'x-request-id': other, date: __, ...again } = second.headers;
    expect([again, second.body]).toEqual([headers, first.body]);
    expect(again).toMatchObject(settled);
    expect([one, other].every((id) => /^[0-9a-f-]{36}$/.test(String(id)))).toBe(true);
    expect(other).not.toBe(one);
  });

  test('is refused within a second where the host becomes another shop’s', async () => {
    const host = 'soon-another.example';
    const status = async () => (await get(here, { host })).status;
    expect(await status()).toBe(200);
    const other = await aShop(database.current);
    await replaceDomains(database.current.db, other.supplier.id, [host]);
    await withinASecond(async () => (await status()) === 400);
    for (let read = 0; read < 50; read += 1) expect(await status()).toBe(400);
  });

  test('is nobody else’s: with a credential of any kind the call is made again and never cached', async () => {
    for (const headers of [
      { cookie: 'vitrine_session=x' },
      { authorization: 'Basic x' },
      { authorization: 'Bearer x' },
    ]) {
      const before = questions(here);
      const answer = await get(here, headers as Record<string, string>);
      expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
      expect(questions(here)).toBeGreaterThan(before);
    }
  });

  test('to a search is made each time, because each is counted', async () => {
    const search = `${LIST()}?sk=martelo`;
    const { headers } = await get(here, {}, search);
    const before = questions(here);
    await get(here, {}, search);
    expect(questions(here)).toBeGreaterThan(before);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('has no body where only its head was asked for', async () => {
    const answer = await here.app.inject({ method: 'HEAD', url: LIST(), headers: { host: 'shop.example' } });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect((await get(here)).body).not.toBe('');
  });
});
