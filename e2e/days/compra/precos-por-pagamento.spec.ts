/**
 * The chosen payment method applies on every page and in every tab of a shop. Spec 4, supplier flow; decision 013.
 */
import type { Page } from '@playwright/test';
import { centavos, formatMoney } from '#kernel/money.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { amount, amountOf, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, part, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { logIn, startSession } from '../../support/log-in.ts';
import { mailTo } from '../../support/mails.ts';
import { shownCentavos } from '../../support/money.ts';
import { openPayment } from '../../support/open-payment.ts';
import { add, search, setQuantity, tile } from '../../support/products.ts';
import { EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
/** The discount of the payment method. */
const BY_PAYMENT = /^Desconto do pagamento/;
const BY_PIX = 'Desconto do pagamento (Pix)';
const LIST = `${MERCADO}/c/hortifruti/frutas`;
/** The first amount on the card. */
const priceIn = (page: Page): Promise<number> => shownCentavos(tile(page, ABACAXI));

const chooseAtCheckout = async (page: Page, name: RegExp): Promise<void> => {
  const repriced = page.waitForResponse((answer) => /\/cart\?.*idformapagamento=/.test(answer.url()));
  await part(page, 'Pagamento').getByRole('radio', { name }).check();
  await repriced;
  await totalKnown(page);
};

test('a client who has chosen none sees prices by the first one that is offered, a visitor by none', async ({
  page,
  people,
}) => {
  await visit(page, LIST);
  const listed = await priceIn(page);
  const client = await people.consumer();
  await logIn(page, MERCADO, client);
  await visit(page, LIST);
  // Pix is the first method, with three per cent off.
  expect(await priceIn(page)).toBe(Math.round(listed * 0.97));
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '6');
  const drawer = await openCart(page);
  await cartSaved(drawer);
  const inCart = await amountOf(drawer, BY_PIX);
  await drawer.getByRole('link', { name: 'Finalizar' }).click();
  await totalKnown(page);
  await expect(part(page, 'Pagamento').getByRole('radio', { name: /^Pix/ })).toBeChecked();
  expect(await amountOf(summary(page), BY_PAYMENT)).toBe(inCart);

  // By the same name and amount on the order and in its mail.
  const total = await amountOf(summary(page), 'Total');
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  const order = page.getByRole('main');
  await expect.poll(() => amountOf(order, BY_PIX)).toBe(inCart);
  expect(await amountOf(order, 'Total')).toBe(total);
  const mail = await mailTo(client.email, `Pedido ${number} recebido`);
  expect(mail).toContain(`${BY_PIX}: -${formatMoney(centavos(Math.abs(inCart)))}`);
});

test('chosen at the checkout, it is that of lists, of the cart and of each other tab, also of those that are open', async ({
  page,
  people,
}) => {
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, LIST);
  const byPix = await priceIn(page);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '6');
  await cartSaved(await openCart(page));
  await page.getByRole('dialog', { name: 'Seu carrinho' }).getByRole('button', { name: 'Fechar' }).click();

  const [list, checkout] = [page, await page.context().newPage()];
  const other = await page.context().newPage();
  await visit(other, `${MERCADO}/checkout`);
  await visit(checkout, `${MERCADO}/checkout`);
  await totalKnown(checkout);
  await totalKnown(other);
  await chooseAtCheckout(checkout, /^Dinheiro/);
  // Neither tab is touched or reloaded.
  await expect.poll(() => priceIn(list)).toBeGreaterThan(byPix);
  const byCash = await priceIn(list);
  await expect(part(other, 'Pagamento').getByRole('radio', { name: /^Dinheiro/ })).toBeChecked();
  const drawer = await openCart(list);
  await expect(amount(drawer, 'Subtotal')).toBeVisible();
  await expect(amount(drawer, BY_PAYMENT)).toHaveCount(0);

  await chooseAtCheckout(other, /^Pix/);
  await expect.poll(() => amountOf(drawer, BY_PAYMENT)).toBe(await amountOf(summary(other), BY_PAYMENT));
  await expect(part(checkout, 'Pagamento').getByRole('radio', { name: /^Pix/ })).toBeChecked();
  await drawer.getByRole('button', { name: 'Fechar' }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => priceIn(list)).toBe(byPix);

  await chooseAtCheckout(checkout, /^Dinheiro/);
  await visit(other, LIST);
  await expect.poll(() => priceIn(other)).toBe(byCash);
});

