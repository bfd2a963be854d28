import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Transactions } from '../connections/driver.ts';
import type { OpenClient } from './pg-internals.ts';
import { pipelineConnection, transactionsOn } from './pipelined-connection.ts';

const database = testDatabase();

/** Counts what the client asks of its connection. */
function counting(client: pg.PoolClient) {
  const { connection } = client as unknown as { connection: Record<string, (...given: unknown[]) => void> };
  const counts = { sync: 0, describe: 0, parse: 0 };
  for (const name of ['sync', 'describe', 'parse'] as const) {
    const original = connection[name]?.bind(connection);
    connection[name] = (...given) => {
      counts[name] += 1;
      original?.(...given);
    };
  }
  return counts;
}

let pool: pg.Pool;
let client: pg.PoolClient;
let transaction: Transactions;
let counts: ReturnType<typeof counting>;

beforeAll(async () => {
  await database.current.db.execute(sql`create table noted (n int primary key check (n < 100))`);
});
beforeEach(async () => {
  await database.current.db.execute(sql`delete from noted`);
  pool = new pg.Pool({ connectionString: database.url, max: 1, pipeline: true } as pg.PoolConfig);
  pool.on('connect', pipelineConnection);
  client = await pool.connect();
  transaction = transactionsOn(client);
  counts = counting(client);
  return async () => {
    client.release();
    await pool.end();
  };
});
afterAll(() => database.current.db.execute(sql`drop table noted`));

const BEGIN = { name: 'begin', text: 'begin' };
const note = (n: number) => client.query({ name: 'note', text: 'insert into noted values ($1)' }, [n]);
const twice = (n: number) =>
  client.query<number[]>({ name: 'twice', text: 'select $1::int * 2, $1::int', rowMode: 'array' }, [n]);
const noted = async (): Promise<number[]> =>
  (await database.current.db.execute<{ n: number }>(sql`select n from noted order by n`)).rows.map(
    ({ n }) => n,
  );

test('a prepared question is parsed and described once, and answered alike from then on', async () => {
  const first = await twice(3);
  const again = await Promise.all([twice(4), twice(5)]);
  expect([first, ...again].map(({ rows }) => rows)).toEqual([[[6, 3]], [[8, 4]], [[10, 5]]]);
  expect(again[0]?.fields).toEqual(first.fields);
  expect(counts).toMatchObject({ parse: 1, describe: 1 });
});

test('one without rows returns how many it changed, also when its shape is known', async () => {
  for (const n of [1, 2]) expect(await note(n)).toMatchObject({ rowCount: 1, rows: [] });
});

describe('in a transaction, questions of the same turn', () => {
  test('are ended once for all, with its beginning', async () => {
    const begun = transaction.begin(BEGIN);
    const answers = await Promise.all([note(1), twice(2), note(3)]);
    await begun;
    expect(answers[1].rows).toEqual([[4, 2]]);
    expect(counts.sync).toBe(1);
    expect(await noted()).toEqual([]);
    expect(await transaction.end('commit')).toBe('COMMIT');
    expect(await noted()).toEqual([1, 3]);
  });

  test('mix with those that are not prepared, each answered by its own answer', async () => {
    const begun = transaction.begin(BEGIN);
    const answers = await Promise.all([
      twice(1),
      client.query('select 20 as n'),
      twice(3),
      client.query('select $1::int as n', [40]),
      twice(5),
    ]);
    await begun;
    expect(answers.map(({ rows }) => rows)).toEqual([
      [[2, 1]],
      [{ n: 20 }],
      [[6, 3]],
      [{ n: 40 }],
      [[10, 5]],
    ]);
    await transaction.end('rollback');
  });

  test('are passed over after one that fails, and what comes next is answered', async () => {
    const begun = transaction.begin(BEGIN);
    const ends = await Promise.allSettled([note(1), note(100), note(3), twice(4)]);
    await begun;
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(ends.map((end) => end.status === 'rejected' && end.reason.code)).toEqual([
      false,
      '23514',
      '25P02',
      '25P02',
    ]);
    // Its commit takes it back, and says so.
    expect(await transaction.end('commit')).toBe('ROLLBACK');
    expect((await twice(7)).rows).toEqual([[14, 7]]);
    expect(await noted()).toEqual([]);
  });

  test('that failed before they were parsed are parsed when they are asked again', async () => {
    const begun = transaction.begin(BEGIN);
    await Promise.allSettled([client.query({ name: 'broken', text: 'select 1 / 0' }), twice(1), note(1)]);
    await begun;
    await transaction.end('rollback');
    expect((await twice(2)).rows).toEqual([[4, 2]]);
    expect(await note(5)).toMatchObject({ rowCount: 1 });
  });

  test('a row that cannot be read fails alone', async () => {
    const unreadable = {
      getTypeParser: () => () => {
        throw new Error('unreadable');
      },
    };
    const begun = transaction.begin(BEGIN);
    const [bad, good] = await Promise.allSettled([
      client.query({ name: 'bad', text: 'select 1', types: unreadable as unknown as pg.CustomTypesConfig }),
      twice(2),
    ]);
    await begun;
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'unreadable' } });
    expect(good).toMatchObject({ status: 'fulfilled', value: { rows: [[4, 2]] } });
    await transaction.end('rollback');
  });
});

