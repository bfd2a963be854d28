/** The product reads its environment in one place, where each variable is declared, checked and documented. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema } from '#apps/server/src/settings/environment-schema.ts';
import { inProject } from '#platform/process/project-folder.ts';

/** Files that touch the environment themselves, and why; `names` are the variables that they read of it. */
const ALLOWED: Readonly<Record<string, { readonly why: string; readonly names: readonly string[] }>> = {
  'apps/server/src/settings.ts': { why: 'hands all of it to the check', names: [] },
  'apps/server/src/import.ts': { why: 'npm’s variable for where a command was typed', names: ['INIT_CWD'] },
  'apps/server/src/lifecycle/relaunch.ts': {
    why: 'passes it on to the same program',
    names: ['MALLOC_ARENA_MAX', 'NODE_OPTIONS'],
  },
  'platform/db/database.ts': { why: 'chooses the driver when it is loaded', names: ['DB_DRIVER'] },
  'platform/db/embedded/database-user.ts': {
    why: 'passes the path to PostgreSQL’s programs',
    names: ['PATH'],
  },
};

/** Variables of Node, npm and the system, which are not settings of the product. */
const OF_OTHERS = ['INIT_CWD', 'MALLOC_ARENA_MAX', 'NODE_OPTIONS', 'PATH'];

const READS =
  /\bprocess\s*(?:\?\.|\.|\[\s*['"])\s*env\b|import [^{}]*from ['"]node:process['"]|\benv\b[^=;]*\}\s*=\s*process\b/;

const sources = globSync('{kernel,platform,features,apps}/**/*.{ts,tsx,mjs}', { cwd: inProject('.') }).filter(
  (file) =>
    !/\.test\.tsx?$|\/testing\/|vite\.config\.ts$|offline-worker\.ts$|(^|\/)node_modules\//.test(file),
);

test('no other file reads the environment', () => {
  const reading = sources.filter((file) => READS.test(readFileSync(inProject(file), 'utf8')));
  expect(reading.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});

test('each of these reads only the variables that it is allowed to', () => {
  for (const [file, { names }] of Object.entries(ALLOWED)) {
    const text = readFileSync(inProject(file), 'utf8');
    const read = [...text.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name);
    expect([...new Set(read)].toSorted(), file).toEqual(names);
  }
});

test('each of these variables is a declared setting, or one of Node, npm or the system', () => {
  const read = Object.values(ALLOWED).flatMap(({ names }) => names);
  expect(read.filter((name) => !(name in environmentSchema.properties)).toSorted()).toEqual(OF_OTHERS);
});
