/** The cart's sticky foot on phones: low, uncovered, and covering nothing. WCAG 2.4.11, 1.4.10. */
import type { Page } from '@playwright/test';
import { amountOf, cartSaved, openCart } from '../../support/cart.ts';
import { payBy } from '../../support/checkout.ts';
import { startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const MORANGO = 'Morango Bandeja 250 g';
const FRUITS = `${MERCADO}/c/hortifruti/frutas`;
const HIGHEST = 96;

const foot = (page: Page) => page.locator('[data-at-foot]');
const checkout = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Finalizar compra' });

async function boxOf(page: Page, what: string): Promise<DOMRect> {
  return page.locator(what).evaluate((element) => element.getBoundingClientRect());
}

test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

test('total, what is missing and the button take a few lines; all else stands where the page ends', async ({
  page,
  people,
  isPhone,
}) => {
  test.skip(!isPhone, 'beside the lines there is room for all of it');
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, FRUITS);
  await add(tile(page, ABACAXI), ABACAXI);
  // In cash, so that prices are those of the list; a cart below the minimum has no checkout.
  await setQuantity(tile(page, ABACAXI), ABACAXI, '9');
  await payBy(page, MERCADO, /^Dinheiro/);
  await visit(page, `${MERCADO}/carrinho`);
  await setQuantity(page.getByRole('main'), ABACAXI, '1');
  const aside = page.getByRole('complementary', { name: 'Resumo' });
  await expect(foot(page)).toContainText(/Faltam R\$\s21,01 para o mínimo da entrega/);
  // Neither the fee nor the coupon of the cart before are in the total of one that is below both minimums.
  await expect(foot(page)).toContainText(/TotalR\$\s8,99/);
  await expect(checkout(page)).toBeInViewport({ ratio: 1 });
  await expect(aside.getByRole('list', { name: 'Formas de pagamento' })).toContainText('Pix');
  await lookAt(page, { isPhone });
  expect((await boxOf(page, '[data-at-foot]')).height).toBeLessThanOrEqual(HIGHEST);

  // A focused element scrolls to above the foot.
  await aside.getByRole('link', { name: 'Continuar comprando' }).focus();
  const focused = await boxOf(page, ':focus');
  expect(focused.bottom).toBeLessThanOrEqual((await boxOf(page, '[data-at-foot]')).top);
  expect(await amountOf(aside, 'Subtotal')).toBe(899);

  // A toast is above it, too.
  await page.route(/\/usuario\/[^/]+\/cart/, (route) => route.abort());
  await setQuantity(page.getByRole('main'), ABACAXI, '9');
  const lost = page.getByRole('region', { name: 'Mensagens' }).getByText(/^Sem conexão/);
  await expect(lost).toBeVisible();
  const message = await lost.evaluate((text) => text.parentElement?.getBoundingClientRect());
  expect(message?.bottom).toBeLessThanOrEqual((await boxOf(page, '[data-at-foot]')).top);
  expect(message?.bottom).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2);
});

test('in a window of little height nothing stays in sight, and the button is there once', async ({
  page,
  isPhone,
}) => {
  test.skip(!isPhone, 'the window is enlarged: whose it is does not matter');
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, FRUITS);
  for (const name of [ABACAXI, MORANGO]) await add(tile(page, name), name);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '90');
  await cartSaved(await openCart(page));
  await visit(page, `${MERCADO}/carrinho`);
  await expect(foot(page)).toContainText('Finalizar compra');
  expect((await boxOf(page, '[data-at-foot]')).height).toBeLessThanOrEqual(HIGHEST);
  await lookAt(page, { isPhone });
  await page.setViewportSize({ width: 320, height: 256 });
  await usable(page);
  await expect(foot(page)).toBeHidden();
  await expect(checkout(page)).toHaveCount(1);
  await lookAt(page, { isPhone });
  await checkout(page).click();
  await expect(page).toHaveURL(/\/(entrar|checkout)/);
});
