import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { synonymsOf } from '../../domain/search-synonyms.ts';
import { replaceSynonyms } from './synonyms.store.ts';

/** Makes what searches read of a supplier's groups of sayings that mean the same, in place of what it was. */
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
