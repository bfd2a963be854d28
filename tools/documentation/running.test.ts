/** Every command of docs/running.md is run, on a database and with a server of its own; the files that the others use are read. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inProject } from '#platform/process/project-folder.ts';
import { withDatabase } from '#platform/testing/database-server.ts';
import { blocks, blocksOf, commandsOf } from './running-blocks.ts';

const run = promisify(execFile);
const KINDS = ['sh', 'sh container', 'sh embedded', 'sh root', 'sql', 'zone', 'ini'];

const server = inject('databaseUrl');
/** Roles belong to the whole server, which other tests use at the same time. */
const [owner, app, name] = ['owner', 'app', 'guide'].map((word) => `${word}_${randomUUID().slice(0, 8)}`) as [
  string,
  string,
  string,
];
const renamed = (text: string): string =>
  text
    .replaceAll('vitrine_app', app)
    .replaceAll('ROLE vitrine ', `ROLE ${owner} `)
    .replaceAll('DATABASE vitrine OWNER vitrine', `DATABASE ${name} OWNER ${owner}`);

const addressOf = (user: string, password: string): string => {
  const address = new URL(withDatabase(server, name));
  address.username = user;
  address.password = password;
  return address.href;
};
const asOwner = addressOf(owner, 'drawn-for-the-owner');
const asApp = addressOf(app, 'drawn-for-the-servers');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-guide-'));
const { DATABASE_URL: _, ...inherited } = process.env;
const env = {
  ...inherited,
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  NODE_ENV: 'test',
  DATA_DIR: folder,
  SESSION_SECRET: randomBytes(36).toString('base64'),
};

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** As typed by the reader, in the project's folder. */
const shell = (command: string, more: Readonly<Record<string, string>> = {}) =>
  run('bash', ['-euo', 'pipefail', '-c', command], { cwd: inProject('.'), env: { ...env, ...more } });

const [creation = '', ...queries] = blocksOf('sql');

beforeAll(async () => {
  for (const statement of renamed(creation).split(/;\n/).filter(Boolean)) await query(server, statement);
});
let started: ChildProcess | undefined;
afterAll(async () => {
  started?.kill('SIGKILL');
  await query(server, `drop database if exists ${name} with (force)`);
  for (const role of [app, owner]) await query(server, `drop role if exists ${role}`);
  rmSync(folder, { recursive: true, force: true });
});

test('each block says what it is', () => {
  expect(blocks.map(({ kind }) => kind).filter((kind) => !KINDS.includes(kind))).toEqual([]);
});

test('a fresh database is prepared, and its first shop opened, as the guide says', {
  timeout: 180_000,
}, async () => {
  const commands = commandsOf('sh').filter((command) => !command.startsWith('curl '));
  const outputs = new Map<string, string>();
  for (const command of commands) {
    // The client's programs are not part of PostgreSQL's library, and not of every machine.
    if (command.includes('deploy/app-role.sh')) await grant(command);
    else {
      const isServers = /npm run (admin|shop|settings)/.test(command);
      const { stdout } = await shell(command, { DATABASE_URL: isServers ? asApp : asOwner });
      outputs.set(command, stdout);
    }
  }
  const printed = (part: string) => [...outputs].find(([command]) => command.includes(part))?.[1];
  expect(printed('run admin')).toContain('Convite para Rita Prado');
  expect(printed('run shop')).toContain('/quitanda');
  expect(printed('--check')).toContain('As variáveis de ambiente estão certas.');
  expect(printed('base64')?.trim().length).toBeGreaterThanOrEqual(32);
  expect(commands.some((command) => command === 'npm run migrate')).toBe(true);
});

async function grant(command: string): Promise<void> {
  const script = (file: string) => renamed(readFileSync(inProject(file), 'utf8'));
  expect(command).toContain('APP_PASSWORD=drawn-for-the-servers');
  await query(server, `create role ${app} login password 'drawn-for-the-servers'`);
  await query(asOwner, script('deploy/app-role.sql'));
}

