import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { traceabilityPage } from './page.ts';

writeFileSync(fileURLToPath(new URL('../../docs/traceability.md', import.meta.url)), traceabilityPage());
