import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { commonSynonyms } from '../../domain/search/search-common-words.ts';
import { bothSynonyms, type Synonyms } from '../../domain/search/search-synonyms.ts';
import { findSynonyms } from './synonyms.store.ts';

/** The synonyms of the search terms: common ones and the supplier's own. */
export async function synonymsOfTerms(
  db: Db,
  supplierId: SupplierId,
  keys: readonly string[],
): Promise<Synonyms> {
  const own = await findSynonyms(db, supplierId, keys);
  const common = keys.flatMap((key) => {
    const sayings = commonSynonyms.get(key);
    return sayings === undefined ? [] : [[key, sayings] as const];
  });
  return bothSynonyms(new Map(common), new Map(own.map(({ key, equivalents }) => [key, equivalents])));
}
