/**
 * `node tools/run.mjs bench/geo-look-ups.ts`: how fast the municipality of a point is found among the polygons of the
 * whole country, and whether it is the right one.
 */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Position } from '#features/addresses/domain/address.ts';
import { areaAt } from '#features/delivery/domain/area.ts';
import { suppliersWithAreaAt } from '#features/delivery/server/areas/area-shape.store.ts';
import { createDeliveryArea } from '#features/delivery/server/areas/create-delivery-area.ts';
import { areaCovering } from '#features/delivery/server/areas/delivery-area.store.ts';
import { shapeCovers } from '#features/delivery/server/areas/shape-covers.store.ts';
import { deliveryAreas } from '#features/delivery/server/delivery.tables.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { centavos } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openBenchDatabase, queryOnce } from './bench-database.ts';
import { geoDataIsThere, type MunicipalArea, municipalAreas, places } from './geo/municipal-areas.ts';
import { percentile } from './measure/percentile.ts';
import { formatNumber, formatTable } from './measure/table.ts';
import { seededRandom } from './seeded-random.ts';

const { values: options } = parseArgs({
  options: {
    /** Look-ups by the product's own condition, ten thousand points per query. */
    'look-ups': { type: 'string', default: '1000000' },
    /** Look-ups one by one, as a request makes them, on each connection. */
    single: { type: 'string', default: '50000' },
    connections: { type: 'string', default: '8' },
    /** Number of results that are compared with the pure rule. */
    checked: { type: 'string', default: '2000' },
    /** Number of shops for the search of shops that deliver to a place. */
    shops: { type: 'string', default: '200' },
    seed: { type: 'string', default: '7' },
  },
});
const count = Number(options['look-ups']);
const single = Number(options.single);
const BATCH = 10_000;
const connections = Number(options.connections);

/** SQL of the latest query. */
let lookedUp = '';

if (geoDataIsThere()) await run();
else say('Os polígonos não estão em ../shared/data/geo; não há o que medir.');

async function run(): Promise<void> {
  const bench = await openBenchDatabase();
  try {
    await migrate(bench.url);
    const database = openDatabase(bench.url, {
      statementTimeout: 120_000,
      onQuery: (text) => {
        lookedUp = text;
      },
    });
    try {
      await measureAll(database, bench.url);
    } finally {
      await database.close();
    }
  } finally {
    await bench.remove();
  }
}

async function measureAll(database: Database, url: string): Promise<void> {
  const areas = await municipalAreas();
  say(`Preparando ${formatNumber(areas.length)} polígonos…`);
  const shop = await aShop(database, 'municipios', areas);
  const random = seededRandom(Number(options.seed));
  await queryOnce(url, 'vacuum analyze delivery_areas');
  const points = await places(random, Math.min(count, 100_000));

  const wrong = await wrongAnswers(database, shop, areas, points.slice(0, Number(options.checked)));
  const all = await inBatches(database, shop, points);
  const one = await timed(points, single, (point) => areaCovering(database.db, shop, { position: point }));
  const questions = [lookedUp];

  const shops = await severalShops(database, areas, Number(options.shops));
  await queryOnce(url, 'vacuum analyze delivery_areas');
  const among = await timed(points, Math.ceil(single / 10), (point) =>
    suppliersWithAreaAt(database.db, shops, { position: point }),
  );
  questions.push(lookedUp);
  say(
    formatTable({
      words: 1,
      head: ['pergunta', 'consultas', 'segundos', 'consultas/s', 'p50 ms', 'p99 ms', 'com resposta'],
      rows: [
        ['municípios de um lote de pontos', ...figures(all)],
        ['área que cobre um ponto', ...figures(one)],
        [`quem entrega, de ${shops.length} lojas`, ...figures(among)],
      ],
    }),
  );
  say(`\nConferidas com a regra pura: ${options.checked}, diferentes: ${wrong}.`);
  const plans = await plansOf(url, questions);
  for (const [name, uses] of plans) say(`Plano de ${name}: ${uses ? 'pelo índice' : 'SEM O ÍNDICE'}.`);
  if (wrong > 0 || plans.some(([, uses]) => !uses)) process.exitCode = 1;
}

