import { gzipSync } from 'node:zlib';
import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';

const MAX_BYTES = 135_000;
const list = `${MERCADO}/c/hortifruti`;

const MAX_FACE_BYTES = 45_000;

test('a page asks at once for its two faces, which stay in the browser for good', async ({ request }) => {
  const html = await (await request.get(MERCADO)).text();
  const faces = html.match(/<link[^>]*as="font"[^>]*>/g) ?? [];
  expect(faces.length).toBe(2);
  let bytes = 0;
  for (const face of faces) {
    const file = await request.get(/href="([^"]+)"/.exec(face)?.[1] ?? '');
    expect(file.headers()['cache-control']).toContain('immutable');
    bytes += (await file.body()).length;
  }
  expect(bytes).toBeLessThanOrEqual(MAX_FACE_BYTES);
});

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
