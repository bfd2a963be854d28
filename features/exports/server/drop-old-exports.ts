import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { FILE_RETENTION, RUN_RETENTION } from '../domain/export-schedule.ts';
import { dropFilesBefore, dropRunsBefore } from './pieces.store.ts';

/** Deletes files after 30 days and what is known of their runs after 180. Returns how many pieces and runs. */
export const dropOldExports = async (db: Db, now: Instant): Promise<number> =>
  (await dropFilesBefore(db, now - FILE_RETENTION)) + (await dropRunsBefore(db, now - RUN_RETENTION));
