/**
 * `npm run bench:pages`: cached pages of visitors compared with a file of the same size from the same server,
 * uncached pages, and what their CPU is spent on.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { ensureBuilt } from './ensure-built.ts';
import { type Bearing, drive } from './measure/load.ts';
import { cpuSeconds } from './measure/measure-cpu.ts';
import { median } from './measure/percentile.ts';
import { formatPageMeasures, type PageMeasure, TARGET, type Weighed } from './pages/page-measures.ts';
import { formatCpuParts } from './pages/profile-pages.ts';
import { bytesOf, staticTwin } from './pages/static-twin.ts';
import { PRODUCT, type ServerProcess, startServer } from './server-process.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    /** Page and file alternate, so that a disturbance affects both. The median counts. */
    rounds: { type: 'string', default: '3' },
    /** Folder in which the CPU profile of rendered pages is kept. */
    profile: { type: 'string' },
  },
});

const CONNECTIONS = 16;
const MICROSECONDS = 1e6;
const LIST = '/mercado-central/c/hortifruti';
const PAGES = [
  { name: 'início', path: '/mercado-central' },
  { name: 'lista', path: LIST },
];
const ENCODINGS = ['identity', 'gzip'];
/** A request with any credential, even a useless one, is rendered on its own: the same page, uncached. */
const UNCACHED = { authorization: 'Basic bm9ib2R5' };
/** More addresses than the cache holds, so that each page is rendered. */
const ADDRESSES = 2_000;
/** Nothing is cached in the first second after a start. Milliseconds. */
const SETTLED = 2_000;

ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-pages-'));
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', DEMO: '1' };
const start = async (flags: readonly string[] = []): Promise<ServerProcess> => {
  const started = await startServer({
    script: PRODUCT,
    port: await freePort(),
    ready: '/readyz',
    env,
    flags,
  });
  await sleep(SETTLED);
  return started;
};
let server = await start();
try {
  const measures: PageMeasure[] = [];
  for (const page of PAGES) measures.push(...(await measurePage(page)));
  process.stdout.write(`\n${formatPageMeasures(measures)}\n`);
  const tooSlow = measures.some(({ ratio }) => ratio < TARGET);
  const errors = measures.flatMap(({ file, cached, uncached, rendered }) => [
    file,
    cached.bearing,
    uncached.bearing,
    rendered.bearing,
  ]);
  if (tooSlow || errors.some((bearing) => bearing.errors > 0)) process.exitCode = 1;

  await server.stop();
  const profiles = options.profile ?? join(folder, 'profile');
  server = await start(['--cpu-prof', `--cpu-prof-dir=${profiles}`]);
  await bear([LIST], UNCACHED);
  await server.stop();
  process.stdout.write(`\n${await formatCpuParts(profiles)}\n`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measurePage({ name, path }: (typeof PAGES)[number]): Promise<PageMeasure[]> {
  const twin = await staticTwin(server.url + path);
  try {
    const measures: PageMeasure[] = [];
    for (const encoding of ENCODINGS) {
      process.stdout.write(`${name}, ${encoding}…\n`);
      const headers = { 'accept-encoding': encoding };
      const bytes = await bytesOf(server.url + path, encoding);
      const rounds: { file: Bearing; cached: Weighed; ratio: number }[] = [];
      for (let round = 0; round < Number(options.rounds); round += 1) {
        const file = await bear([twin.path], headers);
        const cached = await weigh([path], headers);
        rounds.push({ file, cached, ratio: cached.bearing.perSecond / file.perSecond });
      }
      const middle = median(rounds.map(({ ratio }) => ratio));
      const chosen = rounds.find(({ ratio }) => ratio === middle);
      if (chosen === undefined) throw new Error('nothing was measured');
      const own = { ...headers, ...UNCACHED };
      const uncached = await weigh([path], own);
      const rendered = await weigh(
        Array.from({ length: ADDRESSES }, (_, number) => `${path}?n=${number}`),
        own,
      );
      measures.push({ page: name, encoding, bytes: bytes.length, ...chosen, uncached, rendered });
    }
    return measures;
  } finally {
    await twin.remove();
  }
}

async function weigh(paths: readonly string[], headers: Readonly<Record<string, string>>): Promise<Weighed> {
  const before = cpuSeconds(server.pid);
  const bearing = await bear(paths, headers);
  const after = cpuSeconds(server.pid);
  const cpu =
    before === undefined || after === undefined
      ? undefined
      : ((after - before) / bearing.answers) * MICROSECONDS;
  return { bearing, cpu };
}

function bear(paths: readonly string[], headers: Readonly<Record<string, string>>): Promise<Bearing> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  return drive(server.url, { connections: CONNECTIONS, requests }, Number(options.seconds));
}
