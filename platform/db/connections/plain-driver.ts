/**
 * The public interface of `pg` and Drizzle alone, selected by DB_DRIVER=plain: each query outside of a transaction has a connection to
 * itself, those of a transaction are sent one after the other. Slower, but without private parts: for another version of a library,
 * and to find out whether a failure is due to the other driver.
 */
import type pg from 'pg';
import { type ConnectionGeneration, isStalePlan, retryStalePlan } from './connection-generation.ts';
import type { DriverFactory } from './driver.ts';
import { asStalled, PlainConnection } from './plain-connection.ts';

export const plainDriver: DriverFactory = ({ silence }) => {
  const connections = new WeakMap<pg.PoolClient, PlainConnection>();
  const connectionOf = (client: pg.PoolClient): PlainConnection => {
    const connection = connections.get(client) ?? new PlainConnection(client);
    connections.set(client, connection);
    return connection;
  };
  return {
    poolOptions: { query_timeout: silence },
    connected() {},
    poolOf,
    connectionOf: (client) => connectionOf(client) as unknown as pg.PoolClient,
    transactionsOn: connectionOf,
    close() {},
  };
};

function poolOf(pool: pg.Pool, generation: ConnectionGeneration): pg.Pool {
  const attempt = async (...args: Parameters<pg.PoolClient['query']>): Promise<unknown> => {
    const client = await generation.connect(pool);
    let lost: Error | undefined;
    try {
      return await client.query(...args);
    } catch (error) {
      lost = asStalled(error);
      if (isStalePlan(error)) generation.retire(client);
      throw lost ?? error;
    } finally {
      client.release(lost);
    }
  };
  return { query: retryStalePlan(attempt) } as unknown as pg.Pool;
}
