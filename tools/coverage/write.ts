import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coveragePage } from './page.ts';

writeFileSync(fileURLToPath(new URL('../../docs/coverage.md', import.meta.url)), coveragePage());
