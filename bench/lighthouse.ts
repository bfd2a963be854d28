/** `npm run lighthouse`: Lighthouse on a shop's pages with a simulated mid-range phone. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { ensureBuilt } from './ensure-built.ts';
import { inspectPage } from './lighthouse/inspect-page.ts';
import { fillShop } from './lighthouse/large-shop.ts';
import { formatPages, type Page, type PageReport, summarise } from './lighthouse/page-report.ts';
import { dataIsThere } from './search/judged-queries.ts';
import { PRODUCT, startServer } from './server-process.ts';

const { values: options } = parseArgs({
  options: {
    /** The median of each figure counts. */
    runs: { type: 'string', default: '1' },
    /** Imports the 44,043 products of ../shared/data into the shop. */
    large: { type: 'boolean', default: false },
    /** Only pages whose names contain this text. */
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    /** How many times slower than this machine the phone is, where it is not the 4 of a fast desktop. */
    slowdown: { type: 'string' },
  },
});

const SHOP = 'mercado-central';

ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'));
const port = await freePort();
const data = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
const server = await startServer({
  script: PRODUCT,
  port,
  ready: '/readyz',
  env: { ...data, DEMO: '1', PUBLIC_URL: `http://localhost:${port}` },
});
try {
  if (options.large && !dataIsThere()) throw new Error('the products are not in ../shared/data');
  if (options.large) await fillShop(SHOP, data);
  const reports: PageReport[] = [];
  const pages = (await pagesOf(server.url)).filter(({ name }) => name.includes(options.only));
  for (const page of pages) {
    process.stdout.write(`${page.name}: ${page.path}\n`);
    const runs: PageReport[] = [];
    for (let run = 0; run < Number(options.runs); run += 1)
      runs.push(await inspectPage(page, server.url, folder, options.slowdown));
    reports.push(summarise(runs));
  }
  process.stdout.write(`\n${formatPages(reports)}\n`);
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(reports, null, 2)}\n`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Entry pages of visitors: the home, a category, a search, and the category's first product. */
async function pagesOf(url: string): Promise<Page[]> {
  const category = 'hortifruti';
  const list = await fetch(`${url}/${SHOP}/c/${category}`).then((answer) => answer.text());
  const product = new RegExp(`/${SHOP}/p/[\\w-]+`).exec(list)?.[0];
  if (product === undefined) throw new Error('the category shows no product');
  return [
    { name: 'início', path: `/${SHOP}` },
    { name: 'lista', path: `/${SHOP}/c/${category}` },
    { name: 'busca', path: `/${SHOP}/busca?q=arroz` },
    { name: 'produto', path: product },
  ];
}
