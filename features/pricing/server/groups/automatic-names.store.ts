/** Which groups of a shop a rule fills: nobody gives them to a client by hand. */
import { eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { automaticGroups } from './automatic-groups.tables.ts';

/**
 * Advisory lock until the end of the transaction: a group becomes automatic, or stops being it, while nobody gives groups by hand.
 */
export const lockGroupNames = (
  db: Db,
  supplierId: SupplierId,
  mode: 'shared' | 'exclusive',
): Promise<unknown> => {
  const key = sql`hashtextextended(${`client groups ${supplierId}`}, 0)`;
  return db.execute(
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
};

/** Also those that are being emptied. */
export async function automaticNames(db: Db, supplierId: SupplierId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: automaticGroups.name })
    .from(automaticGroups)
    .where(eq(automaticGroups.supplierId, supplierId));
  return new Set(rows.map(({ name }) => name));
}
