import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Makes sure that the pages which the product serves are there, as `npm start` does. */
export function ensureStorefront(): void {
  const { status } = spawnSync(process.execPath, ['tools/build-storefront.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the storefront was not built');
}
