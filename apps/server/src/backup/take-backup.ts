import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { takeBaseBackup } from '#platform/db/embedded/backup/base-backup.ts';
import { copyTree, syncToDisk } from '#platform/db/embedded/backup/copy-tree.ts';
import { databaseFolder } from '#platform/db/embedded/data-folder.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { DATABASE, FILES, isCopied, isInside, MANIFEST, type Manifest } from './backup-folder.ts';

interface BackupOptions {
  readonly dataDir: string;
  /** URL of the embedded database; undefined where another server has the database. */
  readonly embeddedUrl: string | undefined;
  /** Folder of all backups; this one gets a folder inside. */
  readonly target: string;
}

/**
 * Copies the database and the data folder while the shop works, and returns the new folder. It has its name once it is whole and on disk:
 * an interrupted backup leaves a folder that ends in `.partial`.
 */
export async function takeBackup(options: BackupOptions): Promise<{ folder: string; manifest: Manifest }> {
  const { dataDir, embeddedUrl } = options;
  const target = resolve(options.target);
  if (isInside(dataDir, target))
    throw new StartupRefusal(
      `${target} fica dentro da pasta de dados: indique outra pasta, de preferência em outro disco.`,
    );
  const startedAt = new Date().toISOString();
  const folder = join(target, startedAt.replace(/:/g, '-').replace(/\.\d+Z$/, 'Z'));
  if (existsSync(folder)) throw new StartupRefusal(`${folder} já existe: espere um segundo e tente de novo.`);
  const draft = `${folder}.partial`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const copyFiles = () =>
      copyTree(dataDir, join(draft, FILES), {
        skips: (path) => !isCopied(path) || isFile(join(draft, FILES, path)),
      });
    // Pictures are files of their own, named after their content: copied before the database, so that none is missing that a job
    // deletes meanwhile, and after it for those that it names since.
    let bytes = await copyFiles();
    if (embeddedUrl !== undefined)
      bytes += await takeBaseBackup(embeddedUrl, databaseFolder(dataDir), join(draft, DATABASE));
    bytes += await copyFiles();
    const manifest: Manifest = {
      format: 1,
      startedAt,
      endedAt: new Date().toISOString(),
      hasDatabase: embeddedUrl !== undefined,
      bytes,
    };
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await syncToDisk(join(draft, MANIFEST));
    await rename(draft, folder);
    await syncToDisk(target);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
