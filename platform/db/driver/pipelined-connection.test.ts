import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { pipelineConnection } from './pipelined-connection.ts';

const database = testDatabase();

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
    const queries = [1, 2, 3].map((n) => client.query<{ n: number }>('select $1::int as n', [n]));
    expect((await Promise.all(queries)).map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3]);
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
