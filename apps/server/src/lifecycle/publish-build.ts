import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { publishAssets } from '#platform/assets/publish-assets.ts';
import type { Database } from '#platform/db/database.ts';
import { loggableError } from '#platform/http/logging/loggable-error.ts';
import { built, builtPanel } from '../pages/build-folders.ts';

const FOLDERS = [
  { prefix: '/assets/', dir: join(built, 'client/assets') },
  { prefix: '/painel/assets/', dir: join(builtPanel, 'assets') },
];

/** A file that is in use stays published, however long its process runs. Milliseconds. */
const AGAIN = 24 * 60 * 60_000;

/**
 * Publishes this build's files before the process serves pages that name them, and says once a day that they are in use. Where that fails the
 * process serves all the same: only a page at a process of another build may then miss a file.
 */
export async function publishBuild(
  { db }: Pick<Database, 'db'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => void> {
  const publish = async (): Promise<void> => {
    try {
      await publishAssets(db, FOLDERS, Date.now());
    } catch (error) {
      log.warn({ err: loggableError(error) }, "this build's files are not published for other builds");
    }
  };
  await publish();
  const timer = setInterval(publish, AGAIN).unref();
  return () => clearInterval(timer);
}
