/**
 * A combo from the list to the order and back into the cart. Spec 3, cart item; 4, login merge; 7, promotional combo.
 */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { amountOf, cartButton, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, part, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { fillLogin, logIn, logOut } from '../../support/log-in.ts';
import { sumOf } from '../../support/money.ts';
import { add, quantity, tile } from '../../support/products.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const BREAKFAST = 'Café da manhã completo';
const FEIJOADA = 'Feijoada';

const row = (place: Locator, name: string): Locator =>
  place
    .getByRole('list', { name: 'Produtos do carrinho' })
    .locator(':scope > li')
    .filter({ has: place.page().getByRole('link', { name, exact: true }) });
const parts = (place: Locator, name: string): Locator =>
  place.getByRole('list', { name: `O que vem em ${name}` }).getByRole('listitem');

async function addCombo(page: Page, name: string): Promise<void> {
  await visit(page, `${MERCADO}/combos`);
  await add(tile(page, name), name);
}

test('a combo is bought beside its own products, at one price from the list to the order', async ({
  page,
  people,
  isPhone,
}) => {
  test.slow();
  const screenshot = (name: string): Promise<void> => saveScreenshot(page, name, isPhone);
  const shopper = await people.consumer();
  const main = page.getByRole('main');

  // A client with a combo in the cart returns as a visitor.
  await logIn(page, MERCADO, shopper);
  await addCombo(page, FEIJOADA);
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');
  await logOut(page, isPhone);

  // The keyboard's focus stays on the button.
  await visit(page, `${MERCADO}/combos`);
  await tile(page, BREAKFAST)
    .getByRole('button', { name: `Adicionar ${BREAKFAST}` })
    .press('Enter');
  await expect(tile(page, BREAKFAST).getByRole('button', { name: `Aumentar: ${BREAKFAST}` })).toBeFocused();
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(main);
  const breakfast = row(main, BREAKFAST);
  await expect(cartButton(page)).toHaveAccessibleName(/, 5 produtos$/);
  await expect(breakfast).toContainText('R$ 79,90 cada');
  await expect(breakfast).toContainText('Preço de combo: você economiza R$');

  // Plus one of its products as a line of its own.
  await breakfast.getByText('Ver os 5 produtos').click();
  await expect(parts(main, BREAKFAST)).toHaveCount(5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot('combo-cart');
  const one = parts(main, BREAKFAST).first().getByRole('link');
  const name = await one.innerText();
  await one.click();
  await expect(main.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
  await usable(page);
  await add(main, name);

  // Whole numbers up to the limit; removal can be undone.
  const drawer = await openCart(page);
  const stepper = drawer.getByRole('group', { name: BREAKFAST, exact: true });
  await quantity(drawer, BREAKFAST).fill('7');
  await quantity(drawer, BREAKFAST).press('Enter');
  await expect(quantity(drawer, BREAKFAST)).toHaveValue('3');
  await expect(stepper.getByRole('button', { name: `Aumentar: ${BREAKFAST}` })).toBeDisabled();
  await expect(row(drawer, BREAKFAST)).toContainText('R$ 239,70');
  await stepper.getByRole('button', { name: `Diminuir: ${BREAKFAST}` }).click();
  await drawer.getByRole('button', { name: `Remover ${BREAKFAST}` }).click();
  await expect(row(drawer, BREAKFAST)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(quantity(drawer, BREAKFAST)).toHaveValue('2');
  await expect(row(drawer, BREAKFAST)).toContainText('R$ 159,80');
  await cartSaved(drawer);
  const lines = await drawer.getByRole('listitem').locator('.price-now').allInnerTexts();
  await expect.poll(() => amountOf(drawer, 'Subtotal')).toBe(sumOf(lines));

  // At the checkout the visitor's combo is merged into the client's cart.
  await drawer.getByRole('link', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/entrar\?/);
  await fillLogin(page, shopper.email);
  await expect(main.getByRole('heading', { name: 'Finalizar compra', level: 1 })).toBeVisible();
  await usable(page);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await totalKnown(page);
  const review = part(page, 'Revise e confirme');
  await expect(review.getByRole('link', { name: FEIJOADA, exact: true })).toBeVisible();
  await expect(review.getByRole('link', { name: BREAKFAST, exact: true })).toBeVisible();
  await expect(parts(review, BREAKFAST)).toHaveCount(5);
  await expect(parts(review, BREAKFAST).first()).toContainText('2');
  const total = await amountOf(summary(page), 'Total');
  await expectAccessible(page);
  await confirmButton(page).click();

  // The same price on every screen of the order.
  const number = await submittedNumber(page);
  await expect.poll(() => amountOf(main, 'Total')).toBe(total);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect.poll(() => amountOf(main, 'Total')).toBe(total);
  await expect(parts(main, BREAKFAST)).toHaveCount(5);
  await expect(parts(main, FEIJOADA)).toHaveCount(7);
  await expect(main).toContainText('R$ 159,80');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot('combo-order');
  await visit(page, `${MERCADO}/pedidos`);
  await expect(main.getByRole('listitem').filter({ hasText: number }).first()).toContainText('13 produtos');
  await expectAccessible(page);
  await screenshot('combo-orders');

  // Repeating the order offers it on today's terms.
  await main.getByRole('link', { name: `Repetir pedido ${number}` }).click();
  await expect(main.getByRole('checkbox', { name: new RegExp(BREAKFAST) })).toBeChecked();
  await main.getByRole('checkbox', { name: new RegExp(FEIJOADA) }).uncheck();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(page).toHaveURL(MERCADO);
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(main);
  await expect(quantity(main, BREAKFAST)).toHaveValue('2');
  await expect(row(main, FEIJOADA)).toHaveCount(0);
});

test('a combo that is only picked up stays in the cart, which says so', async ({ page }) => {
  await addCombo(page, 'Limpeza da semana');
  await visit(page, `${MERCADO}/carrinho`);
  const main = page.getByRole('main');
  await cartSaved(main);
  await expect(row(main, 'Limpeza da semana')).toContainText('R$ 49,90 cada');
  await expect(parts(main, 'Limpeza da semana')).toHaveCount(4);
  await expect(main.getByRole('alert').or(main.getByRole('status'))).toContainText([
    'Limpeza da semana só é vendido para retirada na loja.',
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
