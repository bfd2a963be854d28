/** Reads a process's figures from Linux's /proc; undefined on other systems. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in clock ticks of this length on every architecture that Node supports. */
const TICKS_A_SECOND = 100;

interface Stat {
  readonly parent: number;
  /** User and system time of all threads. */
  readonly cpuSeconds: number;
  /** CPU time of its children that have ended. */
  readonly endedSeconds: number;
}

/** CPU seconds that a process has used so far. */
export const cpuSeconds = (pid: number): number | undefined => statOf(pid)?.cpuSeconds;

/** CPU seconds of a process and all its children, including ended ones: PostgreSQL has one process per connection. */
export function cpuSecondsOfFamily(pid: number): number | undefined {
  const head = statOf(pid);
  if (head === undefined) return undefined;
  const children = childrenOf(pid).map((child) => cpuSeconds(child) ?? 0);
  return children.reduce((sum, seconds) => sum + seconds, head.cpuSeconds + head.endedSeconds);
}

/** Resident memory in bytes. */
export function residentBytes(pid: number): number | undefined {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}

export function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => statOf(candidate)?.parent === pid);
}

function statOf(pid: number): Stat | undefined {
  // Format "pid (name) state ppid …"; the name may contain spaces and brackets.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  if (fields === undefined) return undefined;
  const seconds = (user: number, system: number): number =>
    (Number(fields[user]) + Number(fields[system])) / TICKS_A_SECOND;
  return { parent: Number(fields[1]), cpuSeconds: seconds(11, 12), endedSeconds: seconds(13, 14) };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
