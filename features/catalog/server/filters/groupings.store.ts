import { eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { Grouping } from '../../domain/filters/grouping.ts';
import { groupings } from './groupings.tables.ts';

const selectGroupings = prepared((db) =>
  db
    .select({ key: groupings.key, kind: groupings.kind, name: groupings.name })
    .from(groupings)
    .where(eq(groupings.supplierId, sql.placeholder('supplierId')))
    .prepare('groupings_of_supplier'),
);

export const groupingsOf = cachedQuery(
  'groupings',
  (db: Db, supplierId: SupplierId): Promise<Grouping[]> => selectGroupings(db).execute({ supplierId }),
);

/** Adds the missing groupings, in key order, so that two concurrent writers do not deadlock. */
export async function addGroupings(
  db: Db,
  supplierId: SupplierId,
  added: readonly Grouping[],
): Promise<void> {
  const byKey = new Map(added.map((grouping) => [grouping.key, { ...grouping, supplierId }]));
  if (byKey.size === 0) return;
  const sorted = [...byKey.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  await db.insert(groupings).values(sorted).onConflictDoNothing();
}
