import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const first = (page: import('@playwright/test').Page) => page.getByRole('article').getByRole('link').first();

test('a link is followed without leaving the page, and Back returns to where one was', async ({ page }) => {
  await visit(page, `${MERCADO}/c/hortifruti`);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await first(page).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hortifrúti', level: 1 })).toBeVisible();
});

test('with a key held the browser opens it where it pleases', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'phones have no such keys');
  await visit(page, `${MERCADO}/c/hortifruti`);
  const opened = context.waitForEvent('page');
  await first(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/p\//);
  await expect(page).toHaveURL(/\/c\/hortifruti$/);
});

test('where a link is about to be followed, what it leads to is fetched before', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'there is no pointer to rest on it');
  await visit(page, `${MERCADO}/c/hortifruti`);
  const requested = page.waitForRequest(/\/v\d+\/.*produto/i);
  await first(page).hover();
  await requested;
  await expect(page).toHaveURL(/\/c\/hortifruti$/);
});
