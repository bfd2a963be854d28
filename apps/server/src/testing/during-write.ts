import pg from 'pg';
import { openLocker, untilBlocked } from '#features/orders/server/testing/locks.ts';

/**
 * Starts `work` while another connection has run `write` (SQL) and not committed it, and commits once so many connections wait
 * for a lock. Throws where the work ends without waiting: then nothing was concurrent.
 */
export async function duringWrite<T>(
  url: string,
  write: string,
  work: () => Promise<T>,
  waiting = 1,
): Promise<T> {
  const writer = new pg.Client(url);
  await writer.connect();
  const locker = await openLocker(url);
  try {
    await writer.query('begin');
    await writer.query(write);
    const { rows } = await writer.query<{ id: number }>('select pg_backend_pid() as id');
    const running = work();
    const blocked = await untilBlocked(locker, running, { count: waiting, blocker: rows[0]?.id ?? 0 });
    await writer.query('commit');
    const result = await running;
    if (!blocked) throw new Error('the work did not wait for the write');
    return result;
  } finally {
    await Promise.all([locker.end(), writer.end()]);
  }
}
