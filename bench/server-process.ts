/** A server as a child process, started as `npm start` does: the product or the floor. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtServer, MALLOC_ARENA_MAX, serverFlags } from '#tools/server-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
export const PRODUCT = builtServer;
export const FLOOR = 'bench/floor/server.ts';

export interface ServerOptions {
  readonly script: string;
  readonly port: number;
  /** A path that answers 200 once the server works. */
  readonly ready: string;
  readonly env: Readonly<Record<string, string>>;
  /** Flags of Node, such as --cpu-prof. */
  readonly flags?: readonly string[];
}

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Seconds from the start to the first answer. */
  readonly startSeconds: number;
  /** Settles when the process ends, for whatever reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
  /** SIGKILL, which the process cannot handle, as in a power cut. */
  kill(): Promise<void>;
}

const TIMEOUT = 120_000;
/** As in `tools/start.mjs`. */
const MEMORY = { MALLOC_ARENA_MAX };

/** Starts the server and waits for its first answer. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { script, port, ready, env, flags = [] } = options;
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const always = script === PRODUCT ? serverFlags : ['--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...always, ...flags, script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...MEMORY, ...env },
    // With `ipc` the server notices when this process is killed, and ends too.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  const complaints: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => complaints.push(String(chunk)));
  const lastWords = (): string => complaints.join('').slice(-2_000);
  while (!(await answers(url + ready))) {
    if (hasEnded(child)) throw new Error(`${script} ended before its first answer:\n${lastWords()}`);
    if (performance.now() - begun > TIMEOUT) {
      child.kill('SIGKILL');
      throw new Error(`${script} does not answer:\n${lastWords()}`);
    }
    await sleep(10);
  }
  return {
    url,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - begun) / 1_000,
    ended,
    stop: () => end(child, 'SIGTERM', ended),
    kill: () => end(child, 'SIGKILL', ended),
  };
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function end(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
  ended: Promise<unknown>,
): Promise<void> {
  if (!hasEnded(child)) child.kill(signal);
  await ended;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
