import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { synonymsOf } from '../../domain/search/search-synonyms.ts';
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
