/** The shop's service worker, as its pages see it. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the page is controlled by a worker. */
export const workerReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 30_000,
  });
};

/** Addresses of what the browser has stored in caches of this kind, without the origin. */
export const storedIn = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`vitrine-${wanted}:`));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  }, kind);

/** All text in caches, except that of scripts and styles. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      if (/^vitrine-(files|parts|pictures):/.test(name)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(
          name,
          request.url,
          (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '',
        );
    }
    return texts.join('\n');
  });

/** Waits until what the reader needs without a connection is stored, with the scripts of the screens. */
export const prepared = async (page: Page, reader: 'visitor' | 'person' = 'person'): Promise<void> => {
  await workerReady(page);
  const worker = await (await page.request.get('/service-worker.js')).text();
  const screens = /screens:`([^`]+)`/.exec(worker)?.[1]?.split(',') ?? [];
  expect(screens.length).toBeGreaterThan(20);
  await expect
    .poll(
      async () => {
        const stored = new Set(await storedIn(page, 'parts'));
        return screens.filter((name) => !stored.has(`/assets/${name}`));
      },
      { timeout: 40_000, message: 'the screens’ scripts' },
    )
    .toEqual([]);
  await expect
    .poll(async () => preparedFor(await stateOf(page)), {
      timeout: 40_000,
      message: 'made ready for no connection',
    })
    .toBe(reader);
};

interface State {
  readonly preparedAt?: number;
  readonly person?: unknown;
}

const preparedFor = ({ preparedAt, person }: State): string =>
  preparedAt === undefined ? 'nobody' : person === undefined ? 'visitor' : 'person';

/** What the worker knows. */
const stateOf = (page: Page): Promise<State> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (!name.startsWith('vitrine-worker:')) continue;
      const stored = await (await caches.open(name)).match('/state');
      return (await stored?.json()) ?? {};
    }
    return {};
  });
