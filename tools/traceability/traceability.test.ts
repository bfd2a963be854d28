import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { traceabilityPage } from './page.ts';

test('docs/traceability.md says what the code holds: else run `npm run traceability`', () => {
  const written = readFileSync(fileURLToPath(new URL('../../docs/traceability.md', import.meta.url)), 'utf8');
  expect(written).toBe(traceabilityPage());
});
