/** A small disk in memory (tmpfs), so that it can be filled without harm. Needs Linux and root. */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Volume {
  readonly path: string;
  /** Fills the disk completely. */
  fill(): void;
  /** Removes what `fill` wrote. */
  free(): void;
  close(): void;
}

const BLOCK = Buffer.alloc(1024 * 1024);

/** Mounts the disk below `folder`; undefined where this machine does not allow it. */
export function openVolume(folder: string, mebibytes: number): Volume | undefined {
  const path = join(folder, 'volume');
  mkdirSync(path, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', path]);
  if (status !== 0) return undefined;
  // PostgreSQL runs as another user.
  chmodSync(path, 0o755);
  const filler = join(path, 'filler');
  return {
    path,
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (let size = BLOCK.length; size >= 1; ) {
          try {
            writeSync(file, BLOCK, 0, size);
          } catch {
            // The last free pages only take smaller blocks.
            size = Math.floor(size / 2);
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => void spawnSync('umount', ['-l', path]),
  };
}
