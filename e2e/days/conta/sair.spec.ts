import { cartButton } from '../../support/cart.ts';
import { confirmButton, goToCheckout, submittedNumber } from '../../support/checkout.ts';
import { logIn, logOut, openAccount, startSession } from '../../support/log-in.ts';
import { add, openProduct, setQuantity } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';

test('logout hides everything, also from Back', async ({ page, people, isPhone }) => {
  const shopper = await people.consumer();
  await startSession(page, MERCADO, shopper);
  await openProduct(page, MERCADO, ABACAXI);
  await add(page.getByRole('main'), ABACAXI);
  await setQuantity(page.getByRole('main'), ABACAXI, '8');
  await goToCheckout(page);
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  await page.getByRole('link', { name: 'Acompanhar pedido' }).click();
  await expect(page.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();

  await logOut(page, isPhone);
  await expect(page).toHaveURL(MERCADO);
  await expect(cartButton(page)).toHaveAccessibleName('Carrinho');
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
    await expect(page.getByText(shopper.name.split(' ')[0] ?? '')).toHaveCount(0);
  }
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(page).toHaveURL(/\/entrar\?/);

  // No data of the shopper stays in the browser.
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const secret of [shopper.email, shopper.document, shopper.name, 'vitrine123'])
    expect(storage).not.toContain(secret);
});

test('what was changed right before is kept', async ({ page, people, isPhone }) => {
  const shopper = await people.consumer();
  await logIn(page, MERCADO, shopper);
  // The menu's code is loaded, so it does not delay the test.
  await openAccount(page, isPhone);
  await page.keyboard.press('Escape');
  await openProduct(page, MERCADO, ABACAXI);
  await openAccount(page, isPhone);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  let saved = false;
  let savedFirst: boolean | undefined;
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('/cart') && answer.request().method() === 'POST') saved = true;
    if (pathname.endsWith('/logout')) savedFirst = saved;
  });
  await add(page.getByRole('main'), ABACAXI);
  await logOut(page, isPhone);
  expect(savedFirst).toBe(true);
  await expect(cartButton(page)).toHaveAccessibleName('Carrinho');
  await logIn(page, MERCADO, shopper);
  await expect(cartButton(page)).toHaveAccessibleName(/1 produto$/);
});
