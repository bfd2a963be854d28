import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { synonymsOf } from '../domain/search-synonyms.ts';
import { replaceSynonyms } from './synonyms.store.ts';

/** Words or sayings that mean the same at a supplier. */
export type SynonymGroup = readonly string[];

/** Puts the supplier's groups of synonyms in place of those it had. */
export const putSynonyms = (db: Db, supplierId: SupplierId, groups: readonly SynonymGroup[]): Promise<void> =>
  replaceSynonyms(
    db,
    supplierId,
    [...synonymsOf(groups)].map(([key, equivalents]) => ({ key, equivalents })),
  );
