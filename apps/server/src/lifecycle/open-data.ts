import { checkDatabase } from '#platform/db/check-database.ts';
import { joinEmbeddedDatabase, startEmbeddedDatabase } from '#platform/db/embedded.ts';
import type { Settings } from '../settings.ts';

/** `stop` releases the database; one at a given address keeps running. */
type Data = { url: string; stop(): Promise<void> };

/**
 * Starts the embedded database, or checks that the given one responds. A command (`joinRunning: true`) joins the embedded
 * database that a running server uses; a second server on the same folder is refused.
 */
export async function openData(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'walArchive'>,
  { joinRunning = false } = {},
): Promise<Data> {
  const { databaseUrl: url, dataDir, walArchive } = settings;
  if (!url) {
    const log = (line: string) => void process.stderr.write(`PostgreSQL: ${line}\n`);
    const options = { dataDir, walArchive, log };
    return joinRunning ? joinEmbeddedDatabase(options) : startEmbeddedDatabase(options);
  }
  await checkDatabase(url);
  return { url, stop: async () => {} };
}
