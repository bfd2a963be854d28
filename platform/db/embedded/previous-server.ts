import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

const pidFile = (folder: string): string => join(folder, 'postmaster.pid');

/** The process, port and state in PostgreSQL's `postmaster.pid`; undefined if there is none. */
export function readPidFile(folder: string): { pid: number; port: number; ready: boolean } | undefined {
  const lines = linesOf(pidFile(folder));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** No lines if the file is missing: PostgreSQL may remove it at any moment. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Shuts down the PostgreSQL that a killed server left on this folder. The caller must hold the folder's lock. The process must
 * prove to be PostgreSQL on this very folder, since its id may belong to another program by now.
 */
export async function stopPreviousServer(folder: string): Promise<void> {
  const previous = readPidFile(folder);
  if (!previous || !isAlive(previous.pid)) return; // PostgreSQL itself cleans up after a dead one
  if (!servesFolder(previous.pid, folder)) {
    // PostgreSQL would take the other process for its own and refuse to start.
    rmSync(pidFile(folder), { force: true });
    return;
  }
  // Fast shutdown: sessions end, everything is written. Never SIGKILL, which would leave child processes behind.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(previous.pid, signal);
    if (await ends(previous.pid, folder)) return;
  }
  throw new StartupRefusal(
    `O PostgreSQL anterior (processo ${previous.pid}) ainda usa ${folder} e não encerra: encerre-o e inicie de novo.`,
  );
}

async function ends(pid: number, folder: string): Promise<boolean> {
  for (let waited = 0; waited < 15_000; waited += 50) {
    if (!isAlive(pid) || !servesFolder(pid, folder)) return true;
    await sleep(50);
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is PostgreSQL on this folder: by its command line, or by its working directory if the folder was moved. */
function servesFolder(pid: number, folder: string): boolean {
  const [program = '', ...args] = commandLine(pid);
  if (!basename(program).startsWith('postgres')) return false;
  return args.includes(realpathSync(folder)) || workingDirectory(pid) === realpathSync(folder);
}

function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
  return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' })
    .trim()
    .split(' ');
}

// In many containers even root cannot read another user's cwd, hence the command line first.
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
