import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { forgottenFile, readForgotten, writeForgotten } from '#features/privacy/server/forgotten-clients.ts';
import { copyTree } from '#platform/db/embedded/backup/copy-tree.ts';
import { restoreDatabase } from '#platform/db/embedded/backup/restore-database.ts';
import { databaseFolder } from '#platform/db/embedded/data-folder.ts';
import { stopPreviousServer } from '#platform/db/embedded/previous-server.ts';
import { lockFolder } from '#platform/process/folder-lock.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { DATABASE, FILES, isInside, readManifest } from './backup-folder.ts';

interface RestoreOptions {
  readonly dataDir: string;
  /** Folder of the backup. */
  readonly backup: string;
  /** Folder of the archived WAL; absent: the shop is as it was when the backup ended. */
  readonly wal?: string | undefined;
  /** ISO 8601; absent: everything in `wal`. */
  readonly until?: string | undefined;
  /** Number of the history to follow in `wal`; absent: the newest. */
  readonly timeline?: number | undefined;
  /** Where the restored database will archive (WAL_ARCHIVE_DIR). */
  readonly archive?: string | undefined;
  log(line: string): void;
}

/**
 * Puts a backup into the data folder of a stopped server. What was there is moved to a folder inside, whose path is returned, and
 * moved back if the restore fails. Clients that were deleted since the backup stay listed, so that the next start deletes them again.
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ readonly before: string | undefined }> {
  const { dataDir, backup, wal, until, timeline, archive = wal, log } = options;
  const manifest = await readManifest(backup);
  if (until !== undefined && Date.parse(until) < Date.parse(manifest.endedAt))
    throw new StartupRefusal(
      `Este backup terminou em ${manifest.endedAt}, depois do momento pedido: use um backup anterior a ele.`,
    );
  if (until !== undefined && wal === undefined)
    throw new StartupRefusal(
      'Um momento (--ate) só pode ser restaurado com o WAL arquivado: indique a pasta em --wal.',
    );
  for (const folder of [backup, wal])
    if (folder !== undefined && isInside(dataDir, folder))
      throw new StartupRefusal(
        `${folder} fica dentro da pasta de dados, que a restauração esvazia: copie-o para outro lugar. Nada mudou.`,
      );
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const unlock = lockFolder(dataDir);
  try {
    if (existsSync(databaseFolder(dataDir))) await stopPreviousServer(databaseFolder(dataDir));
    const before = await moveAside(dataDir);
    try {
      await copyTree(join(backup, FILES), dataDir);
      if (manifest.hasDatabase)
        await restoreDatabase({
          ...{ backup: join(backup, DATABASE), dataDir, log },
          ...(archive === undefined
            ? {}
            : { replay: { folder: wal ?? archive, wal: wal !== undefined, until, timeline } }),
        });
      await listDeleted(dataDir, before, wal);
    } catch (error) {
      await moveBack(dataDir, before);
      throw error;
    }
    return { before };
  } finally {
    unlock();
  }
}

/** The lock stays, and what earlier restores moved aside. */
const stays = (name: string): boolean => /^(server\.lock(-journal)?|before-restore-.+)$/.test(name);

async function moveAside(dataDir: string): Promise<string | undefined> {
  const names = readdirSync(dataDir).filter((name) => !stays(name));
  if (names.length === 0) return undefined;
  const before = join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(before);
  for (const name of names) await rename(join(dataDir, name), join(before, name));
  return before;
}

async function moveBack(dataDir: string, before: string | undefined): Promise<void> {
  for (const name of readdirSync(dataDir).filter((each) => !stays(each)))
    await rm(join(dataDir, name), { recursive: true, force: true });
  if (before === undefined) return;
  for (const name of readdirSync(before)) await rename(join(before, name), join(dataDir, name));
  await rm(before, { recursive: true });
}

async function listDeleted(
  dataDir: string,
  before: string | undefined,
  wal: string | undefined,
): Promise<void> {
  const folders = [dataDir, ...(before === undefined ? [] : [before]), ...(wal === undefined ? [] : [wal])];
  const listed = await readForgotten(folders.map(forgottenFile));
  if (listed.length > 0) await writeForgotten([forgottenFile(dataDir)], listed);
}
