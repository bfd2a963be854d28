import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { synonymsOf } from '../../domain/search/search-synonyms.ts';
import { saveSynonymGroup } from './synonym-groups.store.ts';
import { replaceSynonyms } from './synonyms.store.ts';

/** Replaces the synonyms that searches of a supplier read, computed from all its groups. */
export const putSynonyms = (
  db: Db,
  supplierId: SupplierId,
  groups: readonly (readonly string[])[],
): Promise<void> =>
  replaceSynonyms(
    db,
    supplierId,
    [...synonymsOf(groups)].map(([key, equivalents]) => ({ key, equivalents })),
  );

/** Seeds the synonym groups of a supplier that has none. */
export async function startSynonyms(
  db: Db,
  supplierId: SupplierId,
  groups: readonly (readonly string[])[],
  now: Instant,
): Promise<void> {
  for (const sayings of groups) {
    await saveSynonymGroup(db, supplierId, { id: newId(), sayings: [...sayings] }, new Date(now));
  }
  await putSynonyms(db, supplierId, groups);
}
