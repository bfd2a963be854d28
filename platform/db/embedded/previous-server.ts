import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

const pidFile = (folder: string): string => join(folder, 'postmaster.pid');

/** What `postmaster.pid` says about the PostgreSQL of this folder. */
export function readPidFile(folder: string): { pid: number; port: number; ready: boolean } | undefined {
  const lines = linesOf(pidFile(folder));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** None of a file that is not there: PostgreSQL may remove it at any moment. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Shuts down the PostgreSQL that a killed server left on this folder. Only for the holder of the folder's lock.
 * The process must prove to be PostgreSQL on this very folder, since its id may by now belong to another program.
 */
export async function stopPreviousServer(folder: string): Promise<void> {
  const previous = readPidFile(folder);
  if (!previous || !isAlive(previous.pid)) return; // PostgreSQL itself clears what a dead one left
  if (!servesFolder(previous.pid, folder)) {
    // PostgreSQL would take the stranger for itself and refuse to start.
    rmSync(pidFile(folder), { force: true });
    return;
  }
  // A fast shutdown: sessions end, everything is written. Never SIGKILL, which would leave its children behind.
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

/** Is this process PostgreSQL, working in this folder? Its command line tells, or its working directory if the folder moved. */
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

// Another user's is closed even to root in many containers, hence the command line first.
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
