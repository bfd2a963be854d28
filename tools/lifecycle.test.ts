import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { nodeFlags } from '#apps/server/src/lifecycle/node-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-life-'));
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) {
    if (server.exitCode !== null || server.signalCode !== null) continue;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
});
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

test('one folder: starts, refuses a second server, survives kill -9, ends at SIGTERM', {
  timeout: 120_000,
}, async () => {
  const first = await listening();
  await answers(first.url);
  // Started with none of them, and without a parent that gives it any.
  if (process.platform === 'linux')
    expect(readFileSync(`/proc/${first.server.pid}/cmdline`, 'utf8').split('\0')).toEqual(
      expect.arrayContaining([...nodeFlags]),
    );

  const second = await ended(start({ PORT: '0' }));
  expect(second.code).toBe(1);
  expect(second.stderr).toMatch(/^A pasta de dados .+ já está em uso por outro servidor Vitrine.+\n$/);

  first.server.kill('SIGKILL');
  await once(first.server, 'exit');
  const again = await listening();
  await answers(again.url);

  again.server.kill('SIGTERM');
  expect(await ended(again.server)).toMatchObject({ code: 0 });
});

test('a taken port is refused in one sentence', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, stderr } = await ended(start({ PORT: `${port}` }));
  other.close();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `A porta ${port} já está em uso: encerre o outro programa ou escolha outra porta em PORT.\n`,
  });
});

test.each<[Readonly<Record<string, string>>, string]>([
  [
    { PORT: 'abc', ROLES: 'shop' },
    'A variável de ambiente ROLES deve ser web, jobs ou web,jobs.\nA variável de ambiente PORT deve ser um número de porta, de 0 a 65535.\n',
  ],
  [
    { DATABASE_URL: 'postgres://a:segredo@b:1,c:2/loja', SESSION_SECRET: 's'.repeat(32) },
    'A variável de ambiente DATABASE_URL deve nomear um só servidor: para um primário com réplicas, indique o endereço que leva sempre ao primário (um nome de DNS, HAProxy ou PgBouncer).\n',
  ],
  [
    { PORT: '0', DATABASE_URL: 'postgresql://a:segredo@banco.invalid/loja' },
    'Falta a variável de ambiente SESSION_SECRET: com DATABASE_URL, todos os processos precisam do mesmo segredo.\n',
  ],
  [
    {
      PORT: '0',
      DATABASE_URL: 'postgresql://a:segredo@banco.invalid/loja',
      SESSION_SECRET: 's'.repeat(32),
    },
    'O banco de dados em banco.invalid/loja (DATABASE_URL) não está acessível: o nome do servidor não existe.\n',
  ],
])('settings that cannot serve are refused, in one sentence each: %j', async (env, sentence) => {
  expect(await ended(start(env))).toMatchObject({ code: 1, stderr: sentence });
});

// Polled: right after its start a server on a busy machine may respond 503.
const answers = (url: string) =>
  expect.poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 10_000 }).toBe(200);

function start(env: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'],
    {
      cwd: root,
      env: { ...inherited, DATA_DIR, DEMO: '0', NODE_ENV: 'test', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  started.push(server);
  return server;
}

/** Starts on a port chosen by the system, and waits until the URLs are printed. */
async function listening(): Promise<{ server: ChildProcess; url: string }> {
  const server = start({ PORT: '0' });
  let shown = '';
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`Ended before it listened: ${shown}`)));
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        shown += text;
        const url = /no ar em (\S+)\n/.exec(shown)?.[1];
        if (url) resolve({ server, url });
      });
  });
}

async function ended(server: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  server.stderr?.on('data', (text) => {
    stderr += text;
  });
  const [code] = server.exitCode === null ? await once(server, 'close') : [server.exitCode];
  return { code, stderr };
}
