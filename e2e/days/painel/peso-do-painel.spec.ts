import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { expect, test } from '../../support/test.ts';

const MAX_BYTES = 200_000;

/** Gzipped size of all scripts that the page has loaded. */
async function scriptsOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await open();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('the panel’s login and home load at most 200 kB of gzipped JavaScript', async ({ page, people }) => {
  const login = await scriptsOf(page, () => page.goto('/painel/entrar'));
  const { email } = await people.staff('mercado-central');
  await enterPanel(page, email);
  const fresh = await page.context().newPage();
  const home = await scriptsOf(fresh, () => fresh.goto('/painel/mercado-central'));
  await expect(fresh.getByRole('heading', { name: 'Olá, Bia' })).toBeVisible();
  console.log(`First JS of the panel, gzipped bytes: login ${login}, home ${home}`);
  expect(login).toBeGreaterThan(10_000);
  expect(login).toBeLessThanOrEqual(MAX_BYTES);
  expect(home).toBeLessThanOrEqual(MAX_BYTES);
});
