import { and, asc, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { SynonymGroup } from '../../domain/search/synonym-group.ts';
import { synonymGroups } from './search.tables.ts';

/** Advisory lock until the end of the transaction: `synonyms` is rebuilt from all groups, so changes are serialised. */
export const lockSynonyms = (db: Db, supplierId: SupplierId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`synonyms ${supplierId}`}, 0))`);

/** A supplier's groups in order of creation. */
export const allSynonymGroups = (db: Db, supplierId: SupplierId): Promise<SynonymGroup[]> =>
  db
    .select({ id: synonymGroups.id, sayings: synonymGroups.sayings })
    .from(synonymGroups)
    .where(eq(synonymGroups.supplierId, supplierId))
    .orderBy(asc(synonymGroups.id));

export const saveSynonymGroup = (
  db: Db,
  supplierId: SupplierId,
  { id, sayings }: SynonymGroup,
  now: Date,
): Promise<unknown> =>
  db
    .insert(synonymGroups)
    .values({ supplierId, id, sayings: [...sayings], updatedAt: now })
    .onConflictDoUpdate({
      target: [synonymGroups.supplierId, synonymGroups.id],
      set: { sayings: [...sayings], updatedAt: now },
    });

export const deleteSynonymGroup = (db: Db, supplierId: SupplierId, id: string): Promise<unknown> =>
  db.delete(synonymGroups).where(and(eq(synonymGroups.supplierId, supplierId), eq(synonymGroups.id, id)));
