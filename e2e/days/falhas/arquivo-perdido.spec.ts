/** A missing asset, as after a deployment: the page reloads once, then reports the failure. Spec 8. */
import { lookAt } from '../../support/look-at.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

// 422: React rendered a part anew whose file is missing.
test.use({
  expectedErrors: /404|Failed to (load|fetch)|dynamically imported module|error loading|React error #422/i,
});

for (const path of ['/carrinho', '/entrar'] as const)
  test(`without its file ${path} is reloaded once, and then reported`, async ({ page, isPhone }) => {
    const first = new Set<string>();
    page.on('request', (request) => first.add(request.url()));
    await visit(page, MERCADO);
    await visit(page, `${MERCADO}/c/mercearia`);
    const before = new Set(first);
    // Assets that only this page needs are missing.
    await page.route('**/assets/*.js', (route) =>
      before.has(route.request().url()) || /failure-page/.test(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 404, body: '' }),
    );
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.goto(`${MERCADO}${path}`);
    const main = page.getByRole('main');
    // The failure is shown for a moment before the reload, too.
    await expect.poll(() => loads.length).toBe(2);
    await page.waitForLoadState();
    await expect(main.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await lookAt(page, { isPhone });
    expect(loads).toHaveLength(2);
    await page.unroute('**/assets/*.js');
    await main.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(main.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
