import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// If two commands start at once on a fresh clone, one installs and the other waits instead of installing over it.

const PATIENCE = 15 * 60_000;
const PAUSE = 200;

/** Runs `work` while no other process does so for the same folder. */
export function alone(folder, work) {
  const lock = lockOf(folder);
  const until = Date.now() + PATIENCE;
  while (!take(lock)) {
    if (!holderLives(lock)) rmSync(lock, { recursive: true, force: true });
    else if (Date.now() > until) throw new Error(`outra instalação não terminou; apague ${lock}`);
    else pause();
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Outside the folder, because an installation empties its node_modules. */
export const lockOf = (folder) =>
  join(tmpdir(), `vitrine-install-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);

function take(lock) {
  try {
    mkdirSync(lock);
  } catch {
    return false;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

/** A killed process leaves its lock behind. A lock without a process id has only just been taken. */
function holderLives(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') pause();
    return error.code !== 'ESRCH';
  }
}

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
