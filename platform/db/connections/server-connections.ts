import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

export interface ServerConnections {
  /** Of all clients, this installation's and others. */
  readonly used: number;
  /** What roles without special rights may use of `max_connections`. */
  readonly max: number;
}

/** Needs no right to see what other roles do. */
export async function serverConnections(db: Db): Promise<ServerConnections> {
  const { rows } = await db.execute<Record<keyof ServerConnections, number>>(sql`
    select sum(numbackends)::int as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - current_setting('reserved_connections')::int as max
    from pg_stat_database`);
  return { used: rows[0]?.used ?? 0, max: rows[0]?.max ?? 0 };
}

/** By how many milliseconds the server's clock is ahead of this process's; as exact as half of the round trip. */
export async function serverClockOffset(db: Db): Promise<number> {
  const before = Date.now();
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  const here = (before + Date.now()) / 2;
  return (rows[0]?.now ?? here) - here;
}
