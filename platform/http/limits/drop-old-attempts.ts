import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { CLEANING_BATCH, MAX_WINDOW } from './attempt-limits.ts';
import { deleteOldAttempts } from './attempts.store.ts';

/** Deletes the counts that no limit reaches any more, also of keys that nobody tries again. Returns how many. */
export const dropOldAttempts = (db: Db, now: Instant): Promise<number> =>
  deleteInBatches((max) => deleteOldAttempts(db, new Date(now - MAX_WINDOW), max), CLEANING_BATCH);
