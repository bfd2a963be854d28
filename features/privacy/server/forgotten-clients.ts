/**
 * Deleted clients are also listed outside the database, by id: a database that is restored to an earlier moment has them again, and
 * deletes them again. LGPD art. 18; reliability G21.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientId } from '#kernel/ids.ts';
import type { Database } from '#platform/db/database.ts';
import { writeWhole } from '#platform/process/whole-file.ts';
import type { ForgottenClient } from '../domain/deletion.ts';
import { doneDeletions, requestDeletionsAgain } from './deletion-requests.store.ts';

/** Files with the same list, one client a line: beside the data, and where the WAL is archived. */
type Files = readonly string[];

export const forgottenFile = (folder: string): string => join(folder, 'forgotten-clients.jsonl');

/** Makes the deletion of each listed client due at once, where the database has not deleted them. Returns how many those are. */
export async function forgetAgain({ db }: Database, files: Files): Promise<number> {
  const listed = await readForgotten(files);
  return listed.length === 0 ? 0 : requestDeletionsAgain(db, listed);
}

/** Adds who has been deleted to every file. Nobody is taken from it. */
export async function listForgotten({ db }: Database, files: Files): Promise<void> {
  const listed = await readForgotten(files);
  const known = new Set(listed.map(({ clientId }) => clientId));
  const added = (await doneDeletions(db)).filter(({ clientId }) => !known.has(clientId));
  if (added.length > 0) await writeForgotten(files, [...listed, ...added]);
}

/** The clients in any of the files; a missing file is empty. */
export async function readForgotten(files: Files): Promise<readonly ForgottenClient[]> {
  const found = new Map<ClientId, ForgottenClient>();
  for (const file of files) {
    for (const line of (await textOf(file)).split('\n').filter(Boolean)) {
      const client: ForgottenClient = JSON.parse(line);
      found.set(client.clientId, client);
    }
  }
  return [...found.values()];
}

export async function writeForgotten(files: Files, clients: readonly ForgottenClient[]): Promise<void> {
  const text = clients.map((client) => `${JSON.stringify(client)}\n`).join('');
  for (const file of files) await writeWhole(file, text, { mode: 0o600 });
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
