import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';

/** Serialises changes of who works at a supplier until the transaction ends, so that an owner always remains. Advisory lock. */
export const lockTeam = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff of ${supplierId}`}, 0))`);
