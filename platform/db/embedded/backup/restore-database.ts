import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { embeddedBinaries } from '../binaries.ts';
import { databaseFolder, databasePassword, databaseUrl } from '../data-folder.ts';
import { databaseUser } from '../database-user.ts';
import { startServerProcess } from '../server-process.ts';
import { copyTree } from './copy-tree.ts';
import { restoreFrom } from './wal-archive.ts';

interface RestoreOptions {
  /** The folder of a base backup. */
  readonly backup: string;
  /** The data folder, with the password of the database; it must be locked, and have no `postgres` folder. */
  readonly dataDir: string;
  /** Folder of the archived WAL; absent: the database is as it was when the backup ended. */
  readonly wal?: string | undefined;
  /** ISO 8601; needs `wal`. Absent: everything that was archived. */
  readonly until?: string | undefined;
  log(line: string): void;
}

/** Puts the database of a backup into a data folder, replays the WAL up to the wanted moment, and shuts it down cleanly. */
export async function restoreDatabase({ backup, dataDir, wal, until, log }: RestoreOptions): Promise<void> {
  const folder = databaseFolder(dataDir);
  const draft = `${folder}.restoring`;
  await rm(draft, { recursive: true, force: true });
  const binaries = embeddedBinaries();
  // The user is that of the parent folder: the draft does not exist yet.
  const user = databaseUser(draft, binaries.postgres);
  await copyTree(backup, draft, { owner: user.ids });
  if (wal !== undefined) await writeFile(join(draft, 'recovery.signal'), '');
  const settings = wal === undefined ? {} : restoreFrom(wal, until);
  let isUnreached = false;
  const watch = (line: string): void => {
    isUnreached ||= line.includes('before configured recovery target was reached');
    log(line);
  };
  try {
    const server = await startServerProcess({ folder: draft, binaries, user, settings, log: watch });
    try {
      await promoted(databaseUrl(server.port, databasePassword(dataDir) ?? '', 'postgres'), server.exited);
    } finally {
      await server.stop();
    }
  } catch (error) {
    throw isUnreached ? unreached(until) : error;
  }
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  await rename(draft, folder);
}

/** Recovery answers queries before it has ended. */
async function promoted(url: string, exited: Promise<void>): Promise<void> {
  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  while (!ended) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ recovering: boolean }>(
        'select pg_is_in_recovery() as recovering',
      );
      if (rows[0]?.recovering === false) return;
    } catch (error) {
      if (ended) throw error;
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(100);
  }
  throw new Error('PostgreSQL ended before the recovery was complete');
}

const unreached = (until: string | undefined): StartupRefusal =>
  new StartupRefusal(
    `O banco de dados não chega a ${until}: o WAL arquivado termina antes desse momento, ou falta um arquivo dele.`,
  );
