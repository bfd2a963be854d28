import { expectAccessible } from '../../support/accessible.ts';
import { openProduct } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';

test('what was looked at before leads back to it, without a price', async ({ page }) => {
  await openProduct(page, MERCADO, 'Banana Prata');
  await expect(page.getByRole('region', { name: 'Vistos recentemente' })).toHaveCount(0);
  // This row's code is the last of the page to load.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('vitrine-seen')));
  await openProduct(page, MERCADO, 'Abacaxi Pérola');
  const seen = page.getByRole('region', { name: 'Vistos recentemente' });
  await expect(seen.getByRole('link')).toHaveText(['Banana Prata']);
  await expect(seen).not.toContainText('R$');
  await expectAccessible(page);
  await seen.getByRole('link', { name: 'Banana Prata' }).click();
  await expect(page.getByRole('heading', { name: 'Banana Prata', level: 1 })).toBeVisible();
  await expect(seen.getByRole('link')).toHaveText(['Abacaxi Pérola']);
});

test('the address of a product can be shared', async ({ page, context, isPhone }) => {
  test.skip(isPhone, 'phones share with their own sheet');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProduct(page, MERCADO, 'Banana Prata');
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByText('Link copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
