import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A temporary name for a file that is being written. */
export const draftPath = (path: string): string => `${path}.${randomUUID()}`;

const DRAFT = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Writes a file atomically (temporary file and rename): readers and crashes never see half of it. */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  { mode = 0o666 }: { readonly mode?: number } = {},
): Promise<void> {
  const draft = draftPath(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, content, { mode });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Undefined if there is no such file. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Deletes temporary files, recursively, that were not modified since `before`: their writers were killed. Returns how many. Other
 * files stay.
 */
export async function dropDrafts(folder: string, before: number): Promise<number> {
  let dropped = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) dropped += await dropDrafts(path, before);
    else if (DRAFT.test(entry.name)) {
      const facts = await stat(path).catch(() => undefined);
      if (facts === undefined || facts.mtimeMs >= before) continue;
      await rm(path, { force: true });
      dropped += 1;
    }
  }
  return dropped;
}
