import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { coveragePage } from './page.ts';

test('docs/coverage.md says what the code holds: else run `npm run coverage`', () => {
  const written = readFileSync(fileURLToPath(new URL('../../docs/coverage.md', import.meta.url)), 'utf8');
  expect(written).toBe(coveragePage());
});
