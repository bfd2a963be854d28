import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPidFile } from '#platform/db/embedded/previous-server.ts';
import { childrenOf } from '../measure/measure-cpu.ts';

/** Maximum time from the kill until PostgreSQL is ready again. Milliseconds. */
const MAX_WAIT = 30_000;

const statusOf = (dataDir: string) => readPidFile(join(dataDir, 'postgres'));

/**
 * SIGKILL for every process of the folder's PostgreSQL, once it accepts connections; each backend has a process group of its own.
 * Resolves with the id of the killed process.
 */
export async function killPostgres(dataDir: string): Promise<number> {
  const killed = await runningPostgres(dataDir);
  for (const member of [killed, ...childrenOf(killed)]) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // A backend may have ended meanwhile.
    }
  }
  return killed;
}

/** Process id of a PostgreSQL that accepts connections and is not `former`. */
export async function runningPostgres(dataDir: string, former?: number): Promise<number> {
  for (const begun = performance.now(); performance.now() - begun < MAX_WAIT; await sleep(20)) {
    const status = statusOf(dataDir);
    if (status?.ready && status.pid !== former && lives(status.pid)) return status.pid;
  }
  throw new Error('there is no PostgreSQL');
}

export function postgresLives(dataDir: string): boolean {
  const status = statusOf(dataDir);
  return status !== undefined && lives(status.pid);
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