test('the checkout asks for its cart and its coupons with the way of paying that stands, also where prices do not vary', async ({
  page,
  people,
}) => {
  await logIn(page, EMPORIO, await people.consumer());
  await search(page, 'queijo');
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('button', { name: /^Adicionar/ }).click();
  await cartSaved(await openCart(page));
  const repriced = page.waitForRequest((request) => /\/cart\?.*idformapagamento=/.test(request.url()));
  const listed = page.waitForRequest((request) =>
    /\/cupom-desconto\/cliente\/[^?]*\?.*idformapagamento=/.test(request.url()),
  );
  await page.getByRole('dialog').getByRole('link', { name: 'Finalizar' }).click();
  const method = new URL((await repriced).url()).searchParams.get('idformapagamento');
  expect(method).toBeTruthy();
  const coupons = page.getByRole('region', { name: 'Cupons', exact: true });
  await coupons.getByRole('button', { name: 'Tem um cupom?' }).click();
  expect(new URL((await listed).url()).searchParams.get('idformapagamento')).toBe(method);
  const checked = page.waitForRequest((request) => request.url().includes('/validar-desconto/'));
  await coupons.getByLabel('Código do cupom').fill('NENHUM');
  await coupons.getByRole('button', { name: 'Aplicar' }).click();
  expect(new URL((await checked).url()).searchParams.get('idformapagamento')).toBe(method);
});

test('tiles and suggestions name the best price by payment; a visitor who chooses it sees the shop by it', async ({
  page,
  isPhone,
}) => {
  await visit(page, LIST);
  const listed = await priceIn(page);
  const best = await shownCentavos(tile(page, ABACAXI).getByText(/no Pix$/));
  expect(best).toBe(Math.round(listed * 0.97));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: /^Buscar em/ }).fill('abacaxi');
  const option = page.getByRole('option', { name: new RegExp(ABACAXI) });
  await expect(option).toContainText('no Pix');
  await page.keyboard.press('Escape');

  const view = await openPayment(page, isPhone);
  await expect(view.getByRole('radio', { checked: true })).toHaveCount(0);
  await view.getByRole('radio', { name: /^Pix/ }).check();
  await expectAccessible(page);
  await view.getByRole('button', { name: 'Continuar comprando' }).click();
  await expect.poll(() => priceIn(page)).toBe(best);
  await expect(tile(page, ABACAXI)).toContainText('Preço no Pix');
  await page.reload();
  await expect.poll(() => priceIn(page)).toBe(best);
});

test('what a client has chosen is theirs on another device, from its first page on', async ({
  page,
  people,
  browser,
  isPhone,
}) => {
  const person = await people.consumer();
  await logIn(page, MERCADO, person);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/forma-pagamento'));
  await (await openPayment(page, isPhone)).getByRole('radio', { name: /^Boleto/ }).check();
  expect((await saved).ok()).toBe(true);

  const device = await browser.newContext();
  const other = await device.newPage();
  await startSession(other, MERCADO, person);
  await visit(other, LIST);
  // By boleto nothing is taken off; the first method, Pix, would.
  const byBoleto = await priceIn(other);
  expect(await shownCentavos(tile(other, ABACAXI).getByText(/no Pix$/))).toBe(Math.round(byBoleto * 0.97));
  await expect((await openPayment(other, isPhone)).getByRole('radio', { name: /^Boleto/ })).toBeChecked();
  await device.close();
});
