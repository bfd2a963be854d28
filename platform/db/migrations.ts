import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#platform/process/project-folder.ts';

export const migrationsFolder = inProject('db/migrations');

let known: readonly number[] | undefined;

/**
 * Creation time of each migration of this build, as the database stores it for applied ones. Epoch milliseconds, oldest first.
 */
function writtenAt(): readonly number[] {
  known ??= readJournal();
  return known;
}

export const newestMigration = (): number => writtenAt().at(-1) ?? 0;

export const firstMigration = (): number | undefined => writtenAt()[0];

function readJournal(): readonly number[] {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly when: number }[];
  };
  return entries.map(({ when }) => when).sort((a, b) => a - b);
}