test('a value that cannot be written fails its question alone', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  const begun = transaction.begin(BEGIN);
  const [before, bad, after] = await Promise.allSettled([
    note(1),
    client.query({ name: 'circular', text: 'select $1::json' }, [circular]),
    twice(2),
  ]);
  await begun;
  expect(bad.status).toBe('rejected');
  expect(before.status).toBe('fulfilled');
  expect(after).toMatchObject({ status: 'fulfilled', value: { rows: [[4, 2]] } });
  expect(await transaction.end('commit')).toBe('COMMIT');
  expect(await noted()).toEqual([1]);
});

describe('a transaction that does not begin', () => {
  const BROKEN = { name: 'broken_begin', text: 'begin isolation level none' };

  test('lets nothing through that was asked with it', async () => {
    const begun = transaction.begin(BROKEN);
    const ends = await Promise.allSettled([begun, note(1), note(2)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await transaction.end('rollback');
    expect(await noted()).toEqual([]);
  });

  test('nor what is asked before one knows', async () => {
    const begun = transaction.begin(BROKEN);
    const later = new Promise<pg.QueryResult>((resolve, reject) => {
      setImmediate(() => void note(1).then(resolve, reject));
    });
    const ends = await Promise.allSettled([begun, later]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await transaction.end('rollback');
    expect(await noted()).toEqual([]);
  });
});

test('a connection that breaks rejects all that wait', async () => {
  client.on('error', () => {});
  const begun = transaction.begin(BEGIN);
  await begun;
  const { connection } = client as unknown as OpenClient;
  const waiting = [client.query({ name: 'sleep', text: 'select pg_sleep(10)' }), twice(1), note(2)];
  setTimeout(() => connection.stream.destroy(), 50);
  const ends = await Promise.allSettled(waiting);
  expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual(
    ends.map(() => 'Connection terminated unexpectedly'),
  );
});

test('so does one that the server ends', async () => {
  client.on('error', () => {});
  await transaction.begin(BEGIN);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Heard from the start: the end may come before the word of who ended it.
  const waiting = Promise.allSettled([
    client.query({ name: 'sleep', text: 'select pg_sleep(10)' }),
    twice(1),
    note(2),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await database.current.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  const ends = await waiting;
  expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual([
    'terminating connection due to administrator command',
    'Connection terminated unexpectedly',
    'Connection terminated unexpectedly',
  ]);
});

test('a transaction whose part failed unheard is not taken for done', async () => {
  const work = database.current.transaction(async (db) => {
    await db.execute(sql`insert into noted values (1)`);
    await db.execute(sql`insert into noted values (100)`).catch(() => {});
  });
  await expect(work).rejects.toThrow('a part of the transaction had failed');
  expect(await noted()).toEqual([]);
});
