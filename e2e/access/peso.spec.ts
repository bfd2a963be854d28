import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
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
    process.stdout.write(`${page}: ${(bytes / 1000).toFixed(1)} kB in ${files.size} files\n`);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const MAX_SHIFT = 0.02;

for (const [name, path, maxBytes] of [
  ['home', MERCADO, 600_000],
  ['list', list, 500_000],
  ['search', `${MERCADO}/busca?q=arroz`, 500_000],
] as const)
  test(`a ${name} on a sharp phone has its weight with pictures and faces, and nothing in it moves`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    // Until a picture is there as AVIF it is sent in a format that takes twice as much.
    await expect(async () => {
      const { answers, bytes, shifts } = await weigh(browser, path);
      expect(answers).toBeGreaterThan(10);
      expect(shifts).toBeLessThanOrEqual(MAX_SHIFT);
      expect(bytes).toBeLessThanOrEqual(maxBytes);
    }).toPass({ timeout: 90_000 });
  });

interface PageWeight {
  readonly answers: number;
  /** As sent: compressed, with headers. */
  readonly bytes: number;
  /** Sum of all layout shifts, which is at least CLS. */
  readonly shifts: number;
}

async function weigh(browser: Browser, path: string): Promise<PageWeight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const answers: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    answers.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((seen) => {
          for (const entry of seen.getEntries()) sum += Number(entry.toJSON().value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), wait);
      }),
    OBSERVED,
  );
  const bytes = (await Promise.all(answers)).reduce((sum, each) => sum + each, 0);
  await context.close();
  return { answers: answers.length, bytes, shifts };
}

/** Until the observer has been called for what it has buffered. Milliseconds. */
const OBSERVED = 300;
