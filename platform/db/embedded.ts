import { chownSync, mkdirSync, realpathSync } from 'node:fs';
import { FolderBusy, lockFolder } from '#platform/process/folder-lock.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { createDatabaseIfAbsent } from './embedded/application-database.ts';
import { archiveTo } from './embedded/backup/wal-archive.ts';
import { embeddedBinaries } from './embedded/binaries.ts';
import { databaseFolder, databasePassword, databaseUrl, prepareDataFolder } from './embedded/data-folder.ts';
import { type DatabaseUser, databaseUser } from './embedded/database-user.ts';
import { readPidFile, stopPreviousServer } from './embedded/previous-server.ts';
import type { ServerSettings } from './embedded/server-flags.ts';
import { startServerProcess } from './embedded/server-process.ts';
import { supervise } from './embedded/supervise.ts';

type Options = {
  dataDir: string;
  settings?: ServerSettings;
  /** Folder to which the WAL is archived; created if it is missing. */
  walArchive?: string | undefined;
  log(line: string): void;
};

export type EmbeddedDatabase = {
  url: string;
  /** Shuts PostgreSQL down cleanly and unlocks the folder. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL in `dataDir/postgres`, on loopback and a free port. Locks the folder, so a second start on it is refused.
 * After `kill -9` a start first shuts down the PostgreSQL left behind, then recovers. If PostgreSQL ends by itself (killed, or
 * disk full) it is restarted at the same address until `stop`.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const dataDir = openFolder(options.dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    await stopPreviousServer(folder);
    const binaries = embeddedBinaries();
    const user = databaseUser(folder, binaries.postgres);
    const password = prepareDataFolder(dataDir, binaries, user);
    const settings = { ...options.settings, ...archiving(options.walArchive, user) };
    const running = { folder, binaries, user, settings, log: options.log };
    const server = await startServerProcess(running);
    await createDatabaseIfAbsent(databaseUrl(server.port, password, 'postgres')).catch(
      async (error: unknown) => {
        await server.stop();
        throw error;
      },
    );
    const stopServer = supervise(server, running);
    const stop = async () => {
      await stopServer();
      unlock();
    };
    return { url: databaseUrl(server.port, password), stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Like `startEmbeddedDatabase`, for a command that may run beside a server: if one has locked the folder, its database is used.
 */
export async function joinEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase(options);
  } catch (error) {
    const url = error instanceof FolderBusy ? runningDatabase(realpathSync(options.dataDir)) : undefined;
    if (!url) throw error;
    return { url, stop: async () => {} };
  }
}

function archiving(folder: string | undefined, { ids }: DatabaseUser): ServerSettings {
  if (folder === undefined) return {};
  openFolder(folder, 'WAL_ARCHIVE_DIR');
  // PostgreSQL writes there itself.
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid);
  return archiveTo(realpathSync(folder));
}

function runningDatabase(dataDir: string): string | undefined {
  const running = readPidFile(databaseFolder(dataDir));
  const password = databasePassword(dataDir);
  return running?.ready && password ? databaseUrl(running.port, password) : undefined;
}

function openFolder(dataDir: string, setting = 'DATA_DIR'): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    return realpathSync(dataDir);
  } catch {
    throw new StartupRefusal(`Não é possível criar a pasta ${dataDir} (${setting}): confira as permissões.`);
  }
}
