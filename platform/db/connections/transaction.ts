import { setTimeout } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { allSettledOrThrow } from '../all-settled.ts';
import type { CommitWith } from '../database.ts';
import { followed, type WatchStatement } from '../statements/watch-statements.ts';
import { isTransient } from '../violations.ts';
import { type ConnectionGeneration, isStalePlan } from './connection-generation.ts';
import type { Driver } from './driver.ts';

const BEGIN = { name: 'begin', text: 'begin' };
const COMMIT = { name: 'commit', text: 'commit' };
/** No statement, but waited for like one. */
const CONNECT = { name: 'connect', text: '' };

/** Lets the other transaction take the released locks before this one requests them again. Milliseconds. */
const BEFORE_RETRY = 50;

type Work<T> = (db: NodePgDatabase, commitWith: CommitWith) => Promise<T>;

interface Connections {
  readonly driver: Driver;
  readonly pool: pg.Pool;
  readonly generation: ConnectionGeneration;
  readonly dbOf: (client: pg.PoolClient) => NodePgDatabase;
  readonly watchStatement: WatchStatement | undefined;
  readonly onRetry: ((error: unknown) => void) | undefined;
  /** Milliseconds from the start until the failure. */
  readonly retryWithin: number;
}

/**
 * Runs `work` on a connection of the pool, as described at `Database.transaction`. After a deadlock, a serialization failure or a
 * statement prepared before its table changed, nothing was committed: `work` runs once more, unless that was later
 * than `retryWithin`, and `onRetry` gets the reason. Decision 028.
 */
export async function runTransaction<T>(connections: Connections, work: Work<T>): Promise<T> {
  const start = performance.now();
  try {
    return await attempt(connections, work);
  } catch (error) {
    const transient = isTransient(error);
    if (!transient && !isStalePlan(error)) throw error;
    if (performance.now() - start > connections.retryWithin) throw error;
    connections.onRetry?.(error);
    if (transient) await setTimeout(BEFORE_RETRY);
    return attempt(connections, work);
  }
}

async function attempt<T>(
  { driver, pool, generation, dbOf, watchStatement }: Connections,
  work: Work<T>,
): Promise<T> {
  const client = await followed(CONNECT, () => generation.connect(pool), watchStatement);
  const transaction = driver.transactionsOn(client);
  let broken: Error | undefined;
  let ending: Promise<string> | undefined;
  const commitWith: CommitWith = async (send) => {
    let failed = false;
    const sent = send();
    sent.catch(() => {
      failed = true;
    });
    const end = () => transaction.endWith(sent, () => (failed ? 'rollback' : 'commit'));
    ending = followed(COMMIT, end, watchStatement);
    const [result] = await allSettledOrThrow([sent, ending]);
    return result;
  };
  try {
    // Not awaited: the first queries are sent with it.
    const begun = transaction.begin(BEGIN);
    const [result] = await allSettledOrThrow([work(dbOf(client), commitWith), begun]);
    ending ??= followed(COMMIT, () => transaction.end('commit'), watchStatement);
    if ((await ending) !== 'COMMIT')
      throw new Error('a part of the transaction had failed', { cause: transaction.firstFailure() });
    return result;
  } catch (error) {
    ending ??= transaction.end('rollback');
    await ending.catch((lost: Error) => {
      broken = lost;
    });
    const explained = withFirstFailure(error, transaction.firstFailure());
    if (isStalePlan(explained)) generation.retire(client);
    throw explained;
  } finally {
    transaction.leave();
    client.release(broken);
  }
}

/** PostgreSQL rejects every query after a failure with 25P02 and without the cause, which the log needs. */
function withFirstFailure(error: unknown, first: Error | undefined): unknown {
  if (!(error instanceof Error)) return error;
  let last = error;
  while (last.cause instanceof Error) last = last.cause;
  if ('code' in last && last.code === '25P02' && first !== undefined && first !== last) last.cause = first;
  return error;
}
