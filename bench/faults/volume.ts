/** A small disk of its own in memory, so that filling it harms nobody. Needs Linux and root. */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Volume {
  readonly path: string;
  /** Leaves no free byte. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  close(): void;
}

const BLOCK = Buffer.alloc(1024 * 1024);

/** Mounts it below `folder`; undefined where this machine does not let us. */
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
            // The last free pages take smaller blocks.
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
