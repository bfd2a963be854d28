import type { Locator } from '@playwright/test';
import { amountOf, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, part, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { fillLogin } from '../../support/log-in.ts';
import { shownCentavos, sumOf } from '../../support/money.ts';
import { add, quantity, search, setQuantity, tile } from '../../support/products.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const BANANA = 'Banana Prata';
const MORANGO = 'Morango Bandeja 250 g';
const ABACAXI = 'Abacaxi Pérola';

const edgesOf = (place: Locator): Promise<DOMRect> =>
  place.evaluate((element) => element.getBoundingClientRect().toJSON());

test('a consumer buys for delivery: one total, to the centavo, on every screen', async ({
  page,
  people,
  isPhone,
}) => {
  const screenshot = (name: string): Promise<void> => saveScreenshot(page, name, isPhone);
  const shopper = await people.consumer();

  // Browses as a visitor: home, category, a product by the unit on its card.
  await visit(page, MERCADO);
  await screenshot('home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hortifrúti' }).first().click();
  await expect(page.getByRole('heading', { name: 'Hortifrúti', level: 1 })).toBeVisible();
  await screenshot('list');
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, MORANGO), MORANGO);
  await add(tile(page, ABACAXI), ABACAXI);
  await tile(page, ABACAXI)
    .getByRole('button', { name: `Aumentar: ${ABACAXI}` })
    .click();
  await expect(quantity(tile(page, ABACAXI), ABACAXI)).toHaveValue('2');

  // Searches by name and buys by the kilo on the product's page.
  await search(page, 'banana prata');
  await tile(page, BANANA).getByRole('link', { name: BANANA, exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: BANANA, level: 1, exact: true })).toBeVisible();
  await add(main, BANANA);
  await setQuantity(main, BANANA, '3,7');
  await expect(quantity(main, BANANA)).toHaveValue('3,7');
  await quantity(main, BANANA).blur();
  await screenshot('product');

  // The drawer is on the side of its button, and a message lies over none of it.
  const drawer = await openCart(page);
  await expect.poll(async () => (await edgesOf(drawer)).right).toBe(page.viewportSize()?.width);
  await setQuantity(drawer, ABACAXI, '2,6');
  const message = page.getByRole('region', { name: 'Mensagens' }).getByText(/ficou em 3\sun/);
  await expect(message).toBeVisible();
  const said = await edgesOf(message.locator('..'));
  const buttons = await edgesOf(drawer.getByRole('link', { name: 'Finalizar' }));
  if (isPhone) expect(said.top).toBeGreaterThanOrEqual(buttons.bottom);
  else expect(said.right).toBeLessThanOrEqual((await edgesOf(drawer)).left);
  await cartSaved(drawer);
  const lines = await drawer.getByRole('listitem').locator('.price-now').allInnerTexts();
  const asVisitor = await amountOf(drawer, 'Subtotal');
  expect(lines).toHaveLength(3);
  expect(sumOf(lines)).toBe(asVisitor);
  await screenshot('cart');

  // The checkout requires a login, by CPF; the visitor's cart is merged into the client's.
  await drawer.getByRole('link', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/entrar\?/);
  await expect(page.getByText('O que está no carrinho continua nele.')).toBeVisible();
  expect(
    sumOf([await page.getByRole('region', { name: 'No seu carrinho' }).getByRole('strong').innerText()]),
  ).toBe(asVisitor);
  await fillLogin(page, shopper.document);
  await expect(page.getByRole('heading', { name: 'Finalizar compra', level: 1 })).toBeVisible();
  await usable(page);

  await part(page, 'Como você quer receber')
    .getByRole('radio', { name: /^Trabalho/ })
    .check();
  await totalKnown(page);
  await screenshot('checkout');
  // Enclosed: nothing leads away but the logo and the way back; help opens beside it.
  for (const landmark of ['navigation', 'search', 'contentinfo'] as const)
    await expect(page.getByRole(landmark), landmark).toHaveCount(0);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveText(['Voltar ao carrinho', /Mercado Central/, /^Ajuda/]);
  await expect(header).toContainText('Compra segura');
  await expect(header.getByRole('link', { name: /^Ajuda/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('region', { name: 'Quem vende' })).toContainText('CNPJ 20.481.635/0001-65');
  await expect(confirmButton(page)).toBeInViewport({ ratio: 1 });
  if (isPhone) {
    const foot = confirmButton(page).locator('..');
    await expect(foot).toHaveText(/^TotalR\$\s[\d.,]+Confirmar pedido$/);
    // It covers no field that has the focus.
    await part(page, 'Observações').getByLabel('Observação para a loja').focus();
    const bottom = await page.locator(':focus').evaluate((field) => field.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(await foot.evaluate((box) => box.getBoundingClientRect().top));
  }
  const delivery = part(page, 'Entrega');
  await delivery.getByRole('group', { name: 'Dia' }).getByRole('radio').nth(1).check();
  await delivery.getByRole('group', { name: 'Horário' }).getByRole('radio', { name: '14h às 16h' }).check();
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await totalKnown(page);
  const inCash = await amountOf(summary(page), /^Subtotal/);
  expect(inCash).toBe(asVisitor);
  await part(page, 'Pagamento').getByRole('radio', { name: /^Pix/ }).check();
  await totalKnown(page);
  await part(page, 'Observações').getByLabel('Observação para a loja').fill('Deixar na portaria');
  // Companies alone have an order number of their own.
  await expect(part(page, 'Observações').getByLabel('Número do seu pedido')).toHaveCount(0);

  const subtotal = await amountOf(summary(page), /^Subtotal/);
  const fee = await amountOf(summary(page), 'Taxa de entrega');
  const total = await amountOf(summary(page), 'Total');
  const saving = await amountOf(summary(page), /^Desconto do pagamento/);
  expect(subtotal).toBe(inCash);
  expect(saving).toBeGreaterThan(0);
  expect(subtotal - saving + fee).toBe(total);
  await confirmButton(page).click();

  // The confirmation has number, total, and the Pix to pay.
  const number = await submittedNumber(page);
  const received = page.getByRole('main');
  await expect(received.getByRole('heading', { name: 'Falta só o pagamento', level: 1 })).toBeVisible();
  await expect(received.getByText(number, { exact: true })).toBeVisible();
  await expect.poll(() => amountOf(received, 'Total')).toBe(total);
  const code = await received.getByLabel('Pix copia e cola').inputValue();
  expect(code).toContain('br.gov.bcb.pix');
  expect(code).toContain(`540${(total / 100).toFixed(2).length}${(total / 100).toFixed(2)}`);
  await expect(received.getByRole('img', { name: /^QR Code do Pix/ })).toBeVisible();

  // The same number and total in the list, and in the order itself.
  await visit(page, `${MERCADO}/pedidos`);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Pedido ${number}` }) });
  await expect.poll(() => shownCentavos(card.locator('strong'))).toBe(total);
  await card.getByRole('link', { name: `Pedido ${number}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
  const order = page.getByRole('main');
  await expect.poll(() => amountOf(order, 'Subtotal')).toBe(subtotal);
  await expect.poll(() => amountOf(order, 'Taxa de entrega')).toBe(fee);
  await expect.poll(() => amountOf(order, 'Total')).toBe(total);
  await screenshot('order');
  await expect(order.getByText('Deixar na portaria')).toBeVisible();
});
