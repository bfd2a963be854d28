/** Additions that a shop offers with a product, once, when it is first added. Spec 2 and 3, additional services. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { cartButton, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, goToCheckout, submittedNumber } from '../../support/checkout.ts';
import { logIn, logOut, startSession } from '../../support/log-in.ts';
import { add, openProduct, quantity, tile } from '../../support/products.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const offer = (page: Page) => page.getByRole('dialog', { name: 'Leve também' });
const MEATS = `${MERCADO}/c/acougue/bovinos`;
const COSTELA = 'Costela Bovina em Tiras';
const CONTRAFILE = 'Contrafilé em Bifes';

test('goods that go with it are taken along, each once', async ({ page, isPhone }) => {
  await visit(page, MEATS);
  // The offer opens above the list.
  await tile(page, COSTELA)
    .getByRole('button', { name: `Adicionar ${COSTELA}` })
    .click();
  await expect(offer(page)).toContainText(COSTELA);
  await expect(offer(page).getByRole('button', { name: 'Adicionar ao carrinho' })).toBeDisabled();
  await offer(page)
    .getByRole('button', { name: /^Aumentar: Carvão Vegetal/ })
    .click();
  await offer(page)
    .getByRole('button', { name: /^Aumentar: Gelo em Cubos/ })
    .click();
  await offer(page)
    .getByRole('button', { name: /^Aumentar: Gelo em Cubos/ })
    .click();
  await expect(offer(page).getByRole('status').filter({ hasText: 'Adicionais' })).toContainText('R$');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveScreenshot(page, 'additions', isPhone);
  await offer(page).getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(offer(page)).toBeHidden();
  await expect(cartButton(page)).toHaveAccessibleName(/3 produtos$/);
  const drawer = await openCart(page);
  await expect(quantity(drawer, 'Gelo em Cubos Fonte Murmúrio 5 kg')).toHaveValue('2');
  await cartSaved(drawer);

  // Removing and adding the product again does not repeat the offer.
  await drawer.getByRole('button', { name: `Remover ${COSTELA}` }).click();
  await page.keyboard.press('Escape');
  await add(tile(page, COSTELA), COSTELA);
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
});

test('with the keyboard one says no and goes on where one was', async ({ page }) => {
  await visit(page, MEATS);
  await tile(page, CONTRAFILE)
    .getByRole('button', { name: `Adicionar ${CONTRAFILE}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(offer(page)).toBeVisible();
  await expect(offer(page).locator(':focus')).toHaveCount(1);
  await offer(page).getByRole('button', { name: 'Não, obrigado' }).focus();
  await page.keyboard.press('Enter');
  await expect(offer(page)).toBeHidden();
  await expect(tile(page, CONTRAFILE).locator(':focus')).toHaveCount(1);
  await expect(cartButton(page)).toHaveAccessibleName(/1 produto$/);
});

test('of many that come in at once, each is offered once, and in no other window again', async ({
  page,
  people,
  isPhone,
}) => {
  test.slow();
  const shopper = await people.consumer();
  const addAll = (window: Page) =>
    window.getByRole('main').getByRole('button', { name: 'Adicionar ao carrinho' });
  await startSession(page, MERCADO, shopper);
  await visit(page, `${MERCADO}/compra-rapida`);
  await page.getByLabel('Cole uma lista').fill('MC-0045 1\nMC-0047 1\nMC-0169 5\n');
  await page.getByRole('button', { name: 'Ler linhas' }).click();
  await addAll(page).click();
  await expect(offer(page)).toContainText('Com os produtos que você adicionou, a loja também oferece:');
  await expect(offer(page).getByRole('listitem')).toHaveCount(3);
  await expect(offer(page).getByRole('listitem').first()).toContainText(/Para .+ e .+/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveScreenshot(page, 'additions-to-many', isPhone);
  await offer(page)
    .getByRole('button', { name: /^Aumentar: Carvão Vegetal/ })
    .click();
  await offer(page).getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(offer(page)).toBeHidden();
  await expect(cartButton(page)).toHaveAccessibleName(/4 produtos$/);
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');

  await goToCheckout(page);
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  const repeat = `${MERCADO}/pedidos/${number}/repetir`;
  const other = await page.context().newPage();
  await visit(other, repeat);
  await addAll(other).click();
  await expect(other).toHaveURL(MERCADO);
  await other.waitForLoadState('networkidle');
  await expect(offer(other)).toBeHidden();
  await other.close();

  // Another session may see the offer again, on the page where it arrives.
  await logOut(page, isPhone);
  await logIn(page, MERCADO, shopper);
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(page.getByRole('main'));
  const lines = await page
    .getByRole('main')
    .getByRole('button', { name: /^Remover / })
    .all();
  for (const remove of lines.toReversed()) await remove.click();
  await expect(cartButton(page)).toHaveAccessibleName('Carrinho');
  await visit(page, repeat);
  await addAll(page).click();
  await expect(page).toHaveURL(MERCADO);
  await expect(offer(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
  await expect(page).toHaveURL(MERCADO);
});

test('services of a shop for companies, from the product’s page; nothing where prices are hidden', async ({
  page,
  people,
}) => {
  const CHAPA = 'Chapa Compensada 2,20 × 1,10 m 10 mm';
  await startSession(page, ATLAS, await people.company());
  await openProduct(page, ATLAS, CHAPA);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Adicionar ${CHAPA}` })
    .first()
    .click();
  await expect(offer(page).getByText('Corte sob Medida por peça')).toBeVisible();
  await expect(offer(page).getByText('R$ 6,50')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
});
