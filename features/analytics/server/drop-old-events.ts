import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { SENT_FOR } from '../domain/ga4-delivery.ts';
import { dropClaimsBefore, dropEventsBefore } from './events.store.ts';
import { dropQueuedBefore } from './google/analytics-outbox.store.ts';
import { dropReturnsBefore } from './google/analytics-returns.store.ts';

/** Thirteen months: a month can be compared with the same one of the year before. Milliseconds. */
const RETENTION = 396 * 24 * 60 * 60_000;

/** Rows per DELETE, so that no statement runs long. */
const MAX = 5_000;

/** Deletes events after their retention, and those that Google would no longer count. Returns how many rows. */
export async function dropOldEvents(db: Db, now: Instant): Promise<number> {
  const before = now - RETENTION;
  const day = new Date(before).toISOString().slice(0, 10);
  let dropped = 0;
  for (const drop of [
    () => dropEventsBefore(db, day, MAX),
    () => dropClaimsBefore(db, day, MAX),
    () => dropQueuedBefore(db, { before: now - SENT_FOR, unsent: true, max: MAX }),
    () => dropQueuedBefore(db, { before, unsent: false, max: MAX }),
    () => dropReturnsBefore(db, { before: now - SENT_FOR, unsent: true, max: MAX }),
    () => dropReturnsBefore(db, { before, unsent: false, max: MAX }),
  ]) {
    let deleted: number;
    do {
      deleted = await drop();
      dropped += deleted;
    } while (deleted === MAX);
  }
  return dropped;
}
