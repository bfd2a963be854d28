import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '#platform/process/project-folder.ts';
import { settingsTable } from './settings-table.ts';

test('docs/running.md has the table that `npm run settings` prints', () => {
  const text = readFileSync(inProject('docs/running.md'), 'utf8');
  const [, table] = /<!-- settings: .*? -->\n([\s\S]*?)<!-- end of settings -->/.exec(text) ?? [];
  expect(table?.trim()).toBe(settingsTable());
});
