import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Makes sure that the server and the pages it serves are built from the source as it is, as `npm start` does. */
export function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the product was not built');
}
