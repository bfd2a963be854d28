import type pg from 'pg';
import type { Db, Last } from './database.ts';
import { transactionsOn } from './pipeline/gather-writes.ts';
import { together } from './together.ts';

const BEGIN = { name: 'begin', text: 'begin' };

/** Runs `work` on a connection of the pool, as `Database.transaction` says. */
export async function runTransaction<T>(
  pool: pg.Pool,
  dbOf: (client: pg.PoolClient) => Db,
  work: (db: Db, last: Last) => Promise<T>,
): Promise<T> {
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
