/** A version after this one: the same program with two more migrations, as `npm run package` installs it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#platform/process/project-folder.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/** Adds a column to the busiest table and reads nothing of it: the former version goes on without knowing it. */
const EXPANDS = 'ALTER TABLE "orders" ADD COLUMN "next_version_note" text;';
const INDEXES = `-- concurrently
CREATE INDEX CONCURRENTLY "orders_next_version" ON "orders" USING btree ("supplier_id","next_version_note");`;

export function packageNextVersion(folder: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'tools/package-server.mjs', folder],
    {
      cwd: inProject(''),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`the package was not written: ${stderr}`);
  const file = join(folder, 'db/migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const { idx, when } = journal.entries.at(-1) ?? { idx: 0, when: 0 };
  const added = [EXPANDS, INDEXES].map((sql, position) => {
    const entry = { idx: idx + 1 + position, version: '7', when: when + 1 + position, breakpoints: true };
    const tag = `${String(entry.idx).padStart(4, '0')}_next_version`;
    writeFileSync(join(folder, `db/migrations/${tag}.sql`), sql);
    return { ...entry, tag };
  });
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, ...added] }));
}
