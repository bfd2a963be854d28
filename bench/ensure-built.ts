import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the server and its pages if the source has changed, as `npm start` does. */
export function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the product was not built');
}
