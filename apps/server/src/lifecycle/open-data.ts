import { checkDatabase } from '#platform/db/check-database.ts';
import { joinEmbeddedDatabase, startEmbeddedDatabase } from '#platform/db/embedded.ts';
import type { Settings } from '../settings.ts';

/** Where the data is, and what to do with it at the end. */
type Data = { url: string; stop(): Promise<void> };

/**
 * Starts the embedded database, or makes sure that the given one answers. A command (`beside: true`) uses the database
 * of a server that already runs on the folder; a second server there is refused.
 */
export async function openData(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { beside = false } = {},
): Promise<Data> {
  const { databaseUrl: url, dataDir } = settings;
  if (!url) {
    const log = (line: string) => void process.stderr.write(`PostgreSQL: ${line}\n`);
    return beside ? joinEmbeddedDatabase({ dataDir, log }) : startEmbeddedDatabase({ dataDir, log });
  }
  await checkDatabase(url);
  return { url, stop: async () => {} };
}
