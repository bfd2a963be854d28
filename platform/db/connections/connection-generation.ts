/**
 * A connection whose prepared statements no longer fit the tables: PostgreSQL refuses each of them for as long as the connection
 * lives. All connections of that time are retired together, because all know the same statements, and new ones prepare
 * their own. Such a statement was rejected before it did anything, so it is sent again.
 */
import type pg from 'pg';
import { hasCause } from '../violations.ts';

export class ConnectionGeneration {
  readonly #of = new WeakMap<pg.PoolClient, number>();
  #current = 0;

  /** Marks a new connection with the current generation. */
  begin(client: pg.PoolClient): void {
    this.#of.set(client, this.#current);
  }

  isRetired(client: pg.PoolClient): boolean {
    return this.#of.get(client) !== this.#current;
  }

  /** Retires this connection and all that are as old. */
  retire(client: pg.PoolClient): void {
    if (!this.isRetired(client)) this.#current += 1;
  }

  /** A connection of the pool that is not retired; retired ones are released. */
  async connect(pool: pg.Pool): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (!this.isRetired(client)) return client;
      client.release(true);
    }
  }
}

/**
 * 0A000 where PostgreSQL looks at a known plan again: a column's type has changed. 26000: it does not know the statement, as
 * where a pooler has given the connection another server.
 */
export const isStalePlan = (error: unknown): boolean =>
  hasCause(
    error,
    (cause) =>
      'code' in cause &&
      (cause.code === '26000' ||
        (cause.code === '0A000' && 'routine' in cause && cause.routine === 'RevalidateCachedQuery')),
  );

/** Asks once more where a prepared statement no longer fits: it was refused before it did anything. */
export const retryStalePlan =
  <Args extends readonly unknown[], T>(attempt: (...args: Args) => Promise<T>) =>
  async (...args: Args): Promise<T> => {
    try {
      return await attempt(...args);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return attempt(...args);
    }
  };
