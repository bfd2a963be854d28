/** docs/retention.md is made of the periods that the job reads. `npx vitest run tools/documentation/retention.test.ts -u` writes it. */
import { expect, test } from 'vitest';
import type { Period } from '#features/privacy/domain/retention/period.ts';
import { RETENTION_SUBJECTS } from '#features/privacy/domain/retention/retention-periods.ts';
import { UNLIMITED } from '#features/privacy/domain/retention/unlimited-tables.ts';
import { inProject } from '#platform/process/project-folder.ts';

const periodOf = ({ count, unit }: Period): string =>
  count === 0 ? 'none' : `${count} ${unit}${count === 1 ? '' : 's'}`;
const tablesOf = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `\`${name}\``).join(', ');
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const limited = RETENTION_SUBJECTS.map(([key, { period, why, rules }]) => {
  const tables = rules.map(({ table }) => table);
  return row(key, periodOf(period), tables.length === 0 ? 'files' : tablesOf(tables), why);
});
const unlimited = Object.entries(UNLIMITED).map(([key, { why, tables }]) => row(key, tablesOf(tables), why));

const page = `# Retention

How long the rows of each table stay, and why. The periods are in \`features/privacy/domain/retention/retention-periods.ts\`, from which this page is
written (\`npx vitest run tools/documentation/retention.test.ts -u\`); a table that is in neither list fails a test. The panel shows shops what concerns
them, on a client's page under _Dados pessoais_. None of the periods is a setting: some are the law's, and a shop's page may not promise others.

## With a period

| what | period | tables | why |
| --- | --- | --- | --- |
${limited.join('\n')}

The job _Registros que passaram do prazo_ deletes every hour what is older: 2,000 rows a transaction, the tables by turns, for two minutes at most; what
is left waits for the next hour. One process deletes at a time, the one that holds the lock. Old rows are found by an index, or by reading a table that always has few rows, so a run that finds none takes
a tenth of a second at ten thousand shops ([decision 044](decisions/044-retention.md)).

A client's own deletion does not wait for any of these periods: it deletes the client's rows in all tables, and their texts in the audit.

## Without a period

| what | tables | why |
| --- | --- | --- |
${unlimited.join('\n')}

## What the operator retains

- **Access logs** of clients and visitors, with date, time and network address: the Marco Civil da Internet (art. 15) obliges companies that offer
  a site to retain them for six months, apart from everything else. Vitrine's own log has no addresses, so the proxy's log is that record:
  \`deploy/Caddyfile\` writes it, and deletes it after 184 days.
- **Vitrine's log** names people by ids only. Thirty days are enough to find a failure.
- **Backups** contain what was deleted since: delete them after thirty days as well, and restore as [running](running.md) says, which
  deletes again what had been deleted.
`;

test('docs/retention.md lists every table', async () => {
  await expect(page).toMatchFileSnapshot(inProject('docs/retention.md'));
});
