import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '../db/database.ts';
import { readIfThere } from '../process/whole-file.ts';
import { type PublishedAsset, putAsset, unpublished } from './published-assets.store.ts';

export interface AssetFolder {
  /** Of the paths, such as '/assets/'. */
  readonly prefix: string;
  readonly dir: string;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Whether the file's name holds a hash of its content: only such a file is the same in every build that has it. */
export const isHashedName = (name: string): boolean => /-[\w-]{8}\.\w{2,5}$/.test(name);

/**
 * Stores the files of this process's build for the processes of other builds, in the order of their paths, so that two that start at once wait
 * for each other instead of locking each other out. Returns how many were new.
 */
export async function publishAssets(db: Db, folders: readonly AssetFolder[], now: Instant): Promise<number> {
  const files = new Map<string, string>();
  for (const { prefix, dir } of folders)
    for (const name of await readdir(dir))
      if (isHashedName(name) && types[extname(name)] !== undefined) files.set(prefix + name, join(dir, name));
  const missing = await unpublished(db, [...files.keys()].sort(), now);
  for (const path of missing) await putAsset(db, await assetOf(path, files.get(path) ?? ''), now);
  return missing.length;
}

async function assetOf(path: string, file: string): Promise<PublishedAsset> {
  const type = types[extname(path)] ?? '';
  const gzipped = await readIfThere(`${file}.gz`);
  return gzipped === undefined
    ? { path, type, content: await readFile(file), gzipped: false }
    : { path, type, content: gzipped, gzipped: true };
}
