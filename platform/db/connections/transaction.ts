import { setTimeout } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { allSettledOrThrow } from '../all-settled.ts';
import { isTransient } from '../violations.ts';
import { type ConnectionGeneration, isStalePlan } from './connection-generation.ts';
import type { Driver } from './driver.ts';

/**
 * Asks a transaction's last questions and for its commit with them, in one way to the database and back. All are asked in the same
 * turn; where one fails nothing is committed, and that is all that takes it back: nothing may depend on their answers.
 * Decision 025.
 */
export type CommitWith = <T>(ask: () => Promise<T>) => Promise<T>;

const BEGIN = { name: 'begin', text: 'begin' };

/** The other transaction is given the locks that this one has let go, before it asks for them again. Milliseconds. */
const BEFORE_RETRY = 50;

type Work<T> = (db: NodePgDatabase, last: CommitWith) => Promise<T>;

interface Connections {
  readonly driver: Driver;
  readonly pool: pg.Pool;
  readonly generation: ConnectionGeneration;
  readonly dbOf: (client: pg.PoolClient) => NodePgDatabase;
  readonly onRetry: ((error: unknown) => void) | undefined;
}

/**
 * Runs `work` on a connection of the pool, as `Database.transaction` says. Where PostgreSQL ended it to let another transaction
 * go on (a deadlock, a serialization failure), or would not run what was prepared before a table changed, nothing was
 * committed: it is run once more, from its beginning. `onRetry` is told why. Decision 028.
 */
export async function runTransaction<T>(connections: Connections, work: Work<T>): Promise<T> {
  try {
    return await attempt(connections, work);
  } catch (error) {
    const transient = isTransient(error);
    if (!transient && !isStalePlan(error)) throw error;
    connections.onRetry?.(error);
    if (transient) await setTimeout(BEFORE_RETRY);
    return attempt(connections, work);
  }
}

async function attempt<T>({ driver, pool, generation, dbOf }: Connections, work: Work<T>): Promise<T> {
  const client = await generation.connect(pool);
  const transaction = driver.transactionsOn(client);
  let broken: Error | undefined;
  let ending: Promise<string> | undefined;
  const last: CommitWith = async (ask) => {
    let failed = false;
    const asked = ask();
    asked.catch(() => {
      failed = true;
    });
    ending = transaction.endWith(asked, () => (failed ? 'rollback' : 'commit'));
    const [answer] = await allSettledOrThrow([asked, ending]);
    return answer;
  };
  try {
    // Not waited for: what is asked meanwhile goes with it.
    const begun = transaction.begin(BEGIN);
    const [result] = await allSettledOrThrow([work(dbOf(client), last), begun]);
    ending ??= transaction.end('commit');
    if ((await ending) !== 'COMMIT')
      throw new Error('a part of the transaction had failed', { cause: transaction.firstFailure() });
    return result;
  } catch (error) {
    ending ??= transaction.end('rollback');
    await ending.catch((lost: Error) => {
      broken = lost;
    });
    const told = withFirstFailure(error, transaction.firstFailure());
    if (isStalePlan(told)) generation.retire(client);
    throw told;
  } finally {
    transaction.leave();
    client.release(broken);
  }
}

/** PostgreSQL refuses all that is asked after a failure, without its cause: whoever reads the log needs that one. */
function withFirstFailure(error: unknown, first: Error | undefined): unknown {
  if (!(error instanceof Error)) return error;
  let last = error;
  while (last.cause instanceof Error) last = last.cause;
  if ('code' in last && last.code === '25P02' && first !== undefined && first !== last) last.cause = first;
  return error;
}
