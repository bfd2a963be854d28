import type { Instant } from '#kernel/scope.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { rowEstimate } from '#platform/db/row-estimate.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { pictureFacts } from './product-pictures.tables.ts';
import {
  dropUnnamed,
  markOrdered,
  type Naming,
  noteUnnamed,
  type PictureShare,
  unnamedSince,
} from './unnamed-pictures.store.ts';

export interface PictureReferences {
  readonly naming: Naming;
  /** Which of these pictures lines of orders show. They are asked last: they are many, and keep their pictures for good. */
  readonly inOrders: (db: Db, ids: readonly string[]) => Promise<readonly string[]>;
}

/** Grace period in milliseconds for referencing a stored picture; cached pages have expired by then, too. */
const GRACE = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;

/** Pictures that one run looks for references of. With more, it takes several hours until each was looked at. */
const LOOKED_AT = 10_000;

const MOST_SHARES = 256;

/** Pictures removed per run, and per transaction: an upload of the same picture waits for them. */
const MOST = 1_000;
const TOGETHER = 20;

/** Removes the bytes of pictures that nothing has referenced for a day. Returns how many were removed. */
export async function dropUnnamedPictures(
  database: Database,
  pictures: PictureStore,
  { naming, inOrders }: PictureReferences,
  now: Instant,
): Promise<number> {
  const { db } = database;
  await noteUnnamed(db, naming, pictureShare(await rowEstimate(db, pictureFacts), now), new Date(now));
  const before = new Date(now - GRACE);
  const due = await unnamedSince(db, before, MOST);
  const ordered = new Set(due.length === 0 ? [] : await inOrders(db, due));
  await markOrdered(db, [...ordered]);
  const unnamed = due.filter((id) => !ordered.has(id));
  let dropped = 0;
  for (let at = 0; at < unnamed.length; at += TOGETHER)
    // If the store fails, the rows are rolled back, so that it is tried again.
    dropped += await database.transaction(async (inside) => {
      const ids = await dropUnnamed(inside, naming, { ids: unnamed.slice(at, at + TOGETHER), before });
      // All removals must end before the rows are unlocked: a later one would delete bytes that were uploaded again.
      await allSettledOrThrow(ids.map((id) => pictures.remove(id)));
      return ids.length;
    });
  return dropped;
}

/** The share that this hour looks at: all of them where there are few. */
export function pictureShare(stored: number, now: Instant): PictureShare {
  const shares = Math.min(Math.max(Math.ceil(stored / LOOKED_AT), 1), MOST_SHARES);
  const share = Math.floor(now / HOUR) % shares;
  // Ids are hashes, so their first four hexadecimal digits are evenly spread.
  const bound = (number: number): string =>
    Math.floor((number * 0x1_0000) / shares)
      .toString(16)
      .padStart(4, '0');
  return { from: bound(share), ...(share + 1 < shares && { to: bound(share + 1) }) };
}
