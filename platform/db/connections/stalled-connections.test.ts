/** What a network does to a database: nobody waits longer than 5 s, and all goes on by itself once it is back. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FaultMode, type FaultProxy, startFaultProxy } from '../../testing/fault-proxy.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { isDatabaseAway } from '../database-away.ts';
import { openDatabase } from '../open-database.ts';

const server = testDatabase();
let proxy: FaultProxy;
let database: Database;

beforeAll(async () => {
  await server.current.db.execute(sql`create table noted (n int primary key)`);
});
beforeEach(async () => {
  await server.current.db.execute(sql`delete from noted`);
  proxy = await startFaultProxy({ port: Number(new URL(server.url).port) });
  database = openDatabase(proxy.through(server.url), { max: 3, statementTimeout: 600 });
});
afterEach(async () => {
  await proxy.close();
  await database.close();
});

const query = async (): Promise<unknown> =>
  (await database.db.execute<{ n: number }>(sql`select 1 as n`)).rows[0]?.n;
const note = (n: number) => database.transaction((db) => db.execute(sql`insert into noted values (${n})`));
const noted = async () =>
  (await server.current.db.execute<{ n: number }>(sql`select n from noted order by n`)).rows.map(
    ({ n }) => n,
  );
/** More than there are connections, of every kind. */
const queryMuch = () =>
  Promise.allSettled([
    ...Array.from({ length: 40 }, query),
    ...Array.from({ length: 5 }, (_, n) => note(n)),
    ...Array.from({ length: 5 }, (_, n) =>
      database.transaction((db) => db.execute(sql`insert into noted values (${10 + n})`), {
        genericPlans: true,
      }),
    ),
  ]);

test.each<FaultMode>(['stall', 'stall-answers', 'vanish', 'reset', 'refuse'])(
  'a database that is lost to "%s" is reported to every query, and queried again when it is back',
  async (mode) => {
    await queryMuch();
    await server.current.db.execute(sql`delete from noted`);
    const gone = queryMuch();
    await proxy.set(mode);
    const ends = [...(await gone), ...(await queryMuch())];
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(failures.length).toBeGreaterThanOrEqual(50);
    expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([]);
    await proxy.set('pass');
    const after = await Promise.allSettled(Array.from({ length: 20 }, query));
    expect(after.filter(({ status }) => status === 'rejected')).toEqual([]);
    await note(99);
    expect(await noted()).toContain(99);
  },
);

test('connections that died while nobody asked are not tried one after another', async () => {
  await queryMuch();
  await server.current.db.execute(sql`delete from noted`);
  await proxy.set('vanish');
  await proxy.set('pass');
  await expect(query()).rejects.toSatisfy(isDatabaseAway);
  expect(await query()).toBe(1);
  expect(await query()).toBe(1);
  await note(1);
  await database.transaction((db) => db.execute(sql`select 1`), { genericPlans: true });
});

test('a server that answers slowly is not taken for lost', async () => {
  const slow = sql`select n, pg_sleep(0.1) from generate_series(1, 2) as n`;
  const queries = Promise.all([1, 2, 3, 4, 5, 6].map(() => database.db.execute(slow).then(() => 'answered')));
  await expect(queries).resolves.toHaveLength(6);
  await expect(database.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
    cause: { code: '57014' },
  });
});
