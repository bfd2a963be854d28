import type { Page } from '@playwright/test';
import type { NewPolicy } from '#features/pricing/domain/policy.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { cartSaved, openCart } from '../../support/cart.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { add } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

/** 25.90 becomes 23.31 for pickup. */
const PICKUP_DISCOUNT: NewPolicy = {
  name: 'Retire e pague menos',
  scope: { products: [], categories: [], brands: [], tags: [] },
  audience: { deliveryTypes: ['pickup'] },
  validity: {},
  priority: 0,
  stackable: false,
  effect: { kind: 'percent', basisPoints: 1_000 },
};

const price = (page: Page) => page.getByRole('main').getByRole('article').first();

async function pickUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Informe onde entregar' }).click();
  const place = page.getByRole('dialog', { name: 'Onde você quer receber?' });
  await place.getByRole('radio', { name: /^Retirar na loja/ }).check();
  await expect(place.getByText('Você escolhe a loja ao finalizar a compra.')).toBeVisible();
  await place.getByRole('button', { name: 'Continuar comprando' }).click();
  await expect(place).toBeHidden();
}

test('prices are those of how one receives: in lists, on the product’s page, in the cart', async ({
  page,
}) => {
  const shop = await ownShop(['has-delivery', 'has-collect'], [PICKUP_DISCOUNT]);
  await visit(page, `${shop}/c/cafes`);
  await expect(price(page)).toContainText('25,90');
  await pickUp(page);
  await expect(page.getByRole('button', { name: 'Retirar na loja' })).toBeVisible();
  await expect(price(page)).toContainText('23,31');
  await page.getByRole('button', { name: 'Retirar na loja' }).click();
  await expect(page.getByRole('dialog', { name: 'Onde você quer receber?' })).toBeVisible();
  await expectAccessible(page);

  // The server's HTML knows no choice; the browser loads the prices again.
  await page.reload();
  await expect(price(page)).toContainText('23,31');
  await page.getByRole('main').getByRole('link', { name: 'Café torrado', exact: true }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Café torrado', level: 1 })).toBeVisible();
  await expect(main).toContainText('23,31');
  await add(main, 'Café torrado');
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await expect(drawer).toContainText('23,31');
  await page.reload();
  await expect(main).toContainText('23,31');
});

test('while the prices become others, the list stays in its place', async ({ page }) => {
  const shop = await ownShop(['has-delivery', 'has-collect'], [PICKUP_DISCOUNT]);
  await visit(page, `${shop}/c/cafes`);
  await expect(price(page)).toContainText('25,90');
  const released = Promise.withResolvers<void>();
  await page.route('**/listaprodutosf/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await pickUp(page);
  await expect(price(page)).toContainText('25,90');
  released.resolve();
  await expect(price(page)).toContainText('23,31');
});
