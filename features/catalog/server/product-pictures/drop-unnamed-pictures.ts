import type { Instant } from '#kernel/scope.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Database } from '#platform/db/database.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { dropUnnamed, type Naming, noteUnnamed } from './unnamed-pictures.store.ts';

/** Grace period in milliseconds for referencing a stored picture; cached pages have expired by then, too. */
const GRACE = 24 * 60 * 60_000;

/** Pictures removed per transaction: an upload of the same picture waits for them. */
const TOGETHER = 20;

/** Removes the bytes of pictures that nothing has referenced for a day. Returns how many were removed. */
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
    // If the store fails, the rows are rolled back, so that it is tried again.
    count = await database.transaction(async (db) => {
      const ids = await dropUnnamed(db, naming, { before: new Date(now - GRACE), most: TOGETHER });
      // All removals must end before the rows are unlocked: a later one would delete bytes that were uploaded again.
      await allSettledOrThrow(ids.map((id) => pictures.remove(id)));
      return ids.length;
    });
    dropped += count;
  } while (count > 0);
  return dropped;
}
