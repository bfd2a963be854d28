import { gzipSync } from 'node:zlib';
import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';

const MOST_BYTES = 135_000;

test('the first page of a shop loads at most 135 kB of gzipped JavaScript', async ({ request }) => {
  const html = await (await request.get(MERCADO)).text();
  const files = new Set(html.match(/\/assets\/[\w.$-]+\.js/g));
  expect(files.size).toBeGreaterThan(1);
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await (await request.get(file)).body()).length;
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
