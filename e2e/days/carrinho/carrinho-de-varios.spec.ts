import { expectAccessible } from '../../support/accessible.ts';
import { cartButton, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, goToCheckout, submittedNumber } from '../../support/checkout.ts';
import { logIn, openAccount, startSession } from '../../support/log-in.ts';
import { prepareCart } from '../../support/panel/attendant.ts';
import { add, quantity, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const BANANA = 'Banana Prata';
const FRUITS = `${MERCADO}/c/hortifruti/frutas`;

/** The header's label of the cart. */
const count = (products: string) => new RegExp(`^Carrinho ?, ${products}$`);

test.describe('at the same time', () => {
  // A save of an outdated cart is refused, merged and repeated.
  test.use({ expectedErrors: /409/ });

  for (const who of ['a visitor', 'a client']) {
    test(`two windows of one browser lose nothing of ${who}`, async ({ page, context, people }) => {
      if (who === 'a client') await logIn(page, MERCADO, await people.consumer());
      await visit(page, FRUITS);
      const other = await context.newPage();
      await visit(other, FRUITS);
      await add(tile(page, ABACAXI), ABACAXI);
      await expect(cartButton(other)).toHaveAccessibleName(count('1 produto'));
      await add(tile(other, BANANA), BANANA);
      await setQuantity(tile(page, ABACAXI), ABACAXI, '3');
      await cartSaved(await openCart(page));
      await page.keyboard.press('Escape');
      for (const window of [page, other]) {
        await expect(cartButton(window)).toHaveAccessibleName(count('2 produtos'));
        await expect(quantity(tile(window, ABACAXI), ABACAXI)).toHaveValue('3');
      }
    });
  }

  test('two devices at once: each line is there, and what both changed is reported', async ({
    page,
    browser,
    people,
  }) => {
    const shopper = await people.consumer();
    await startSession(page, MERCADO, shopper);
    await visit(page, FRUITS);
    const device = await browser.newContext();
    const phone = await device.newPage();
    await startSession(phone, MERCADO, shopper);
    await visit(phone, FRUITS);
    await add(tile(phone, BANANA), BANANA);
    await add(tile(phone, ABACAXI), ABACAXI);
    await setQuantity(tile(phone, ABACAXI), ABACAXI, '5');
    await cartSaved(await openCart(phone));
    await add(tile(page, ABACAXI), ABACAXI);
    const drawer = await openCart(page);
    await cartSaved(drawer);
    await expect(quantity(drawer, ABACAXI)).toHaveValue('5');
    await expect(quantity(drawer, BANANA)).toBeVisible();
    await expect(
      drawer.getByText(/Abacaxi Pérola: a quantidade também foi mudada em outra janela/),
    ).toBeVisible();
    await expectAccessible(page);
    await device.close();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/ });

  test('a cart is changed on, says so, and is saved by itself when the connection is back', async ({
    page,
    context,
    people,
    isPhone,
  }) => {
    await startSession(page, MERCADO, await people.consumer());
    await visit(page, FRUITS);
    await add(tile(page, ABACAXI), ABACAXI);
    const drawer = await openCart(page);
    await cartSaved(drawer);
    await context.setOffline(true);
    await setQuantity(drawer, ABACAXI, '4');
    await expect(drawer.getByText('Ainda não foi salvo')).toBeVisible();
    await expect(quantity(drawer, ABACAXI)).toHaveValue('4');
    const unsaved = page.getByText('Sem conexão: seu carrinho ainda não foi salvo.');
    await expect(unsaved).toBeVisible();
    await context.setOffline(false);
    await cartSaved(drawer);
    await expect(unsaved).toBeHidden();
    await page.keyboard.press('Escape');
    // A part that was never loaded fails alone.
    await context.setOffline(true);
    await openAccount(page, isPhone);
    const lost = page.getByRole('dialog').getByText('Sem conexão: esta parte não pôde ser carregada.');
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(lost).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await visit(page, `${MERCADO}/carrinho`);
    await expect(quantity(page.getByRole('main'), ABACAXI)).toHaveValue('4');
  });
});

test.describe('a cart that an attendant prepared', () => {
  test('is read, says who and why, and is taken back by the keyboard', async ({ page, request, people }) => {
    const shopper = await people.consumer();
    await prepareCart(request, shopper, { [ABACAXI]: 2, [BANANA]: 1 }, 'Cesta combinada por telefone');
    await startSession(page, MERCADO, shopper);
    await visit(page, `${MERCADO}/carrinho`);
    const main = page.getByRole('main');
    await expect(main.getByText('Cesta combinada por telefone')).toBeVisible();
    await expect(main.getByText(/^Carrinho preparado por /)).toBeVisible();
    await expect(quantity(main, ABACAXI)).toBeHidden();
    await expect(main.getByRole('button', { name: /^Remover/ })).toHaveCount(0);
    await expectAccessible(page);
    await visit(page, FRUITS);
    await tile(page, ABACAXI)
      .getByRole('button', { name: /^Aumentar: / })
      .click();
    await expect(
      page.getByText('Um atendente preparou este carrinho.', { exact: false }).first(),
    ).toBeVisible();
    await visit(page, `${MERCADO}/carrinho`);
    await main.getByRole('button', { name: 'Desbloquear para mudar' }).focus();
    await page.keyboard.press('Enter');
    await expect(quantity(main, ABACAXI)).toHaveValue('2');
    await expect(main.getByRole('list', { name: 'Produtos do carrinho' })).toBeFocused();
    await setQuantity(main, ABACAXI, '6');
    await cartSaved(main);
  });

  test('is ordered as it is', async ({ page, request, people }) => {
    const shopper = await people.consumer();
    await prepareCart(request, shopper, { [ABACAXI]: 9 }, 'Pedido da festa');
    await logIn(page, MERCADO, shopper);
    await goToCheckout(page);
    await confirmButton(page).click();
    await submittedNumber(page);
    await expect(cartButton(page)).not.toHaveAccessibleName(/produto/);
  });
});
