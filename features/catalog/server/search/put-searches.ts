import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { recordedTerm } from '../../domain/search/search-record.ts';
import { addSearchCounts } from './search-terms.store.ts';

/** Askers of the last term; each term before it has one more. */
const ASKERS = 5;

/** Seeds one day's search counts for these texts, the most frequent first. */
export const putSearches = (
  db: Db,
  supplierId: SupplierId,
  texts: readonly string[],
  now: Instant,
): Promise<void> =>
  addSearchCounts(
    db,
    texts.map((text, index) => {
      const askers = ASKERS + texts.length - 1 - index;
      return {
        supplierId,
        day: todayOf({ supplier: {}, now }),
        term: recordedTerm(text),
        searches: askers,
        fruitless: 0,
        askers,
      };
    }),
  );
