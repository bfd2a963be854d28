import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#platform/process/project-folder.ts';

export const migrationsFolder = inProject('db/migrations');

export interface Migration {
  /** The file without its extension. */
  readonly name: string;
  /** Creation time, as the database stores it for applied ones. Epoch milliseconds. */
  readonly writtenAt: number;
}

let known: readonly Migration[] | undefined;

/** The migrations of this build, oldest first. */
export function allMigrations(): readonly Migration[] {
  known ??= readJournal();
  return known;
}

export const newestMigration = (): number => allMigrations().at(-1)?.writtenAt ?? 0;

export const firstMigration = (): number | undefined => allMigrations()[0]?.writtenAt;

/** The statements of a migration, and the hash that Drizzle stores with an applied one. */
export function contentOf({ name }: Migration): {
  readonly statements: readonly string[];
  readonly hash: string;
} {
  const text = readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8');
  return {
    statements: text.split('--> statement-breakpoint'),
    hash: createHash('sha256').update(text).digest('hex'),
  };
}

function readJournal(): readonly Migration[] {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly when: number; readonly tag: string }[];
  };
  return entries
    .map(({ when, tag }) => ({ name: tag, writtenAt: when }))
    .sort((a, b) => a.writtenAt - b.writtenAt);
}
