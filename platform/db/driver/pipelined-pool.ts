import type pg from 'pg';
import {
  type ConnectionGeneration,
  isStalePlan,
  retryStalePlan,
} from '../connections/connection-generation.ts';

interface Shared {
  readonly client: Promise<pg.PoolClient>;
  /** Queries without a response. */
  pending: number;
  /** Whether queries of this turn may still join. */
  open: boolean;
}

/** Few enough that no query waits long behind another. */
const MAX_PENDING = 8;

/**
 * A pool whose queries of one event-loop turn are pipelined on a shared connection, in one write: a page's few queries by key cost one
 * round trip instead of one each. Each is a query by itself: one that fails fails alone. Decision 020.
 */
export function pipelinedPool(pool: pg.Pool, generation: ConnectionGeneration): pg.Pool {
  let latest: Shared | undefined;
  const join = (): Shared => {
    if (latest?.open && latest.pending < MAX_PENDING) return latest;
    const shared: Shared = { client: generation.connect(pool), pending: 0, open: true };
    latest = shared;
    process.nextTick(() => {
      shared.open = false;
    });
    return shared;
  };
  const attempt = async (...args: Parameters<pg.PoolClient['query']>): Promise<unknown> => {
    const shared = join();
    shared.pending += 1;
    const client = await shared.client;
    try {
      return await client.query(...args);
    } catch (error) {
      if (isStalePlan(error)) generation.retire(client);
      throw error;
    } finally {
      shared.pending -= 1;
      // A query that joined after the release would run on somebody else's connection.
      if (shared.pending === 0) {
        shared.open = false;
        client.release();
      }
    }
  };
  return { query: retryStalePlan(attempt) } as unknown as pg.Pool;
}
