import { gzipSync } from 'node:zlib';
import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';

const MAX_BYTES = 135_000;
const list = `${MERCADO}/c/hortifruti`;

for (const [page, path] of [
  ['home', MERCADO],
  ['list', list],
  ['search', `${MERCADO}/busca?q=arroz`],
  ['product', undefined],
] as const) {
  test(`a ${page} that is a first page loads at most 135 kB of gzipped JavaScript`, async ({ request }) => {
    const text = async (address: string): Promise<string> => (await request.get(address)).text();
    const html = await text(path ?? /\/mercado-central\/p\/[\w-]+/.exec(await text(list))?.[0] ?? '');
    const files = new Set(html.match(/\/assets\/[\w.$-]+\.js/g));
    expect(files.size).toBeGreaterThan(1);
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await (await request.get(file)).body()).length;
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
}
