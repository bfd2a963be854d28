import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, serverFlags } from '#tools/server-command.mjs';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
  /** What it wrote at its start. */
  readonly printed: () => string;
  /** Ends it as a failing machine would. */
  readonly crash: () => Promise<void>;
  /** After a crash: the same address and data. */
  readonly startAgain: () => Promise<void>;
  /** Moves the clock of a server that was started with `movableClock`. */
  readonly letDaysPass: (days: number) => Promise<void>;
}

interface Start {
  readonly movableClock?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Several may start at once, on a machine of two cores that is busy. Milliseconds. */
const START_LIMIT = 300_000;
const A_DAY = 24 * 60 * 60_000;

/** Starts the product as `npm start` does, on a free port and a folder of its own. */
export async function startServer({ movableClock = false, env: more }: Start = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  const { DATABASE_URL: _, ...env } = process.env;
  const clock = movableClock ? ['--import', './e2e/support/clock/moved-clock.ts'] : [];
  // Chosen before the start, so that the addresses it generates have the right port.
  const port = String(await freePort());
  const launch = (): Promise<Launched> =>
    launched([...serverFlags, ...clock, builtServer], {
      ...env,
      DEMO: '1',
      ...more,
      DATA_DIR: dataDir,
      PORT: port,
      HOST: 'localhost',
      NODE_ENV: 'production',
    });

  let running = await launch().catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.server.kill(signal);
    await running.ended;
  };
  return {
    url: running.url,
    dataDir,
    printed: () => running.printed(),
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    crash: () => end('SIGKILL'),
    startAgain: async () => {
      running = await launch();
    },
    letDaysPass: async (days) => {
      const moved = once(running.server, 'message');
      running.server.send({ moveBy: days * A_DAY });
      await moved;
    },
  };
}

interface Launched {
  readonly server: ChildProcess;
  readonly ended: Promise<unknown>;
  readonly url: string;
  readonly printed: () => string;
}

/** With an IPC channel the server notices when this process is killed, and ends too. */
async function launched(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Launched> {
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  const onOutput = (chunk: Buffer): void => {
    said = `${said}${chunk}`.slice(-20_000);
  };
  server.stdout?.on('data', onOutput);
  server.stderr?.on('data', onOutput);
  const ended = once(server, 'exit');
  const listening = new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The server ${why}:\n${said}`));
    const limit = setTimeout(() => fail('did not start in time'), START_LIMIT);
    void ended.then(() => fail('ended'));
    server.stdout?.on('data', () => {
      const [, url] = /(http:\/\/localhost:\d+)\/docs/.exec(said) ?? [];
      if (url === undefined) return;
      clearTimeout(limit);
      resolve(url);
    });
  });
  try {
    return { server, ended, url: await listening, printed: () => said };
  } catch (error) {
    server.kill('SIGTERM');
    await ended;
    throw error;
  }
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const address = taken.address();
  taken.close();
  await once(taken, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port that has no number');
  return address.port;
}
