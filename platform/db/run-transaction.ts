import { setTimeout } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { transactionsOn } from './pipeline/gather-writes.ts';
import { together } from './together.ts';
import { isTransient } from './violations.ts';

/**
 * Asks a transaction's last questions and for its commit with them, in one way to the database and back. All are asked in the same
 * turn; where one fails nothing is committed, and that is all that takes it back: nothing may depend on their answers.
 * Decision 025.
 */
export type Last = <T>(ask: () => Promise<T>) => Promise<T>;

const BEGIN = { name: 'begin', text: 'begin' };

/** The other transaction is given the locks that this one has let go, before it asks for them again. Milliseconds. */
const BEFORE_RETRY = 50;

type Work<T> = (db: NodePgDatabase, last: Last) => Promise<T>;
type DbOf = (client: pg.PoolClient) => NodePgDatabase;

/**
 * Runs `work` on a connection of the pool, as `Database.transaction` says. Where PostgreSQL ended it to let another transaction
 * go on (a deadlock, a serialization failure), nothing was committed: it is run once more, from its beginning. `onRetry` is told
 * why. Decision 028.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  dbOf: DbOf,
  work: Work<T>,
  onRetry?: (error: unknown) => void,
): Promise<T> {
  try {
    return await attempt(pool, dbOf, work);
  } catch (error) {
    if (!isTransient(error)) throw error;
    onRetry?.(error);
    await setTimeout(BEFORE_RETRY);
    return attempt(pool, dbOf, work);
  }
}

async function attempt<T>(pool: pg.Pool, dbOf: DbOf, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  const transaction = transactionsOn(client);
  let broken: Error | undefined;
  let ending: Promise<string> | undefined;
  const last: Last = async (ask) => {
    let failed = false;
    const asked = ask();
    asked.catch(() => {
      failed = true;
    });
    ending = transaction.endAfterTurn(() => (failed ? 'rollback' : 'commit'));
    const [answer] = await together([asked, ending]);
    return answer;
  };
  try {
    // Not waited for: what is asked meanwhile goes with it.
    const begun = transaction.begin(BEGIN);
    const [result] = await together([work(dbOf(client), last), begun]);
    ending ??= transaction.end('commit');
    if ((await ending) !== 'COMMIT') throw new Error('a part of the transaction had failed');
    return result;
  } catch (error) {
    ending ??= transaction.end('rollback');
    await ending.catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    transaction.leave();
    client.release(broken);
  }
}
