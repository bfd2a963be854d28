import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from './make-world.ts';

export interface StoredWorld {
  readonly world: World;
  /** The secret that signed the clients' sessions, which last a day. */
  readonly sessionSecret: string;
}

/** The world of an earlier run in this folder; else a new one, stored there where a folder is given. */
export const storedWorld = <Stored extends StoredWorld>(
  folder: string | undefined,
  make: () => Promise<Stored>,
): Promise<Stored> => stored(folder, make);

/** What an earlier run with this folder made; else what `make` makes. */
export async function stored<Stored>(
  folder: string | undefined,
  make: () => Promise<Stored>,
): Promise<Stored> {
  if (folder === undefined) return make();
  const file = join(folder, 'world.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const made = await make();
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(made));
  return made;
}
