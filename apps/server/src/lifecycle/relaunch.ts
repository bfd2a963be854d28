import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MALLOC_ARENA_MAX, nodeFlags } from './node-flags.mjs';

/** The flags that neither the command line nor NODE_OPTIONS sets, to whatever value. */
export function missingFlags(given: readonly string[], flags = nodeFlags): readonly string[] {
  const names = new Set(given.map(nameOf));
  return flags.filter((flag) => !names.has(nameOf(flag)));
}

// V8 takes `_` for `-`.
const nameOf = (flag: string): string => (flag.split('=')[0] ?? '').replaceAll('_', '-');

/**
 * Gives a server that was started by `node …/main.js` alone the flags that it needs. The size of the young generation and glibc's
 * arenas are read once, when a process begins, so the process replaces itself by the same program with them: same process id, same
 * output, no child. Under a parent with an IPC channel, which would be lost, and on systems without `execve`, V8 is given what it
 * still takes.
 */
export function ensureNodeFlags(): void {
  const given = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(/\s+/).filter(Boolean)];
  const missing = missingFlags(given);
  if (missing.length === 0) return;
  if (process.execve === undefined || process.connected) {
    for (const flag of missing) if (!flag.startsWith('--disable-warning')) setFlagsFromString(flag);
    // Contexts that begin from now on have it, the present one has not.
    globalThis.gc ??= runInNewContext('gc') as typeof globalThis.gc;
    return;
  }
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...missing, ...process.argv.slice(1)],
    { ...process.env, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? MALLOC_ARENA_MAX },
  );
}
