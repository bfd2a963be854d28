/**
 * `npm run bench:races`: many clients compete for the last of something, at two processes of one database. Each race
 * has one correct outcome, and the ledger is audited at the end.
 */
import { randomBytes } from 'node:crypto';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { createPromotion } from '#features/promotions/server/promotions/create-promotion.ts';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openBenchDatabase } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { auditLedger, formatFindings, isClean } from './ledger/audit.ts';
import { formatTable } from './measure/table.ts';
import {
  COUPON,
  forTheCoupon,
  forTheLastUnits,
  forThePromotion,
  type Ground,
  LAST_UNITS,
  PROMOTION,
  sentTenTimes,
} from './races/order-races.ts';
import type { Outcome } from './races/race.ts';
import { PRODUCT, type ServerProcess, startServer } from './server-process.ts';
import { makeWorld, stockNow, type World } from './world/make-world.ts';

const CLIENTS = 500;
const sessionSecret = randomBytes(48).toString('base64url');

ensureBuilt();
const database = await openBenchDatabase();
const servers: ServerProcess[] = [];
try {
  const { url, dataDir } = database;
  const stockOf = (number: number) => thousandths(number === 0 ? LAST_UNITS * 1000 : 500_000_000);
  const world = await makeWorld(url, { products: 50, clients: CLIENTS, sessionSecret, stockOf });
  const stockAtStart = await stockNow(url);
  await offerCoupon(url, world.supplierId);
  await offerPromotion(url, world);
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', SESSION_SECRET: sessionSecret };
  for (let process = 0; process < 2; process += 1)
    servers.push(await startServer({ script: PRODUCT, port: await freePort(), ready: '/readyz', env }));
  const ground: Ground = { world, urls: servers.map((server) => server.url), stock: () => stockNow(url) };
  const outcomes = [
    await forTheLastUnits(ground),
    await sentTenTimes(ground),
    await forTheCoupon(ground),
    await forThePromotion(ground),
  ];
  const findings = await auditLedger(url, { stockAtStart });
  process.stdout.write(`${formatOutcomes(outcomes)}\n\n${formatFindings(findings)}\n`);
  if (!isClean(findings) || outcomes.some(({ wanted, seen }) => wanted !== seen)) process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.remove();
}

async function offerCoupon(url: string, supplierId: string): Promise<void> {
  const own = openDatabase(url);
  const discount = { kind: 'percent', basisPoints: 1000 } as const;
  await createCoupon(own.db, supplierId, { code: COUPON.code, discount, limit: COUPON.limit }, Date.now());
  await own.close();
}

async function offerPromotion(url: string, { supplierId, products }: World): Promise<void> {
  const own = openDatabase(url);
  const scope = { products: [products[PROMOTION.product]?.id ?? ''], categories: [], brands: [], tags: [] };
  const terms = {
    name: 'Leve 3, pague 2',
    condition: { scope, units: 2 },
    reward: { kind: 'units', units: 1, basisPoints: 10_000, which: 'cheapest' },
    limits: { uses: PROMOTION.uses },
  } as const;
  await createPromotion(own.db, supplierId, terms, Date.now());
  await own.close();
}

function formatOutcomes(outcomes: readonly Outcome[]): string {
  return formatTable({
    head: ['', 'corrida', 'esperado', 'visto'],
    rows: outcomes.map(({ race, wanted, seen }) => [wanted === seen ? 'ok' : 'FALHOU', race, wanted, seen]),
    words: 4,
  });
}
