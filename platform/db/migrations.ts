import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#platform/process/project-folder.ts';

export const migrationsFolder = inProject('db/migrations');

let newest: number | undefined;

/** When the last migration that this build knows was written, as the database keeps it of each that was applied. */
export function newestMigration(): number {
  newest ??= readNewest();
  return newest;
}

function readNewest(): number {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly when: number }[];
  };
  return Math.max(0, ...entries.map(({ when }) => when));
}
