import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { deleteInBatches } from '#platform/db/delete-in-batches.ts';
import { dropRegistrations } from './registrations.store.ts';

const BATCH = 1_000;

/** Deletes unconfirmed registrations after their expiry: no data is retained of someone who is no client. Returns how many. */
export const dropExpiredRegistrations = (db: Db, now: Instant): Promise<number> =>
  deleteInBatches((max) => dropRegistrations(db, new Date(now), max), BATCH);
