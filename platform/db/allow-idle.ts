import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Lets the open transaction wait for up to ten minutes between two queries, for work that is done meanwhile. */
export async function allowIdle(db: Db): Promise<void> {
  await db.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
}
