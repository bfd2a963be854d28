/** Responses of the composed server while its database is lost, and afterwards. T61. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type FaultMode, type FaultProxy, startFaultProxy } from '#platform/testing/fault-proxy.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type OneProcess, startProcess, stopProcess } from '../src/testing/one-process.ts';
import { type Login, logIn, send } from '../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../src/testing/small-world.ts';
import { keyOf, toInject, validRequests } from '../src/testing/valid-requests.ts';

const database = testDatabase();
let world: SmallWorld;
let proxy: FaultProxy;
let running: OneProcess;
let ana: Login;
/** Called for each chunk sent to the database. */
let onSent: (words: string) => void = () => {};

beforeAll(async () => {
  world = await smallWorld(database.current);
  proxy = await startFaultProxy({
    port: Number(new URL(database.url).port),
    onSent: (chunk) => onSent(chunk.toString('latin1')),
  });
  running = await startProcess(proxy.through(database.url));
  ana = await logIn(running.app, 'ana@exemplo.com.br', world.market.id);
});
afterEach(async () => {
  onSent = () => {};
  await proxy.set('pass');
});
afterAll(async () => {
  await proxy.set('pass');
  await stopProcess(running);
  await proxy.close();
});

const ORDERING = 'POST /v2/app/:token/usuario/:idcliente/pedido';

/** A valid request for every call. */
const everyCall = () => {
  const { market, ana: client } = world;
  const identity = {
    handle: ana.handle,
    clientId: ana.clientId,
    email: client.email,
    addressId: client.addressId,
    orderNumber: 1,
    userId: client.userId,
    staffEmail: world.staff.owner,
    shop: market,
  };
  const valid = validRequests(identity);
  return running.app.servedCalls.flatMap((call) => {
    const given = valid[keyOf(call)];
    return given === undefined ? [] : [{ key: keyOf(call), request: toInject(keyOf(call), given) }];
  });
};

test.each<FaultMode>(['stall', 'vanish', 'refuse'])(
  'while the database is lost to "%s" every call ends, with an error to retry where it needs the database',
  async (mode) => {
    await proxy.set(mode);
    const calls = everyCall();
    const answers = await Promise.all(
      calls.map(async ({ key, request }) => ({
        key,
        answer: await send(running.app, {
          ...request,
          headers: { ...request.headers, cookie: ana.cookie },
        }),
      })),
    );
    expect(
      answers.flatMap(({ key, answer }) => (answer.statusCode === 500 ? [`${key}: ${answer.body}`] : [])),
    ).toEqual([]);
    const away = answers.filter(({ answer }) => answer.statusCode === 503);
    expect(away.length).toBeGreaterThan(100);
    expect(away.map(({ key }) => key)).toContain(ORDERING);
    for (const { answer } of away) {
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
    }
    await proxy.set('pass');
    await vi.waitFor(async () => {
      const answer = await send(running.app, {
        url: `/v1/app/${ana.handle}/cliente`,
        headers: { cookie: ana.cookie },
      });
      expect(answer.statusCode).not.toBe(503);
      expect(running.cache.isCurrent()).toBe(true);
    }, 30_000);
  },
);

const countOrders = async (): Promise<number> => {
  const { rows } = await database.current.db.execute<{ count: number }>(
    sql`select count(*) as count from orders where supplier_id = ${world.market.id}`,
  );
  return rows[0]?.count ?? 0;
};

test.each<FaultMode>(['stall-answers', 'vanish', 'reset'])(
  'an order whose commit is lost to "%s" is there once, whatever became of it',
  async (mode) => {
    const before = await countOrders();
    const order = everyCall().find(({ key }) => key === ORDERING);
    if (order === undefined) throw new Error('orders are placed by another call');
    const submit = () =>
      send(running.app, {
        ...order.request,
        headers: { ...order.request.headers, cookie: ana.cookie, 'idempotency-key': `lost to ${mode}` },
      });
    onSent = (words) => {
      if (/insert into "orders"/.test(words) || /\bcommit\b/.test(words)) void proxy.set(mode);
    };
    expect((await submit()).statusCode).toBe(503);
    onSent = () => {};
    await proxy.set('pass');
    const again = await vi.waitFor(async () => {
      const answer = await submit();
      expect(answer.statusCode).toBe(200);
      return answer.json();
    }, 30_000);
    expect((await submit()).json()).toEqual(again);
    expect(await countOrders()).toBe(before + 1);
  },
);
