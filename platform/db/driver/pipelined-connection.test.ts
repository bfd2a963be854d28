import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { pipelineConnection } from './pipelined-connection.ts';

const database = testDatabase();

const numberOf = async (
  db: Parameters<Parameters<typeof database.current.transaction>[0]>[0],
  text: string,
) => (await db.execute<{ n: number }>(sql.raw(text))).rows[0]?.n;

describe('questions asked of one connection in the same turn', () => {
  let client: pg.PoolClient;
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: database.url, max: 1, pipeline: true } as pg.PoolConfig);
    pool.on('connect', pipelineConnection);
    client = await pool.connect();
  });
  afterAll(async () => {
    client.release();
    await pool.end();
  });

  test('leave in one write and are answered in their order', async () => {
    const { stream } = (
      client as unknown as { connection: { stream: NodeJS.WritableStream & { _writev: unknown } } }
    ).connection;
    let writes = 0;
    const { _writev } = stream as { _writev: (...given: unknown[]) => void };
    Object.assign(stream, {
      _writev(...given: unknown[]) {
        writes += 1;
        _writev.apply(stream, given);
      },
    });
    const asked = [1, 2, 3].map((n) => client.query<{ n: number }>('select $1::int as n', [n]));
    expect((await Promise.all(asked)).map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3]);
    expect(writes).toBe(1);
  });

  test('take no callback where they are named: it would never be called', () => {
    const query = client.query as (...args: unknown[]) => unknown;
    const named = { name: 'one', text: 'select 1' };
    expect(() => query(named, () => {})).toThrow('takes no callback');
    expect(() => query(named, [], () => {})).toThrow('takes no callback');
  });

  test('fail by themselves', async () => {
    const [wrong, right] = await Promise.allSettled([
      client.query('select 1 / 0'),
      client.query<{ n: number }>('select 7 as n'),
    ]);
    expect(wrong.status).toBe('rejected');
    expect(right).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 7 }] } });
  });
});

test('one that fails in a transaction takes all of it back, also what was asked beside it', async () => {
  const { current } = database;
  await current.db.execute(sql`create table gathered (n int)`);
  const work = current.transaction((db) =>
    Promise.all([
      db.execute(sql`insert into gathered values (1)`),
      db.execute(sql`select 1 / 0`),
      db.execute(sql`insert into gathered values (2)`),
    ]),
  );
  await expect(work).rejects.toThrow();
  expect(await numberOf(current.db, 'select count(*)::int as n from gathered')).toBe(0);
});

test('planned once holds for its transaction alone', async () => {
  const modes = sql`select current_setting('plan_cache_mode') || ', ' || current_setting('enable_seqscan') as mode`;
  const inside = await database.current.transaction((db) => db.execute<{ mode: string }>(modes), {
    genericPlans: true,
  });
  expect(inside.rows[0]?.mode).toBe('force_generic_plan, off');
  const after = await Promise.all(
    Array.from({ length: 10 }, () => database.current.db.execute<{ mode: string }>(modes)),
  );
  expect(new Set(after.map(({ rows }) => rows[0]?.mode))).toEqual(new Set(['auto, on']));
});

test('what is planned once goes by key, also in a table that seems to be empty', async () => {
  const { current } = database;
  await current.db.execute(sql`create table emptied (n int primary key)`);
  await current.db.execute(sql`analyze emptied`);
  const asked = sql`explain select n from emptied where n = 1`;
  const plan = await current.transaction((db) => db.execute(asked), { genericPlans: true });
  expect(JSON.stringify(plan.rows)).toMatch(/Index.* Scan/);
});
