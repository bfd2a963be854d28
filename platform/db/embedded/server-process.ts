import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import { freePort } from './free-port.ts';
import { readPidFile } from './previous-server.ts';
import { type ServerSettings, serverFlags } from './server-flags.ts';
import { yielding } from './yielding.ts';

export type ServerProcess = { port: number; exited: Promise<void>; stop(): Promise<void> };
export type ServerOptions = {
  folder: string;
  binaries: Binaries;
  user: DatabaseUser;
  settings?: ServerSettings | undefined;
  log(line: string): void;
};

/** A launched PostgreSQL that may not accept connections yet. */
export interface LaunchedServer {
  /** Resolves to true when it accepts connections, false if it ended before. */
  readonly ready: Promise<boolean>;
  readonly exited: Promise<void>;
  /** The last line of its log. */
  lastLine(): string | undefined;
  stop(): Promise<void>;
}

/** Runs PostgreSQL on a prepared folder and resolves when it accepts connections; three attempts. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  let last: string | undefined;
  // Several attempts: the port may be taken meanwhile, or children of a killed server may still be running.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = await freePort();
    const server = launchServer(options, port);
    if (await server.ready) return { port, exited: server.exited, stop: server.stop };
    last = server.lastLine() ?? last;
    await sleep(500);
  }
  throw new StartupRefusal(`O banco de dados embutido não iniciou: ${last ?? 'sem explicação'}.`);
}

export function launchServer(options: ServerOptions, port: number): LaunchedServer {
  let last: string | undefined;
  const child = launch(options, port, (line) => {
    last = line;
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      last = error.message;
      resolve();
    });
  });
  const ready = isReady(child, options.folder);
  return { ready, exited, lastLine: () => last, stop: () => stop(child, exited) };
}

function launch(
  { folder, binaries, user, settings, log }: ServerOptions,
  port: number,
  append: (line: string) => void,
): ChildProcess {
  const flags = ['-D', folder, '-p', `${port}`, ...serverFlags(settings)];
  const command = yielding(user.command(binaries.postgres, flags));
  const child = spawn(command.program, command.args, {
    ...command.options,
    // Detached from the terminal's Ctrl-C: the server stops it last, after its own requests have ended.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      append(line);
      log(line);
    });
  return child;
}

async function isReady(child: ChildProcess, folder: string): Promise<boolean> {
  while (isRunning(child)) {
    const pidFile = readPidFile(folder);
    if (pidFile?.pid === child.pid && pidFile?.ready) return true;
    await sleep(20);
  }
  return false;
}

const isRunning = (child: ChildProcess): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // Fast shutdown; if that hangs, an immediate one, from which the next start recovers.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isRunning(child)) return;
    child.kill(signal);
    await Promise.race([exited, sleep(15_000, undefined, { ref: false })]);
  }
}
