/**
 * The public interface of `pg` and Drizzle alone, selected by DB_DRIVER=plain: each query outside of a transaction has a connection to
 * itself, those of a transaction are sent one after the other. Slower, but without private parts: for another version of a library,
 * and to find out whether a failure is due to the other driver.
 */
import type pg from 'pg';
import { DatabaseStalled } from '../database-away.ts';
import { type ConnectionGeneration, isStalePlan, retryStalePlan } from './connection-generation.ts';
import type { DriverFactory } from './driver.ts';
import { PlainConnection, type Query } from './plain-connection.ts';

export const plainDriver: DriverFactory = ({ silence, generation }) => {
  const connections = new WeakMap<pg.PoolClient, PlainConnection>();
  const connectionOf = (client: pg.PoolClient): PlainConnection => {
    // Where one is dead the others are likely to be: nobody shall wait for each of them in turn.
    const known = connections.get(client) ?? new PlainConnection(client, () => generation.retire(client));
    connections.set(client, known);
    return known;
  };
  return {
    poolOptions: { query_timeout: silence },
    connected() {},
    poolOf: (pool) => plainPool(pool, generation, connectionOf),
    connectionOf: (client) => connectionOf(client) as unknown as pg.PoolClient,
    transactionsOn: connectionOf,
    close() {},
  };
};

function plainPool(
  pool: pg.Pool,
  generation: ConnectionGeneration,
  connectionOf: (client: pg.PoolClient) => PlainConnection,
): pg.Pool {
  const attempt = async (...query: Query): Promise<unknown> => {
    const client = await generation.connect(pool);
    let lost: Error | undefined;
    try {
      return await connectionOf(client).query(...query);
    } catch (error) {
      if (isStalePlan(error)) generation.retire(client);
      if (error instanceof DatabaseStalled) lost = error;
      throw error;
    } finally {
      client.release(lost);
    }
  };
  return { query: retryStalePlan(attempt) } as unknown as pg.Pool;
}
