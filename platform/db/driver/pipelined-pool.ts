import type pg from 'pg';
import { type ConnectionGeneration, isStalePlan } from './connection-generation.ts';

interface Gathering {
  readonly client: Promise<pg.PoolClient>;
  asked: number;
  open: boolean;
}

/** So few that nobody waits long behind another's question. */
const MOST = 8;

/**
 * What is asked of a pool in the same turn shares a connection, and leaves in one write: a page's few questions by key cost
 * one way to the database and back instead of one each. Each is still a question by itself: one that fails fails alone.
 * Decision 020.
 */
export function pipelinedPool(pool: pg.Pool, generation: ConnectionGeneration): pg.Pool {
  let latest: Gathering | undefined;
  const join = (): Gathering => {
    if (latest?.open && latest.asked < MOST) return latest;
    const gathering: Gathering = { client: generation.connect(pool), asked: 0, open: true };
    latest = gathering;
    process.nextTick(() => {
      gathering.open = false;
    });
    return gathering;
  };
  const attempt = async (...question: Parameters<pg.PoolClient['query']>): Promise<unknown> => {
    const gathering = join();
    gathering.asked += 1;
    const client = await gathering.client;
    try {
      return await client.query(...question);
    } catch (error) {
      if (isStalePlan(error)) generation.retire(client);
      throw error;
    } finally {
      gathering.asked -= 1;
      // Whoever joins meanwhile would be asked on a connection that is somebody else's.
      if (gathering.asked === 0) {
        gathering.open = false;
        client.release();
      }
    }
  };
  const query = async (...question: Parameters<pg.PoolClient['query']>): Promise<unknown> => {
    try {
      return await attempt(...question);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return attempt(...question);
    }
  };
  return { query } as unknown as pg.Pool;
}
