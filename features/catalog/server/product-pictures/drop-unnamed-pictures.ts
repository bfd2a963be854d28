import type { Instant } from '#kernel/scope.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Database } from '#platform/db/database.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { dropUnnamed, type Naming, noteUnnamed } from './unnamed-pictures.store.ts';

/** Whoever is about to name a picture has so long; caches of pages have forgotten it by then, too. */
const GRACE = 24 * 60 * 60_000;

/** Bytes removed in one transaction: whoever brings the same picture again waits for them. */
const TOGETHER = 20;

/** Removes the bytes of pictures that nothing has named for a day. Gives how many were removed. */
export async function dropUnnamedPictures(
  database: Database,
  pictures: PictureStore,
  naming: Naming,
  now: Instant,
): Promise<number> {
  await noteUnnamed(database.db, naming, new Date(now));
  let dropped = 0;
  let count: number;
  do {
    // Where the store fails nothing is forgotten, so that it's tried again.
    count = await database.transaction(async (db) => {
      const ids = await dropUnnamed(db, naming, { before: new Date(now - GRACE), most: TOGETHER });
      // No removal goes on once the transaction has let go of the rows: it would take what was brought again meanwhile.
      await allSettledOrThrow(ids.map((id) => pictures.remove(id)));
      return ids.length;
    });
    dropped += count;
  } while (count > 0);
  return dropped;
}
