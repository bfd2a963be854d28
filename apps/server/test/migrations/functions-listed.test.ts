/** `db/README.md` leads to the migration that holds the present body of each function. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'db/migrations';

test('each function of the database is listed with the last migration that makes it', () => {
  const made = new Map<string, string>();
  for (const file of readdirSync(FOLDER).sort()) {
    if (!file.endsWith('.sql')) continue;
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
    for (const [, name = ''] of text.matchAll(/create (?:or replace )?function "?([a-z_]+)"?\s*\(/gi))
      made.set(name, file);
    for (const [, name = ''] of text.matchAll(/drop function (?:if exists )?"?([a-z_]+)/gi))
      made.delete(name);
  }
  const readme = readFileSync('db/README.md', 'utf8');
  const listed = [...readme.matchAll(/^\| `([a-z_]+)`.*`([\w.]+\.sql)` *\|$/gm)].map(([, name, file]) => [
    name,
    file,
  ]);
  expect(listed).toEqual([...made].toSorted());
});