test('the server runs with a role that changes no table, and its checks answer; it ends without failing a request', {
  timeout: 120_000,
}, async () => {
  const [port, healthPort] = [await freePort(), await freePort()];
  started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
    cwd: inProject('.'),
    env: {
      ...env,
      DATABASE_URL: asApp,
      PORT: `${port}`,
      HEALTH_PORT: `${healthPort}`,
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SHUTDOWN_GRACE: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  started.stderr?.on('data', (text) => {
    complaints += text;
  });
  const status = async (path: string, at = port) =>
    (await fetch(`http://127.0.0.1:${at}${path}`).catch(() => undefined))?.status;
  await expect.poll(() => status('/readyz'), { timeout: 60_000, message: complaints }).toBe(200);
  // Jobs, too, do with it: those that somebody waits for.
  await expect
    .poll(
      async () =>
        (await query(asOwner, 'select count(*)::int as runs from job_runs where has_run')).rows[0].runs,
      {
        timeout: 40_000,
      },
    )
    .toBeGreaterThan(3);
  expect((await query(asOwner, 'select name, last_error from job_runs where failures > 0')).rows).toEqual([]);

  for (const command of commandsOf('sh').filter((each) => each.startsWith('curl '))) {
    const { stdout } = await shell(command.replaceAll('localhost:3000', `127.0.0.1:${port}`));
    if (command.includes('/tls/')) expect(stdout).toBe('404\n');
  }
  expect(await status('/readyz', healthPort)).toBe(200);
  expect(await status('/quitanda', healthPort)).toBe(404);

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const reused = () => requestWith(agent, `http://127.0.0.1:${port}/healthz`);
  expect((await reused()).connection).toBe('keep-alive');
  const ended = once(started, 'exit');
  started.kill('SIGTERM');
  await expect.poll(() => status('/readyz', healthPort), { timeout: 5_000 }).toBe(503);
  expect(await reused()).toEqual({ status: 200, connection: 'close' });
  agent.destroy();
  expect((await ended)[0]).toBe(0);
  expect(complaints).toBe('');
});

test.each(queries.map((sql) => [sql.split('\n')[0], sql]))(
  'PostgreSQL understands: %s',
  async (_, sql = '') => {
    const url = sql.includes('ALTER ROLE') ? server : asOwner;
    await query(url, renamed(sql));
  },
);

test('a shop on the embedded database is copied and restored as the guide says', {
  timeout: 180_000,
}, async () => {
  const [data, backups, wal] = ['data', 'backups', 'wal'].map((part) => join(folder, part)) as [
    string,
    string,
    string,
  ];
  const inFolders = (command: string): string =>
    command
      .replace(/\/srv\/backups\/[\dTZ-]+/, () => join(backups, readdirSync(backups)[0] ?? ''))
      .replace('/srv/backups', backups)
      .replace('/srv/wal', wal);
  const commands = commandsOf('sh embedded');
  expect(commands.length).toBe(3);
  const outputs: string[] = [];
  for (const command of commands) {
    const own = { DATABASE_URL: '', DATA_DIR: data, WAL_ARCHIVE_DIR: wal };
    outputs.push((await shell(inFolders(command), own)).stdout);
  }
  expect(outputs.map((text) => /Backup completo|Restaurado em/.exec(text)?.[0])).toEqual([
    'Backup completo',
    'Restaurado em',
    'Restaurado em',
  ]);
});

test('each file that a command names is there, and each command of the image is built', () => {
  const commands = [...commandsOf('sh container'), ...commandsOf('sh root'), ...commandsOf('sh')].join('\n');
  const named = [...commands.matchAll(/\bdeploy\/[\w@./-]*\w/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(5);
  for (const path of named) if (path !== 'deploy/.env') expect(existsSync(inProject(path)), path).toBe(true);
  const scripts = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).scripts;
  for (const [, script = ''] of commands.matchAll(/npm run ([\w:-]+)/g))
    expect(scripts).toHaveProperty(script);
  const config = readFileSync(inProject('apps/server/vite.config.ts'), 'utf8');
  for (const [, program = ''] of commands.matchAll(/build\/server\/(\w+)\.js/g))
    expect(config).toMatch(new RegExp(`\\b${program}: here\\(`));
});

test.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)('systemd accepts the units', () => {
  for (const unit of ['vitrine-web@.service', 'vitrine-jobs.service']) {
    const { stderr } = spawnSync('systemd-analyze', ['verify', inProject(`deploy/systemd/${unit}`)], {
      encoding: 'utf8',
    });
    // The user and the paths are those of a machine on which it is installed.
    const mistakes = stderr
      .split('\n')
      .filter((line) => /Unknown|Failed to parse|Invalid|ignoring/i.test(line));
    expect(mistakes).toEqual([]);
  }
});

function requestWith(agent: Agent, url: string): Promise<{ status?: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection ?? '' }),
      );
    }).once('error', reject);
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
