/**
 * `npm run bench:container`: what deploy/Containerfile does, without a container engine. Runs the commands of its first stage on the last
 * commit, starts the result as its user with nothing of this project's environment, opens a first shop there in which a client orders,
 * and prints sizes and times.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '#kernel/defined.ts';
import { inProject } from '#platform/process/project-folder.ts';
import { sizeOf } from '#tools/package-server.mjs';
import { openBenchDatabase, queryOnce } from './bench-database.ts';
import { openFirstShop, takeFirstOrder } from './container/first-sale.ts';

const USER = 10_001;
/** Of debian:trixie-slim, unpacked, as its maintainers publish it: it cannot be measured here. */
const BASE_IMAGE_MB = 79;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-container-'));
const [source, app, dataDir] = ['source', 'app', 'data'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const print = (what: string, figure: string): boolean =>
  process.stdout.write(`${what.padEnd(46)} ${figure}\n`);
const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(2)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;

const [buildStage = ''] = readFileSync(inProject('deploy/Containerfile'), 'utf8').split(
  /^FROM docker\.io\/library\/debian/m,
);
const commands = [...buildStage.matchAll(/^RUN (.*)$/gm)].map(([, command = '']) => command);

chmodSync(folder, 0o755);
for (const path of [source, dataDir]) mkdirSync(path);
const asUser = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};
if ('uid' in asUser) chownSync(dataDir, USER, USER);
const database = await openBenchDatabase();
try {
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${source}`], { cwd: inProject('.') });
  const { PATH, NODE_EXTRA_CA_CERTS } = process.env;
  // npm may reach its registry through a proxy with a certificate of its own.
  const environment = { PATH, HOME: folder, ...defined({ NODE_EXTRA_CA_CERTS }) };
  for (const command of commands) {
    const begun = performance.now();
    execFileSync('sh', ['-ec', command.replaceAll('/app', app)], {
      cwd: source,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    print(`RUN ${command.slice(0, 40)}`, seconds(begun));
  }
  await runPackaged(environment);
} finally {
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function runPackaged(environment: NodeJS.ProcessEnv): Promise<void> {
  const node = realpathSync(process.execPath);
  const [packaged, runtime] = [sizeOf(app), statSync(node).size];
  print('package: build, migrations, libraries', megabytes(packaged));
  print('Node', megabytes(runtime));
  print(
    `image, with ${BASE_IMAGE_MB} MB of its base (not measured)`,
    megabytes(packaged + runtime + BASE_IMAGE_MB * 1e6),
  );
  const [port, healthPort] = [await freePort(), await freePort()];
  const env = {
    PATH: `${dirname(node)}:${environment.PATH}`,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    SESSION_SECRET: randomBytes(36).toString('base64'),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    HEALTH_PORT: `${healthPort}`,
  };
  const options = { cwd: app, env, ...asUser };
  const command = (...args: string[]): string => {
    const begun = performance.now();
    const { status, stdout, stderr } = spawnSync(node, args, { ...options, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    print(`node ${args[0]}`, seconds(begun));
    return stdout;
  };
  command('build/server/migrate.js');
  command('build/server/settings.js', '--check');
  command('build/server/admin.js', 'create', '--nome', 'Rita', '--email', 'rita@exemplo.com.br', '--convite');
  const shop = ['--apelido', 'quitanda', '--nome', 'Quitanda', '--dono', 'otto@exemplo.com.br'];
  const invitation = command('build/server/shop.js', 'create', ...shop);

  const begun = performance.now();
  const server = spawn(node, ['build/server/main.js'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (server.exitCode !== null) throw new Error('the server ended');
    await sleep(10);
  }
  print('node build/server/main.js, until /readyz', seconds(begun));
  const origin = `http://127.0.0.1:${port}`;
  const opening = performance.now();
  const opened = await openFirstShop(origin, invitation);
  print('first shop: invited, prepared, published', seconds(opening));
  const ordering = performance.now();
  const order = await takeFirstOrder(origin, opened, dataDir);
  print(`first client: registered, order ${order}`, seconds(ordering));
  for (const path of ['/quitanda', '/painel', '/v4/suppliers']) {
    const { status } = await fetch(origin + path);
    print(`GET ${path}`, String(status));
  }
  const { VmRSS, Uid } = statusOf(server.pid ?? 0);
  print('memory', VmRSS ?? '');
  print('user', Uid?.split(/\s+/)[0] ?? '');
  const connections = await queryOnce<{ count: number }>(
    database.url,
    `select count(*)::int as count from pg_stat_activity where application_name like 'vitrine%'`,
  );
  print('connections', String(connections[0]?.count));
  server.kill('SIGTERM');
  const stopping = performance.now();
  const [code] = await ended;
  print(`SIGTERM: code ${code}`, seconds(stopping));
}

/** Linux's own figures of a process. */
function statusOf(pid: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .map((line) => line.split(/:\s+/) as [string, string]),
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
