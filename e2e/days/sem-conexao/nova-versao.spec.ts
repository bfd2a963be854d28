/** A new build of the shop: its worker takes over without mixing the two, and one that removes itself leaves nothing. */
import type { Page } from '@playwright/test';
import { REMOVES_ITSELF } from '#apps/server/src/pages/self-removing-worker.ts';
import { type OtherBuild, otherBuild } from '../../support/other-build.ts';
import { test as base, expect } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { prepared, workerReady } from '../../support/worker.ts';

const test = base.extend<{ other: OtherBuild }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  other: async ({}, use) => {
    const other = await otherBuild();
    await use(other);
    await other.close();
  },
});

test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  expectedErrors:
    /404|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|dynamically imported|WebSocket/i,
});

const WORKER = /^\/service-worker\.js/;
const SHOP = '/mercado-central';
const FRUITS = `${SHOP}/c/hortifruti/frutas`;
const NEXT = 'ffffffff';

const names = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Browsers look for a new worker by themselves, too, some time after a page was opened. */
const look = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** The build that the server has, and its pages' script. */
async function present(
  page: Page,
  { url }: OtherBuild,
): Promise<{ readonly build: string; readonly entry: string }> {
  const worker = await (await page.request.get(`${url}/service-worker.js`)).text();
  const [, build = '', entry = ''] = /build:`(\w{8})`,files:\{entry:`([^`]+)`/.exec(worker) ?? [];
  expect([build.length, entry.length > 5]).toEqual([8, true]);
  return { build, entry };
}

test('a page of the new build lets its worker in, which removes what was stored with the old one', async ({
  page,
  context,
  other,
}) => {
  const { build } = await present(page, other);
  await visit(page, other.url + SHOP);
  await prepared(page, 'visitor');
  await visit(page, other.url + FRUITS);
  await expect
    .poll(async () => (await names(page)).filter((name) => name.endsWith(build)).length)
    .toBeGreaterThan(2);

  other.change(WORKER, (worker) => worker.replaceAll(build, NEXT));
  await visit(page, other.url + SHOP);
  await look(page);
  await expect.poll(async () => (await names(page)).filter((name) => name.endsWith(build))).toEqual([]);
  await visit(page, other.url + FRUITS);
  await expect.poll(async () => await names(page)).toContain(`vitrine-pages:${SHOP}:${NEXT}`);
  // The scripts that both builds have are still stored.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a worker of which no page is open waits, and the old page goes on', async ({
  page,
  context,
  other,
}) => {
  const { build, entry } = await present(page, other);
  await visit(page, other.url + SHOP);
  await prepared(page, 'visitor');
  await visit(page, other.url + FRUITS);
  await prepared(page, 'visitor');
  const rename = (text: string): string => text.replaceAll(entry, 'index-next.js');
  other.change(/\/sem-conexao\.html$/, rename);
  other.change(/\/assets\/index-next\.js$/, () => '');
  other.change(WORKER, (worker) => rename(worker).replaceAll(build, NEXT));
  await look(page);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
  );
  expect((await names(page)).filter((name) => name.endsWith(build)).length).toBeGreaterThan(2);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a worker whose shell the server does not have is not installed', async ({ page, other }) => {
  const { build, entry } = await present(page, other);
  await visit(page, other.url + SHOP);
  await workerReady(page);
  other.change(WORKER, (worker) => worker.replaceAll(build, NEXT));
  other.change(/\/sem-conexao\.html$/, (html) => html.replaceAll(entry, 'index-next.js'));
  await look(page).catch(() => undefined);
  const redundant = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { installing, waiting } = registration ?? {};
    const coming = installing ?? waiting;
    // It may have been given up before this page asked.
    if (!coming || coming.state === 'redundant') return 'redundant';
    await new Promise((resolve) => coming.addEventListener('statechange', resolve, { once: true }));
    return coming.state;
  });
  expect(redundant).toBe('redundant');
  expect((await names(page)).some((name) => name.endsWith(build))).toBe(true);
});

test('a file that is lost with the old build reloads the page once, and the press leads where it should', async ({
  page,
  other,
}) => {
  await visit(page, other.url + SHOP);
  await workerReady(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loaded.push(request.url());
    // The page of the new build finds its file.
    other.change(/\/assets\/entrar-/, (text) => text);
  });
  other.change(/\/assets\/entrar-/, undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
  // A slow press comes after the pointer at the link has begun the reload.
  expect(loaded.at(-1)).toContain('/entrar');
  expect(new Set(loaded).size).toBe(loaded.length);
});

test('a worker that removes itself takes all that was stored along', async ({ page, other }) => {
  await visit(page, other.url + SHOP);
  await workerReady(page);
  other.change(WORKER, () => REMOVES_ITSELF);
  await look(page);
  await expect.poll(() => names(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
