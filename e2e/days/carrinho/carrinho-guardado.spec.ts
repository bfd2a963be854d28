/** Unsaved changes of the cart outlive the page. Spec 4 and 9, persistence. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { cartButton, cartSaved, openCart } from '../../support/cart.ts';
import { logOut, startSession } from '../../support/log-in.ts';
import { add, quantity, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const BANANA = 'Banana Prata';
const FRUITS = `${MERCADO}/c/hortifruti/frutas`;

const cartCall = /\/usuario\/[^/]+\/cart/;
const storedCart = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('vitrine-client-'))),
  );

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket/ });

test('changes made without a connection are there after a reload, and saved when it is back', async ({
  page,
  people,
}) => {
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, FRUITS);
  await add(tile(page, ABACAXI), ABACAXI);
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');

  // The page is loaded, but saving the cart fails.
  await page.route(cartCall, (route) => route.abort());
  await setQuantity(tile(page, ABACAXI), ABACAXI, '4');
  await add(tile(page, BANANA), BANANA);
  await expect(page.getByText('Sem conexão: seu carrinho ainda não foi salvo.')).toBeVisible();
  const stored = await storedCart(page);
  expect(stored).toContain('4000');
  expect(stored).not.toMatch(/price|preco|cupom/i);
  await page.reload();
  await usable(page);
  await expect(page.getByText('Sem conexão: não foi possível carregar seu carrinho.')).toBeVisible();
  expect(await storedCart(page)).toContain('4000');

  await page.unroute(cartCall);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await expect(quantity(drawer, ABACAXI)).toHaveValue('4');
  await expect(quantity(drawer, BANANA)).toHaveValue('0,3');
  expect(await storedCart(page)).toBe('[]');
  await expectAccessible(page);
});

test('a page that ends within the second before a save loses nothing', async ({ page, context, people }) => {
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, FRUITS);
  await add(tile(page, ABACAXI), ABACAXI);
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');
  await setQuantity(tile(page, ABACAXI), ABACAXI, '7');
  // A request sent while the page closes does not get through.
  await page.route(cartCall, (route) => route.abort());
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await visit(next, `${MERCADO}/carrinho`);
  await expect(quantity(next.getByRole('main'), ABACAXI)).toHaveValue('7');
  await cartSaved(next.getByRole('main'));
  expect(await storedCart(next)).toBe('[]');
});

test('nothing of a client outlives the logout', async ({ page, people, isPhone }) => {
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, FRUITS);
  await add(tile(page, ABACAXI), ABACAXI);
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');
  await page.route(cartCall, (route) => route.abort());
  await setQuantity(tile(page, ABACAXI), ABACAXI, '9');
  await expect.poll(() => storedCart(page)).toContain('9000');
  await logOut(page, isPhone);
  await expect.poll(() => storedCart(page)).toBe('[]');
  await expect(cartButton(page)).not.toHaveAccessibleName(/produto/);
});
