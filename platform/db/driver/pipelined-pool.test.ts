import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { ConnectionGeneration } from '../connections/connection-generation.ts';
import { pipelinedPool } from './pipelined-pool.ts';

const database = testDatabase();
const generation = new ConnectionGeneration();
let pool: pg.Pool;
const pools: pg.Pool[] = [];

beforeEach(() => {
  pool = new pg.Pool({ connectionString: database.url, max: 3, pipeline: true } as pg.PoolConfig);
  pool.on('connect', (client) => generation.begin(client));
  pools.push(pool);
});
afterAll(() => Promise.all(pools.map((one) => one.end())));

const connection = async (ownPool: pg.Pool): Promise<number> =>
  (await ownPool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

test('what is asked in one turn shares a connection, up to eight', async () => {
  const ownPool = pipelinedPool(pool, generation);
  const eight = await Promise.all(Array.from({ length: 8 }, () => connection(ownPool)));
  expect(new Set(eight).size).toBe(1);
  const nine = await Promise.all(Array.from({ length: 9 }, () => connection(ownPool)));
  expect(new Set(nine).size).toBe(2);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('what is asked in the next turn waits for nobody', async () => {
  const ownPool = pipelinedPool(pool, generation);
  const ends: string[] = [];
  const slow = ownPool.query('select pg_sleep(0.3)').then(() => ends.push('slow'));
  await new Promise((resolve) => setImmediate(resolve));
  await ownPool.query('select 1').then(() => ends.push('quick'));
  await slow;
  expect(ends).toEqual(['quick', 'slow']);
});

test('one that fails fails alone, and the connection goes on', async () => {
  const ownPool = pipelinedPool(pool, generation);
  const ends = await Promise.allSettled([
    connection(ownPool),
    ownPool.query('select 1 / 0'),
    connection(ownPool),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await connection(ownPool)).toBeGreaterThan(0);
  expect(pool.totalCount).toBe(1);
});

test('a connection that breaks fails what was asked of it, and is not used again', async () => {
  const ownPool = pipelinedPool(pool, generation);
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const broken = await connection(ownPool);
  const ends = await Promise.allSettled([
    ownPool.query('select pg_sleep(5)'),
    ownPool.query('select pg_terminate_backend(pg_backend_pid())'),
    new Promise((resolve) => setTimeout(resolve, 50)).then(() =>
      pipelinedPool(pool, generation).query('select pg_terminate_backend($1)', [broken]),
    ),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await connection(ownPool)).not.toBe(broken);
  expect(pool.idleCount).toBe(pool.totalCount);
});
