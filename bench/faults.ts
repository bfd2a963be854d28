/**
 * `npm run bench:faults`: two processes sell while clients abort their calls, stock is imported, orders are
 * cancelled, and the database fails in many ways. No order may be lost or duplicated, no response may be a 500,
 * everything must recover by itself, and no resource may leak. Reliability T56 to T61.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { type FaultProxy, startFaultProxy } from '#platform/testing/fault-proxy.ts';
import { ensureBuilt } from './ensure-built.ts';
import { Cluster } from './faults/cluster.ts';
import { COUPON, Crowd, LEAVERS } from './faults/crowd.ts';
import { type Fault, faultsOf } from './faults/fault-list.ts';
import { stockLines } from './faults/imports.ts';
import { Observations, type Phase } from './faults/observations.ts';
import { complaintsOf, formatPhases, formatResources } from './faults/report.ts';
import { allPlacesFree, resourcesOf, resourcesWhenIdle } from './faults/resources.ts';
import { Samples } from './faults/samples.ts';
import { countRows, formatGrowth, growthOf } from './faults/table-growth.ts';
import { openVolume } from './faults/volume.ts';
import { Journal, readJournal } from './journal.ts';
import { auditLedger, formatFindings, isClean } from './ledger/audit.ts';
import { formatNumber } from './measure/table.ts';
import { seededRandom } from './seeded-random.ts';
import { PRODUCT, type ServerProcess, startServer } from './server-process.ts';
import { makeWorld, stockNow, type World } from './world/make-world.ts';

const { values: options } = parseArgs({
  options: {
    /** Every fault runs at least once. */
    minutes: { type: 'string', default: '0' },
    clients: { type: 'string', default: '16' },
    /** By how much all pauses of clients and imports are longer: 10 for an hour beside other work. */
    pace: { type: 'string', default: '1' },
    /** Seconds without a fault after each one. */
    between: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    /** A regular expression: only faults whose name matches. */
    only: { type: 'string', default: '' },
    /** Keeps the journal and the files. */
    keep: { type: 'boolean', default: false },
  },
});

const PRODUCTS = 300;
const SCARCE = 10;
/** Number of products whose stock is imported. */
const IMPORTED = 100;
/** Size of the database's disk in mebibytes. */
const VOLUME = 3_000;
/** Milliseconds. */
const WARM_UP = 5_000;
const CALM = 20_000;
const BACK_LIMIT = 60_000;
/** A shorter run says nothing about growth. Minutes. */
const LONG = 20;

const random = seededRandom(Number(options.seed));
const sessionSecret = randomBytes(48).toString('base64url');
const folder = await mkdtemp(join(tmpdir(), 'vitrine-faults-'));
const journal = join(folder, 'journal.jsonl');
const observations = new Observations();
const volume = openVolume(folder, VOLUME);
let network: FaultProxy | undefined;
const cluster = new Cluster(volume?.path ?? folder, (port) => network?.retarget(port));
const servers: ServerProcess[] = [];

ensureBuilt();
say(`Semente ${options.seed}, pasta ${folder}`);
if (volume === undefined) say('Sem um disco próprio (pede Linux e root), o disco cheio fica de fora.');
let passed = false;
try {
  await cluster.start();
  passed = await run(await sellersWorld());
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await network?.close();
  await cluster.close();
  volume?.close();
  if (!options.keep) await rm(folder, { recursive: true, force: true }).catch(() => {});
}
say(passed ? '\nTudo certo.' : `\nFALHOU (semente ${options.seed})`);
process.exit(passed ? 0 : 1);

async function sellersWorld(): Promise<World> {
  const stockOf = (number: number) => thousandths(number < SCARCE ? 12_000 : 500_000_000);
  const clients = Number(options.clients) + LEAVERS;
  const world = await makeWorld(cluster.url, { products: PRODUCTS, clients, sessionSecret, stockOf });
  const own = openDatabase(cluster.url);
  const discount = { kind: 'percent', basisPoints: 1000 } as const;
  await createCoupon(own.db, world.supplierId, { code: COUPON, discount }, Date.now());
  await own.close();
  return world;
}

