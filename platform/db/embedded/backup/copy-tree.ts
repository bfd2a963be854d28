import { constants } from 'node:fs';
import { chmod, chown, copyFile, mkdir, open, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';

interface CopyOptions {
  /** Paths relative to the root, with `/`; a folder that is skipped is not created either. */
  readonly skips?: (path: string) => boolean;
  /** Owner of the copies; absent: this process. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
}

/**
 * Copies a folder whose files may change or vanish meanwhile, as those of a running PostgreSQL do. Modes are preserved, each file is
 * on disk when this returns. Returns the number of bytes.
 */
export async function copyTree(
  from: string,
  to: string,
  options: CopyOptions = {},
  path = '',
): Promise<number> {
  const { skips = () => false, owner } = options;
  const { mode } = await stat(join(from, path));
  await mkdir(join(to, path), { recursive: true, mode: mode & 0o777 });
  let bytes = 0;
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (skips(inner)) continue;
    if (entry.isDirectory()) bytes += await copyTree(from, to, options, inner);
    else if (entry.isSymbolicLink()) await symlink(await readlink(join(from, inner)), join(to, inner));
    else if (entry.isFile()) bytes += await copyOne(join(from, inner), join(to, inner), owner);
  }
  if (owner !== undefined) await chown(join(to, path), owner.uid, owner.gid);
  await syncToDisk(join(to, path));
  return bytes;
}

async function copyOne(from: string, to: string, owner: CopyOptions['owner']): Promise<number> {
  try {
    const { mode, size } = await stat(from);
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await chmod(to, mode & 0o777);
    if (owner !== undefined) await chown(to, owner.uid, owner.gid);
    await syncToDisk(to);
    return size;
  } catch (error) {
    // A table was dropped, or a temporary file removed.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}

/** Waits until a file or folder is on disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
