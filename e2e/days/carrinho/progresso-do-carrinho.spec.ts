/** The rest up to the minimum order and free delivery, and undoing a removal. Checklists 3, cart. */
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { amountOf, cartSaved, openCart } from '../../support/cart.ts';
import { add, openProduct, quantity, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const MORANGO = 'Morango Bandeja 250 g';
const FRUITS = `${MERCADO}/c/hortifruti/frutas`;

// Expected: below the minimum the look-up by CEP is refused.
test.use({ expectedErrors: /422/ });

test('the cart says what is missing where the goods go, and nothing before that is known', async ({
  page,
}) => {
  await openProduct(page, MERCADO, ABACAXI);
  const main = page.getByRole('main');
  await add(main, ABACAXI);
  await cartSaved(await openCart(page));
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(drawer.getByText(/^Faltam/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await main.getByText('Calcular frete e prazo').click();
  await main.getByLabel('CEP de entrega').fill('01310-100');
  await expect(main.getByText('Receber no endereço')).toBeVisible();

  await visit(page, `${MERCADO}/carrinho`);
  await expect(main.getByText('Faltam R$ 21,01 para o pedido mínimo')).toBeVisible();
  const minimum = main.getByRole('progressbar', { name: /pedido mínimo/ });
  await expect(minimum).toHaveAttribute('aria-valuetext', /^R\$\s8,99 de R\$\s30,00$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await setQuantity(main, ABACAXI, '10');
  await expect(main.getByText('Faltam R$ 110,10 para o frete grátis')).toBeVisible();
  await expect(minimum).toBeHidden();
  await setQuantity(main, ABACAXI, '34');
  await expect(main.getByText('Você ganhou frete grátis')).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await openCart(page);
  await expect(drawer.getByText('Você ganhou frete grátis')).toBeVisible();
  await expectAccessible(page);
});

test('with the keyboard a line is taken out and put back, in the drawer and on the page', async ({
  page,
}) => {
  await visit(page, FRUITS);
  for (const name of [ABACAXI, MORANGO]) await add(tile(page, name), name);
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await drawer.getByRole('button', { name: `Remover ${ABACAXI}` }).focus();
  await page.keyboard.press('Enter');
  await expect(quantity(drawer, ABACAXI)).toBeHidden();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await undoByKeyboard();
  await expect(quantity(drawer, ABACAXI)).toHaveValue('1');

  await visit(page, `${MERCADO}/carrinho`);
  await usable(page);
  const main = page.getByRole('main');
  await expect(quantity(main, MORANGO)).toHaveValue('1');
  await cartSaved(main);
  const subtotal = await amountOf(main, 'Subtotal');
  await main.getByRole('button', { name: `Remover ${MORANGO}` }).focus();
  await page.keyboard.press('Enter');
  await expect(quantity(main, MORANGO)).toBeHidden();
  await expect(main.locator(':focus')).toHaveCount(1);
  await undoByKeyboard();
  await expect(quantity(main, MORANGO)).toHaveValue('1');
  await expect.poll(() => amountOf(main, 'Subtotal')).toBe(subtotal);
  await cartSaved(main);

  async function undoByKeyboard(): Promise<void> {
    const undo = page.getByRole('button', { name: 'Desfazer' });
    for (
      let press = 0;
      press < 200 && !(await undo.evaluate((it) => it === document.activeElement));
      press += 1
    )
      await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
  }
});
