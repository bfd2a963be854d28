/**
 * `npm run bench:pooler`: two processes start at once on an empty database behind PgBouncer, and a third one afterwards, in its session
 * and in its transaction mode. Prints how long each took until `/readyz`, and whether a lock was left.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { type BenchDatabase, openBenchDatabase, queryOnce } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { formatNumber, formatTable } from './measure/table.ts';
import { PRODUCT, startServer } from './server-process.ts';

const program = process.env.PGBOUNCER ?? 'pgbouncer';
/** PgBouncer refuses to run as root. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** Seconds; a start that waits for a lock that nobody releases takes five minutes. */
const LIMIT = 60;
const MODES = ['session', 'transaction'] as const;

ensureBuilt();
const rows: string[][] = [];
let passed = true;
for (const mode of MODES) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pooler-'));
  const database = await openBenchDatabase();
  const pooler = await startPooler(folder, database, mode);
  try {
    const secret = randomBytes(48).toString('base64url');
    const start = async (name: string) => {
      const port = await freePort();
      const env = { DATABASE_URL: pooler.url, SESSION_SECRET: secret, DATA_DIR: join(folder, name) };
      const ready = mode === 'session' ? '/readyz' : '/healthz';
      return startServer({ script: PRODUCT, port, ready, env });
    };
    const both = await Promise.all([start('first'), start('second')]);
    const third = await start('third');
    const seconds = [...both, third].map(({ startSeconds }) => startSeconds);
    const locks = await queryOnce<{ count: number }>(
      database.url,
      `select count(*)::int as count from pg_locks where locktype = 'advisory'`,
    );
    const left = locks[0]?.count ?? 0;
    passed &&= left === 0 && Math.max(...seconds) < LIMIT;
    rows.push([mode, ...seconds.map((each) => formatNumber(each, 1)), String(left)]);
    await Promise.all([...both, third].map((server) => server.stop()));
  } finally {
    await pooler.stop();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
const head = ['modo', 'primeiro em s', 'segundo em s', 'depois em s', 'locks'];
process.stdout.write(`${formatTable({ head, rows, words: 1 })}\n${passed ? 'Tudo certo.' : 'FALHOU.'}\n`);
process.exit(passed ? 0 : 1);

async function startPooler(folder: string, { url }: BenchDatabase, mode: (typeof MODES)[number]) {
  const [server, port] = [new URL(url), await freePort()];
  const config = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${server.username}" "${server.password}"\n`);
  await writeFile(
    config,
    `[databases]
* = host=127.0.0.1 port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 80
ignore_startup_parameters = options,statement_timeout,idle_in_transaction_session_timeout
`,
  );
  await chmod(folder, 0o777);
  const child = spawn(program, [config], { ...asNobody, stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = once(child, 'exit');
  const pooled = new URL(url);
  pooled.port = String(port);
  for (let tries = 0; tries < 100; tries += 1, await sleep(100))
    if (await queryOnce(pooled.href, 'select 1').then(Boolean, () => false))
      return {
        url: pooled.href,
        async stop() {
          child.kill('SIGKILL');
          await ended;
        },
      };
  throw new Error('PgBouncer, found in the PATH or by PGBOUNCER, does not answer');
}
