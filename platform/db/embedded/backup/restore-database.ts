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
import { type Replay, restoreFrom } from './wal-archive.ts';

interface RestoreOptions {
  /** The folder of a base backup. */
  readonly backup: string;
  /** The data folder, with the password of the database; it must be locked, and have no `postgres` folder. */
  readonly dataDir: string;
  /** Absent: there is no archive. */
  readonly replay?: Replay | undefined;
  log(line: string): void;
}

/**
 * Puts the database of a backup into a data folder, as it was when the backup ended or at the moment to which the archive is replayed, and
 * shuts it down cleanly.
 */
export async function restoreDatabase({ backup, dataDir, replay, log }: RestoreOptions): Promise<void> {
  const folder = databaseFolder(dataDir);
  const draft = `${folder}.restoring`;
  await rm(draft, { recursive: true, force: true });
  const binaries = embeddedBinaries();
  // The user is that of the parent folder: the draft does not exist yet.
  const user = databaseUser(draft, binaries.postgres);
  await copyTree(backup, draft, { owner: user.ids });
  await writeFile(join(draft, 'recovery.signal'), '');
  const settings = restoreFrom(replay);
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
    throw isUnreached ? unreached(replay?.until) : error;
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
    `O banco de dados não chega a ${until}: o WAL arquivado termina antes desse momento, ou falta um arquivo dele. Se a loja já foi restaurada antes, indique em --linha a história de então (1 é a primeira).`,
  );
