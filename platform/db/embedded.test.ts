import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { joinEmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

// One folder for all: initdb is the slow part. Each test leaves it stopped.
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-embedded-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const options = { dataDir, log: () => {} };
beforeAll(async () => (await startEmbeddedDatabase(options)).stop());

test('starts on loopback, durable, sorting as Brazilians do', async () => {
  const database = await startEmbeddedDatabase(options);
  expect(new URL(database.url).hostname).toBe('127.0.0.1');
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  const durable = `SELECT current_setting('data_checksums') || current_setting('fsync') AS value`;
  expect(await query(database.url, durable)).toEqual([{ value: 'onon' }]);
  const sorted = `SELECT w AS value FROM unnest(ARRAY['zebra', 'água', 'Abacate', 'avião']) w ORDER BY w`;
  expect((await query(database.url, sorted)).map((row) => row.value)).toEqual([
    'Abacate',
    'água',
    'avião',
    'zebra',
  ]);
  await database.stop();
});

test.runIf(process.platform === 'linux')('takes the processor from nobody who runs already', async () => {
  const database = await startEmbeddedDatabase(options);
  const [pid = ''] = readFileSync(pidFile, 'utf8').split('\n');
  expect(policyOf(pid)).toBe('3');
  await database.stop();
});

test('refuses a second server on the folder, which a command joins instead', async () => {
  const database = await startEmbeddedDatabase(options);
  await expect(startEmbeddedDatabase(options)).rejects.toThrow(/já está em uso por outro servidor Vitrine/);
  const joined = await joinEmbeddedDatabase(options);
  expect(joined.url).toBe(database.url);
  await joined.stop();
  expect(await query(database.url, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
  await database.stop();
});

test('recovers what was committed before kill -9', async () => {
  const { server, url } = await startInChild();
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS value');
  server.kill('SIGKILL');
  await once(server, 'exit');
  const database = await startEmbeddedDatabase(options);
  expect(await query(database.url, 'TABLE kept')).toEqual([{ value: 42 }]);
  await database.stop();
});

test('shuts down a PostgreSQL that outlived the killed server', async () => {
  const { server, url } = await startInChild(untied());
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(await query(url, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
  const database = await startEmbeddedDatabase(options);
  await expect(query(url, 'SELECT 1 AS value')).rejects.toThrow('ECONNREFUSED');
  await database.stop();
});

test('is started again at the same address when it is killed, with what was committed', async () => {
  const database = await startEmbeddedDatabase(options);
  await query(database.url, 'CREATE TABLE outlives AS SELECT 43 AS value');
  for (let time = 0; time < 2; time += 1) {
    const [pid = ''] = readFileSync(pidFile, 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(readFileSync(pidFile, 'utf8').split('\n')[0]).not.toBe(pid);
        expect(await query(database.url, 'TABLE outlives')).toEqual([{ value: 43 }]);
      },
      { timeout: 30_000, interval: 100 },
    );
  }
  await database.stop();
  await expect(query(database.url, 'SELECT 1 AS value')).rejects.toThrow('ECONNREFUSED');
});

test('leaves a stranger alone that now has the dead PostgreSQL’s process id', async () => {
  const stranger = spawn('sleep', ['30']);
  writeFileSync(pidFile, `${stranger.pid}\n${join(dataDir, 'postgres')}\n1\n1\n`);
  const database = await startEmbeddedDatabase(options);
  expect(stranger.kill(0)).toBe(true);
  await database.stop();
  stranger.kill();
});

test('makes a new password when the old one is lost', async () => {
  rmSync(join(dataDir, 'postgres-password'));
  const database = await startEmbeddedDatabase(options);
  expect(await query(database.url, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
  await database.stop();
});

/** 3 is SCHED_BATCH. */
const policyOf = (pid: string): string | undefined =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[40];

const pidFile = join(dataDir, 'postgres', 'postmaster.pid');

async function query(url: string, sql: string): Promise<{ value: unknown }[]> {
  const client = new pg.Client({ connectionString: url });
  // A broken connection rejects its query; an unhandled 'error' event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<{ value: unknown }>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function startInChild(
  env: Record<string, string> = {},
): Promise<{ server: ChildProcess; url: string }> {
  const script = `import { startEmbeddedDatabase } from '#platform/db/embedded.ts';
    const { url } = await startEmbeddedDatabase({ dataDir: process.argv[1], log: () => {} });
    console.log(url);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  return { server, url: String(line).trim() };
}

/** A PATH with a `setpriv` that drops --pdeathsig, so that PostgreSQL survives its parent. */
function untied(): { PATH: string } {
  const folder = mkdtempSync(join(dataDir, 'bin-'));
  const script = `#!/bin/sh\n[ "$1" = --pdeathsig ] && shift 2\nPATH='${process.env.PATH}' exec setpriv "$@"\n`;
  writeFileSync(join(folder, 'setpriv'), script, { mode: 0o755 });
  return { PATH: `${folder}:${process.env.PATH}` };
}
