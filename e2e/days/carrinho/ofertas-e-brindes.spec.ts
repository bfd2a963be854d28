/** 'Leve 3, pague 2' and a gift from a minimum, from the list to the mail. Checklists 2, promotions. */
import type { Locator, Page } from '@playwright/test';
import { centavos, formatMoney } from '#kernel/money.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { amountOf, cartSaved } from '../../support/cart.ts';
import { confirmButton, part, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { mailTo } from '../../support/mails.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { add, openProduct, quantity, setQuantity, tile } from '../../support/products.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const CAMOMILE = 'Chá de Camomila Cuia Boa 15 sachês';
const MINT = 'Chá de Hortelã Cuia Boa 15 sachês';
const MATE = 'Chá Mate Tostado Cuia Boa 250 g';
const TABLETS = 'Lava-Louças em Pastilhas Brisa Clara 30 un.';
const PAPER = 'Papel-Toalha Algodoeiro 2 rolos';
const SPONGE = 'Esponja Multiúso Alvorecer 4 un.';
const OFFER = 'Leve 3, pague 2';

const row = (place: Locator, name: string): Locator =>
  place
    .getByRole('list', { name: 'Produtos do carrinho' })
    .locator(':scope > li')
    .filter({ has: place.page().getByRole('link', { name, exact: true }) });
const gifts = (place: Locator): Locator => place.getByRole('list', { name: 'Brindes' }).getByRole('listitem');

async function addFrom(page: Page, list: string, names: readonly string[]): Promise<void> {
  await visit(page, `${MERCADO}/${list}`);
  for (const name of names) {
    // Leaving before the save would make two pages save the cart.
    const saved = page.waitForResponse((answer) => answer.ok() && answer.request().method() === 'POST');
    await add(tile(page, name), name);
    await saved;
  }
}

async function openedCart(page: Page): Promise<Locator> {
  await visit(page, `${MERCADO}/carrinho`);
  await usable(page);
  return page.getByRole('main');
}

const TEAS = 'busca?q=cuia+boa';

test('three teas cost what two do, in whatever order they come, and with one less the offer goes', async ({
  page,
}) => {
  await visit(page, `${MERCADO}/${TEAS}`);
  await expect(tile(page, CAMOMILE)).toContainText(OFFER);
  await expectAccessible(page);
  await openProduct(page, MERCADO, CAMOMILE);
  await expect(page.getByText(`Oferta no carrinho: ${OFFER}`)).toBeVisible();
  await expectAccessible(page);
  await addFrom(page, TEAS, [MATE, CAMOMILE]);
  const main = await openedCart(page);
  await expect(main.getByText('Leve mais 1 e o terceiro sai de graça.').first()).toBeVisible();
  await expect.poll(() => amountOf(main, 'Subtotal')).toBe(1190 + 690);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The third is free: of two that cost the same, either.
  await addFrom(page, TEAS, [MINT]);
  await openedCart(page);
  await expect.poll(() => amountOf(main, 'Subtotal')).toBe(1190 + 690);
  await expect(main.getByText(`${OFFER}: −R$ 6,90`)).toHaveCount(1);
  await expect(main.getByText('Leve mais 1 e o terceiro sai de graça.')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // One line of two counts as two lines do.
  await main.getByRole('button', { name: `Remover ${MINT}` }).click();
  await expect(main.getByText(`${OFFER}: −`)).toHaveCount(0);
  await expect.poll(() => amountOf(main, 'Subtotal')).toBe(1190 + 690);
  await setQuantity(main, CAMOMILE, '2');
  await expect(row(main, CAMOMILE)).toContainText(`${OFFER}: −R$ 6,90`);
  await cartSaved(main);
  await expect.poll(() => amountOf(main, 'Subtotal')).toBe(1190 + 690);
  await page.reload();
  await usable(page);
  await expect(row(main, CAMOMILE)).toContainText(`${OFFER}: −R$ 6,90`);

  // The other way round.
  for (const name of [CAMOMILE, MATE]) await main.getByRole('button', { name: `Remover ${name}` }).click();
  await expect(main.getByText('carrinho está vazio')).toBeVisible();
  await addFrom(page, TEAS, [MINT, CAMOMILE, MATE]);
  await openedCart(page);
  await expect.poll(() => amountOf(main, 'Subtotal')).toBe(1190 + 690);
  await expect(main.getByText(`${OFFER}: −R$ 6,90`)).toHaveCount(1);
});

test('a gift comes at the minimum, goes below it, and costs nothing from the cart to the mail', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  const person = await people.consumer();
  await logIn(page, MERCADO, person);
  await addFrom(page, TEAS, [MATE, CAMOMILE, MINT]);
  await addFrom(page, 'c/limpeza/cozinha', [TABLETS, PAPER]);
  const main = await openedCart(page);
  await expect(main.getByText(`Faltam R$ 3,61 para você ganhar ${SPONGE}`)).toBeVisible();
  await expect(gifts(main)).toHaveCount(0);

  await setQuantity(main, TABLETS, '2');
  await expect(gifts(main)).toContainText([SPONGE]);
  await expect(gifts(main)).toContainText(['Grátis']);
  await cartSaved(main);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await gifts(main).scrollIntoViewIfNeeded();
  await saveScreenshot(page, 'promotion-gift', isPhone);
  await setQuantity(main, TABLETS, '1');
  await expect(gifts(main)).toHaveCount(0);
  await setQuantity(main, TABLETS, '2');
  await expect(gifts(main)).toHaveCount(1);
  await cartSaved(main);
  await expect(quantity(main, SPONGE)).toHaveCount(0);
  const subtotal = 1190 + 690 + 2 * 4990 + 649;
  await expect.poll(() => amountOf(main, 'Subtotal')).toBe(subtotal);

  await visit(page, `${MERCADO}/checkout`);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await totalKnown(page);
  const review = part(page, 'Revise e confirme');
  await expect(review.getByRole('listitem').filter({ hasText: SPONGE })).toContainText('Grátis');
  await expect(review.getByText(`${OFFER}: −R$ 6,90`)).toBeVisible();
  await expect.poll(() => amountOf(summary(page), /^Subtotal/)).toBe(subtotal);
  const total = await amountOf(summary(page), 'Total');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await confirmButton(page).click();

  const number = await submittedNumber(page);
  await expect.poll(() => amountOf(main, 'Total')).toBe(total);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect.poll(() => amountOf(main, 'Total')).toBe(total);
  await expect.poll(() => amountOf(main, /^Subtotal/)).toBe(subtotal);
  await expect(main.getByText(`${OFFER}: −R$ 6,90`)).toBeVisible();
  const gift = main.getByRole('listitem').filter({ hasText: SPONGE });
  await expect(gift).toContainText('Grátis');
  await expect(gift).not.toContainText('R$ 0,00');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { email } = await people.staff('mercado-central');
  const panel = await context.newPage();
  await enterPanel(panel, email);
  await openSection(panel, isPhone, 'Pedidos');
  await panel.getByLabel('Número ou cliente').fill(number);
  await panel.keyboard.press('Enter');
  await panel.getByRole('main').locator(`a[href$="/pedidos/${number}"]`).click();
  await expect(panel.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
  await expect(panel.getByRole('main')).toContainText(`${OFFER}: −R$ 6,90`);
  await expect(panel.getByRole('main')).toContainText('Brinde');
  await lookAt(panel, { isPhone });

  const mail = await mailTo(person.email, `Pedido ${number} recebido`);
  expect(mail).toContain(`${SPONGE} (brinde): Grátis`);
  expect(mail).toContain(`(${OFFER}: -${formatMoney(centavos(690))})`);
  expect(mail).toContain(`Subtotal: ${formatMoney(centavos(subtotal))}`);
  expect(mail).toContain(`Total: ${formatMoney(centavos(total))}`);
});
