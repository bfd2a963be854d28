import { join } from 'node:path';
import { readPidFile } from '#platform/db/embedded/previous-server.ts';
import { childrenOf } from '../measure-cpu.ts';

const postmaster = (dataDir: string): number | undefined => readPidFile(join(dataDir, 'postgres'))?.pid;

/** SIGKILL for every process of the folder's PostgreSQL; each of its backends leads a group of its own. */
export function killPostgres(dataDir: string): void {
  const pid = postmaster(dataDir);
  if (pid === undefined) throw new Error('there is no PostgreSQL to kill');
  for (const member of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // A backend may have ended meanwhile.
    }
  }
}

export function postgresLives(dataDir: string): boolean {
  const pid = postmaster(dataDir);
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