async function run(world: World): Promise<boolean> {
  const ids = world.products.map(({ id }) => id);
  const imported = new Set(ids.slice(-IMPORTED));
  const stock = Object.entries(await stockNow(cluster.url)).filter(([id]) => !imported.has(id));
  network = await startFaultProxy({ port: Number(new URL(cluster.url).port) });
  const databaseUrl = network.through(cluster.url);
  const startOne = async (port: number): Promise<ServerProcess> => {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), DEMO: '0' };
    return startServer({
      script: PRODUCT,
      port,
      ready: '/readyz',
      env: { ...env, SESSION_SECRET: sessionSecret },
    });
  };
  servers.push(await startOne(await freePort()), await startOne(await freePort()));

  const warmUp = observations.begin('aquecimento');
  const crowd = new Crowd({
    ...{ world, databaseUrl, observations, random, pace: Number(options.pace) },
    urls: servers.map(({ url }) => url),
    scarce: ids.slice(0, SCARCE),
    imported: await stockLines(cluster.url, [...imported]),
    importFile: join(folder, 'stock.csv'),
    journal: new Journal(journal),
  });
  await sleep(WARM_UP);
  say(`  ${warmUp.name}`);
  await calm('sem falhas, antes');
  const heldBefore = servers.map(resourcesOf);
  crowd.disturb();
  await calm('clientes saem, importações, cancelamentos');
  const codes = new Map(crowd.importCodes);

  const faults = faultsOf({ network, cluster, volume, servers, startAgain: startOne });
  const isLong = Number(options.minutes) >= LONG;
  const samples = new Samples(servers);
  const rows = isLong ? [await countRows(cluster.url)] : [];
  const phases: Phase[] = [];
  for (const minutes of isLong
    ? [Number(options.minutes) / 2, Number(options.minutes) / 2]
    : [Number(options.minutes)]) {
    const chosen = faults.filter(({ name }) => new RegExp(options.only).test(name));
    phases.push(...(await faultAfterFault(chosen, crowd, minutes)));
    if (isLong) rows.push(await countRows(cluster.url));
  }
  samples.stop();
  await crowd.calmDown();
  await sleep(WARM_UP);
  await calm('sem falhas, depois');
  await crowd.goHome();
  const places = await Promise.all(servers.map(({ url }) => allPlacesFree(url)));
  await sleep(WARM_UP);
  const heldAfter = await resourcesWhenIdle(servers, heldBefore);

  const findings = await auditLedger(cluster.url, {
    stockAtStart: Object.fromEntries(stock),
    journal: readJournal(journal),
  });
  const growth = growthOf(rows);
  const complaints = [
    ...complaintsOf({
      ...{ phases: observations.phases, faults: phases, heldBefore, heldAfter, places, codes },
    }),
    ...samples.complaints(),
    ...growth.filter(({ only }) => only).map(({ table }) => `${table}: só cresce`),
  ];
  say(`\n${formatPhases(observations.phases)}\n\n${formatCrowd(crowd)}`);
  say(`\n${formatResources(heldBefore, heldAfter, places)}\n\n${formatFindings(findings)}`);
  if (isLong) say(`\n${samples.report()}\n\n${formatGrowth(growth)}`);
  const { unexpected, acknowledged } = crowd.tally;
  if (unexpected.size > 0) say(`Respostas inesperadas: ${[...unexpected].join('; ')}`);
  for (const complaint of complaints) say(`FALHA: ${complaint}`);
  return isClean(findings) && unexpected.size === 0 && acknowledged > 0 && complaints.length === 0;
}

async function calm(name: string): Promise<void> {
  observations.begin(name);
  await sleep(CALM);
  say(`  ${name}`);
}

async function faultAfterFault(faults: readonly Fault[], crowd: Crowd, minutes: number): Promise<Phase[]> {
  const phases: Phase[] = [];
  const until = performance.now() + minutes * 60_000;
  do
    for (const { name, act } of faults) {
      if (phases.length >= faults.length && performance.now() > until) break;
      const phase = observations.begin(name);
      phases.push(phase);
      await act();
      phase.back = await secondsUntilBack(crowd);
      say(
        `  ${name}: ${phase.back === undefined ? 'NÃO VOLTOU' : `de volta em ${formatNumber(phase.back, 1)} s`}`,
      );
      await sleep(Number(options.between) * 1_000);
    }
  while (performance.now() < until);
  return phases;
}

/** Waits until another order is acknowledged and both processes report ready; undefined after a minute. */
async function secondsUntilBack({ tally }: Crowd): Promise<number | undefined> {
  const begun = performance.now();
  const acknowledged = tally.acknowledged;
  while (performance.now() - begun < BACK_LIMIT) {
    const ready = await Promise.all(servers.map(({ url }) => isReady(url)));
    if (tally.acknowledged > acknowledged && ready.every(Boolean)) return (performance.now() - begun) / 1_000;
    await sleep(50);
  }
  return undefined;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function formatCrowd({ tally, left, imports, importCodes }: Crowd): string {
  const sum = [...left.values()].reduce((total, count) => total + count, 0);
  const codes = [...importCodes].map(([code, count]) => `${count} × ${code}`).join(', ');
  return [
    `${formatNumber(tally.acknowledged)} pedidos confirmados, ${formatNumber(tally.refused)} recusados por falta de estoque, ` +
      `${formatNumber(tally.lost)} respostas perdidas`,
    `${formatNumber(sum)} clientes saíram no meio: ${[...left.keys()].join(', ')}`,
    `${formatNumber(imports.finished)} importações inteiras, ${formatNumber(imports.brokenOff)} interrompidas ${codes}`,
  ].join('\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
