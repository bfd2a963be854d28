/** What assistive technology gets: landmarks, headings, and name, price and action of each product. */
import type { Page } from '@playwright/test';
import { openProduct, tile } from '../support/products.ts';
import { ATLAS, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => visit(page, MERCADO),
  list: (page) => visit(page, `${MERCADO}/c/hortifruti`),
  search: (page) => visit(page, `${MERCADO}/busca?q=arroz`),
  'search without a result': (page) => visit(page, `${MERCADO}/busca?q=zzxxqq`),
  product: (page) => openProduct(page, MERCADO, ABACAXI),
  'list with hidden prices': (page) => visit(page, `${ATLAS}/c/fixacao`),
};
for (const [name, open] of Object.entries(pages)) {
  test(`the ${name} has its landmarks, one title and headings without gaps`, async ({ page }) => {
    await open(page);
    for (const landmark of ['banner', 'main', 'contentinfo', 'search'] as const)
      await expect(page.getByRole(landmark), landmark).toHaveCount(1);
    // Help is in the same place of every page.
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /WhatsApp/ })).toHaveCount(1);
    expect(await unnamedNavigations(page), 'navigations without a name').toEqual([]);
    const levels = await headingLevels(page);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [place, level] of levels.entries())
      expect(level, `heading ${place} of ${levels}`).toBeLessThanOrEqual((levels[place - 1] ?? 1) + 1);
  });
}

test('a product of a list says its name, its price and how to buy it', async ({ page }) => {
  await visit(page, `${MERCADO}/busca?q=${encodeURIComponent(ABACAXI)}`);
  await expect(tile(page, ABACAXI)).toMatchAriaSnapshot(`
    - article:
      - heading "${ABACAXI}":
        - link "${ABACAXI}"
      - text: /R\\$ \\d+,\\d{2}/
      - button "Adicionar ${ABACAXI}"
  `);
});

test('the page of a product says the same, and where it stands', async ({ page }) => {
  await openProduct(page, MERCADO, ABACAXI);
  const crumbs = page.getByRole('navigation', { name: 'Você está em' });
  await expect(crumbs.getByRole('link')).not.toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: ABACAXI }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: `Adicionar ${ABACAXI}`, exact: true }).first()).toBeVisible();
});

test('a hidden price is said to be hidden, and by what it is shown', async ({ page }) => {
  await visit(page, `${ATLAS}/c/fixacao`);
  const first = page.getByRole('main').getByRole('row').nth(1);
  await expect(first.getByRole('link', { name: 'Faça login para comprar' })).toBeVisible();
  await expect(first).toContainText('Preço depois do login');
  await expect(first).not.toContainText('R$');
});

test('how many were found is announced when the list changes', async ({ page }) => {
  await visit(page, `${MERCADO}/busca?q=arroz`);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\d+ produto/ }),
  ).toHaveCount(1);
});

const headingLevels = (page: Page): Promise<number[]> =>
  page
    .getByRole('heading')
    .evaluateAll((all) =>
      all.map((each) => Number(each.getAttribute('aria-level') ?? each.tagName.slice(1))),
    );

const unnamedNavigations = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation')
    .evaluateAll((all) =>
      all
        .filter((each) => !each.getAttribute('aria-label') && !each.getAttribute('aria-labelledby'))
        .map((each) => each.outerHTML.slice(0, 80)),
    );
