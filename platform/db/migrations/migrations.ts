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

export interface MigrationContent {
  readonly statements: readonly string[];
  /** As Drizzle stores it with an applied one. */
  readonly hash: string;
  /** `-- concurrently`: it creates indexes while others write, which PostgreSQL does in no transaction. */
  readonly concurrently: boolean;
  /** `-- contract: 0042_name`: builds that do not know that migration cannot use the tables any more. Its creation time. */
  readonly oldestBuild: number | undefined;
}

export const contentOf = ({ name }: Migration): MigrationContent =>
  parseMigration(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));

/** Reads the comments that say how a migration is applied. Throws if one names a migration that is not there. */
export function parseMigration(text: string, all: readonly Migration[] = allMigrations()): MigrationContent {
  const needed = /^-- contract: (\S+)$/m.exec(text)?.[1];
  const oldest = all.find(({ name }) => name === needed);
  if (needed !== undefined && oldest === undefined) throw new Error(`there is no migration ${needed}`);
  return {
    statements: text.split('--> statement-breakpoint'),
    hash: createHash('sha256').update(text).digest('hex'),
    concurrently: /^-- concurrently$/m.test(text),
    oldestBuild: oldest?.writtenAt,
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
