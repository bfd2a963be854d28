/** A file of exactly the page's size, served from the product's own assets during a run. */
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('../../build/storefront/client/assets/', import.meta.url));

export interface StaticTwin {
  readonly path: string;
  remove(): Promise<void>;
}

/** Also writes the compressed page, for clients that accept gzip. */
export async function staticTwin(url: string): Promise<StaticTwin> {
  const name = `bench-${randomBytes(6).toString('hex')}.html`;
  const files = [name, `${name}.gz`].map((file) => assets + file);
  const [plain = '', gzip = ''] = files;
  await writeFile(plain, await bytesOf(url, 'identity'));
  await writeFile(gzip, await bytesOf(url, 'gzip'));
  return {
    path: `/assets/${name}`,
    async remove() {
      await Promise.all(files.map((file) => rm(file, { force: true })));
    },
  };
}

/** The raw bytes: `fetch` would decompress them. */
export const bytesOf = (url: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get(url, { headers, agent: false }, (answer) => buffer(answer).then(resolve, reject)).once(
      'error',
      reject,
    );
  });
