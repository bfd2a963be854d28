/** What a backup is: a folder named after its moment, with a manifest that is written last. */
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

export const MANIFEST = 'vitrine-backup.json';
/** The copy of PostgreSQL's folder; absent where the database is elsewhere (DATABASE_URL). */
export const DATABASE = 'postgres';
/** The rest of the data folder: pictures, secrets, and who has been deleted. */
export const FILES = 'files';

const manifestSchema = Type.Object({
  format: Type.Literal(1),
  /** ISO 8601. A restore to a moment needs one that is not before `endedAt`. */
  startedAt: Type.String(),
  endedAt: Type.String(),
  hasDatabase: Type.Boolean(),
  bytes: Type.Integer(),
});

export interface Manifest {
  readonly format: 1;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly hasDatabase: boolean;
  readonly bytes: number;
}

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
    if (Value.Check(manifestSchema, manifest)) return manifest;
  } catch {
    // Said below.
  }
  throw new StartupRefusal(
    `${folder} não é um backup completo da Vitrine: falta um ${MANIFEST} válido. Indique a pasta que npm run backup mostrou.`,
  );
}

/** Not in a backup: the database has a copy of its own, sizes of pictures are computed again, and stored mails have been sent. */
const NOT_COPIED =
  /^(postgres(\.new|\.restoring)?|picture-sizes|mail|server\.lock(-journal)?|before-restore-[^/]+)$/;

export const isCopied = (name: string): boolean => !NOT_COPIED.test(name.split('/')[0] ?? '');

/** Whether the path is the folder or below it. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way.split(sep)[0] !== '..';
}
