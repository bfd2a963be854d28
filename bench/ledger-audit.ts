/** `npm run bench:audit -- --data-dir .vitrine`: the ledger audit alone, on a data folder or on DATABASE_URL. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defined } from '#kernel/defined.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { readJournal } from './journal.ts';
import { auditLedger, formatFindings, isClean } from './ledger/audit.ts';

const { values: options } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: process.env.DATA_DIR ?? '.vitrine' },
    /** Journal of a kill run. */
    journal: { type: 'string' },
    /** Initial stock of a kill run. */
    stock: { type: 'string' },
  },
});

const given = process.env.DATABASE_URL;
const database =
  given === undefined || given === ''
    ? await joinEmbeddedDatabase({ dataDir: options['data-dir'], log: () => {} })
    : { url: given, stop: async () => {} };
try {
  const findings = await auditLedger(database.url, {
    ...defined({
      journal: options.journal === undefined ? undefined : readJournal(options.journal),
      stockAtStart: options.stock === undefined ? undefined : JSON.parse(readFileSync(options.stock, 'utf8')),
    }),
  });
  process.stdout.write(`${formatFindings(findings)}\n`);
  if (!isClean(findings)) process.exitCode = 1;
} finally {
  await database.stop();
}
