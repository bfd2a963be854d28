/** Imports the public product files into a shop of a running server by the import command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PRODUCT_FILES } from '../search/judged-queries.ts';

const script = fileURLToPath(new URL('../../apps/server/src/import.ts', import.meta.url));
const columns = ['sku=id', 'preco=preco,preco_sintetico'];

export async function fillShop(slug: string, env: Readonly<Record<string, string>>): Promise<void> {
  const maps = columns.flatMap((column) => ['--map', column]);
  const child = spawn(process.execPath, [script, '--supplier', slug, ...maps, ...PRODUCT_FILES], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the products were not imported');
}
