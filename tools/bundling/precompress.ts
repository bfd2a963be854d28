import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|svg|json|txt)$/;

/** Writes a .br and a .gz file beside every text asset, so that no request has to compress it. */
export function precompress(): Plugin {
  return {
    name: 'vitrine-precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => worthIt.test(name)).map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((smaller) => writeFile(`${path}.br`, smaller)),
    promisify(gzip)(content, { level: 9 }).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}