async function aShop(database: Database, slug: string, areas: readonly MunicipalArea[]): Promise<string> {
  return database.transaction(async (db) => {
    const { id } = await createSupplier(db, {
      slug,
      name: slug,
      whiteLabel: false,
      tags: ['has-delivery'],
      theme: { primary: '#0b7a43', secondary: '#ffb703', auxiliary: '#e9f6ee', text: '#ffffff' },
      menu: [],
      footer: { legalName: slug, cnpj: '11.222.333/0001-81', address: 'Rua Um, 1', columns: [] },
      domains: [],
      stores: [],
    });
    for (const [position, { name, bounds }] of areas.entries())
      await createDeliveryArea(db, id, { name, bounds, fee: centavos(0), position });
    return id;
  });
}

/** Creates shops that each deliver to about forty neighbouring municipalities. */
async function severalShops(
  database: Database,
  areas: readonly MunicipalArea[],
  many: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < many; at += 1) {
    const from = Math.floor((at * (areas.length - 40)) / many);
    ids.push(await aShop(database, `loja-${at}`, areas.slice(from, from + 40)));
  }
  return ids;
}

/** The same condition for many points per query: the database's time without round trips. */
async function inBatches(database: Database, shop: string, points: readonly Position[]): Promise<Timed> {
  const milliseconds = new Float64Array(Math.ceil(count / BATCH));
  let found = 0;
  const began = performance.now();
  for (const at of milliseconds.keys()) {
    const some = Array.from({ length: BATCH }, (_, index) => points[(at * BATCH + index) % points.length]);
    const lookedUp = performance.now();
    const { rows } = await database.db.execute<{ found: string }>(
      sql`select count(*) as found from unnest(${sql.param(some.map((one) => one?.longitude))}::float8[],
        ${sql.param(some.map((one) => one?.latitude))}::float8[]) as place (x, y)
        cross join lateral (select ${deliveryAreas.id} from ${deliveryAreas}
          where ${deliveryAreas.supplierId} = ${shop} and ${deliveryAreas.active}
            and ${shapeCovers(sql`place.x`, sql`place.y`)}
          order by ${deliveryAreas.position} limit 1) as area`,
    );
    milliseconds[at] = (performance.now() - lookedUp) / BATCH;
    found += Number(rows[0]?.found);
  }
  const seconds = (performance.now() - began) / 1_000;
  return { seconds, milliseconds: milliseconds.sort(), found, count: milliseconds.length * BATCH };
}

interface Timed {
  readonly seconds: number;
  readonly count: number;
  /** Durations of the look-ups. */
  readonly milliseconds: Float64Array;
  readonly found: number;
}

/** Each connection runs one query after another, as requests do. */
async function timed(
  points: readonly Position[],
  many: number,
  look: (point: Position) => Promise<unknown>,
): Promise<Timed> {
  const milliseconds = new Float64Array(many);
  let [next, found] = [0, 0];
  const began = performance.now();
  const connection = async (): Promise<void> => {
    while (next < many) {
      const at = next;
      next += 1;
      const point = points[at % points.length];
      if (point === undefined) return;
      const lookedUp = performance.now();
      const answer = await look(point);
      milliseconds[at] = performance.now() - lookedUp;
      if (answer instanceof Set ? answer.size > 0 : answer !== undefined) found += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - began) / 1_000;
  return { seconds, milliseconds: milliseconds.sort(), found, count: many };
}

function figures({ seconds, count: looked, milliseconds, found }: Timed): string[] {
  return [
    formatNumber(looked),
    formatNumber(seconds, 1),
    formatNumber(looked / seconds),
    formatNumber(percentile(milliseconds, 0.5), 3),
    formatNumber(percentile(milliseconds, 0.99), 3),
    formatNumber(found),
  ];
}

async function wrongAnswers(
  database: Database,
  shop: string,
  areas: readonly MunicipalArea[],
  points: readonly Position[],
): Promise<number> {
  let wrong = 0;
  for (const position of points) {
    const found = await areaCovering(database.db, shop, { position });
    if (found?.name !== areaAt(areas, { position })?.name) wrong += 1;
  }
  return wrong;
}

/** Whether the generic plans of the product's own queries use the index. */
async function plansOf(url: string, questions: readonly string[]): Promise<[string, boolean][]> {
  const plans: [string, boolean][] = [];
  for (const [at, question] of questions.entries()) {
    const rows = await queryOnce<{ 'QUERY PLAN': string }>(url, `explain (generic_plan) ${question}`);
    const uses = rows.some((row) => row['QUERY PLAN'].includes('delivery_areas_by_shape'));
    plans.push([at === 0 ? 'área que cobre um ponto' : 'quem entrega', uses]);
  }
  return plans;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
