/** `npm run bench:search`: the quality of the search, by the public queries, on the real product files. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { ask, openBenchDatabase } from './bench-database.ts';
import { askAll } from './search/ask-all.ts';
import { formatKinds, formatWeak } from './search/format.ts';
import { dataIsThere, judgedQueries, PRODUCT_FILES } from './search/judged-queries.ts';
import { reportOf } from './search/measures.ts';
import { searchWorld } from './search/search-world.ts';

const { values: options } = parseArgs({
  options: {
    /** Lists the queries with the worst results, too. */
    weak: { type: 'boolean', default: false },
    /** File with other queries of the same form. */
    queries: { type: 'string' },
  },
});

if (dataIsThere()) await run();
else say('Os dados de busca não estão em ../shared/data; não há o que medir.');

async function run(): Promise<void> {
  say('Preparando o banco de dados e importando os produtos…');
  const bench = await openBenchDatabase();
  try {
    await migrate(bench.url);
    const database = openDatabase(bench.url, { statementTimeout: 120_000 });
    try {
      const context = await searchWorld(database, PRODUCT_FILES, join(bench.dataDir, 'pictures'));
      await ask(bench.url, 'vacuum analyze');
      const judged = await askAll(context, await judgedQueries(options.queries));
      say(`\n${formatKinds(reportOf(judged, 'todas'))}\n`);
      if (options.weak) say(`${formatWeak(judged)}\n`);
    } finally {
      await database.close();
    }
  } finally {
    await bench.remove();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
