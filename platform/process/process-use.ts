import { readFileSync } from 'node:fs';

/** What a process has used until now. */
export interface ProcessUse {
  /** Processor time of all its threads. Milliseconds. */
  readonly processor: number;
  /** Memory that it holds. Bytes. */
  readonly memory: number;
}

/** The kernel tells processor time in hundredths of a second, whatever the machine. */
const TICK = 10;

/** Of another process of this machine; undefined where it is gone, or where the system is not Linux. */
export function readProcessUse(pid: number): ProcessUse | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is a name in parentheses, which may hold anything.
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

/** Of this process. */
export function ownUse(): ProcessUse {
  const { user, system } = process.cpuUsage();
  return { processor: (user + system) / 1_000, memory: process.memoryUsage.rss() };
}
