import { readFileSync } from 'node:fs';

export interface ProcessUse {
  /** Processor time of all threads. Milliseconds. */
  readonly processor: number;
  /** Resident memory. Bytes. */
  readonly memory: number;
}

/** Linux reports processor time in hundredths of a second on every machine. Milliseconds per tick. */
const TICK = 10;

/** The usage of another process on this machine; undefined if it is gone or the system is not Linux. */
export function readProcessUse(pid: number): ProcessUse | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is a name in parentheses, which may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return {
      processor: (Number(fields[11]) + Number(fields[12])) * TICK,
      memory: Number(kilobytes ?? 0) * 1024,
    };
  } catch {
    return undefined;
  }
}

export function ownUse(): ProcessUse {
  const { user, system } = process.cpuUsage();
  return { processor: (user + system) / 1_000, memory: process.memoryUsage.rss() };
}
