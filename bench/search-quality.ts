/** `npm run bench:search`: the quality of the search, by judged and by sampled queries, on the real product files. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Context } from '#platform/db/context.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openBenchDatabase, queryOnce } from './bench-database.ts';
import { searchAll, searchSampled } from './search/ask-all.ts';
import { formatKinds, formatSample, formatWeak } from './search/format.ts';
import {
  dataIsThere,
  isMedicine,
  judgedQueries,
  PRODUCT_FILES,
  QUERY_SETS,
} from './search/judged-queries.ts';
import { type Judged, reportOf } from './search/measures.ts';
import { perturbedQueries } from './search/perturbed-names.ts';
import { type ProductWords, productWords } from './search/relevance-rule.ts';
import { reportSample, sampleQueries } from './search/sampled-products.ts';
import { searchWorld } from './search/search-world.ts';
import { seededRandom } from './seeded-random.ts';

const { values: options } = parseArgs({
  options: {
    /** Lists the queries with the worst results, too. */
    weak: { type: 'boolean', default: false },
    /** File with other queries of the same form. */
    queries: { type: 'string' },
    /** Number of products sampled, and the seed that draws them. */
    sample: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    /** Number of perturbed queries of each kind. */
    perturbed: { type: 'string', default: '150' },
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
      await queryOnce(bench.url, 'vacuum analyze');
      const sold = await queryOnce<{ sku: string; name: string; brand: string }>(
        bench.url,
        'select sku, name, brand from products order by sku',
      );
      const products = productWords(sold);
      await judge(context, products);
      const sampled = products.filter(({ code }) => !isMedicine(code));
      const perturbed = perturbedQueries(
        products,
        sampled,
        Number(options.perturbed),
        seededRandom(Number(options.seed)),
      );
      report(await searchAll(context, perturbed), 'alteradas');
      const random = seededRandom(Number(options.seed));
      const names = productWords(sold.map(({ sku, name }) => ({ sku, name, brand: '' })));
      const goods = names.filter(({ code }) => !isMedicine(code));
      for (const [title, of] of [
        ['de todos', names],
        ['sem medicamentos', goods],
      ] as const) {
        const answers = await searchSampled(context, sampleQueries(of, Number(options.sample), random));
        say(`\n${formatSample(title, reportSample(answers, products))}\n`);
      }
    } finally {
      await database.close();
    }
  } finally {
    await bench.remove();
  }
}

async function judge(context: Context, products: readonly ProductWords[]): Promise<void> {
  const sets = options.queries === undefined ? QUERY_SETS : [['todas', options.queries] as const];
  for (const [title, file] of sets) {
    report(await searchAll(context, await judgedQueries(file, products)), title);
  }
}

function report(judged: readonly Judged[], title: string): void {
  say(`\n${formatKinds(reportOf(judged, title))}\n`);
  if (options.weak) say(`${formatWeak(judged)}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
