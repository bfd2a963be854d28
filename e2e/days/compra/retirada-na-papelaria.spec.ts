import { amountOf, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, part, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { fillLogin } from '../../support/log-in.ts';
import { shownCentavos } from '../../support/money.ts';
import { ADMINISTRATOR } from '../../support/panel/panel.ts';
import { openPanelOrders } from '../../support/panel/panel-orders.ts';
import { add } from '../../support/products.ts';
import { aurora } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

test('a white-label shop on its own host sells for pickup, with addresses that do not name it', async ({
  page,
  people,
  request,
}) => {
  const shopper = await people.consumer();
  await visit(page, aurora('/c/cadernos'));
  const first = page.getByRole('main').getByRole('article').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/^http:\/\/aurora\.localhost:\d+\/p\/[^/]+$/);
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
  await add(page.getByRole('main'), name);
  await expect(page.locator('a[href*="/papelaria-aurora"]')).toHaveCount(0);

  const drawer = await openCart(page);
  await cartSaved(drawer);
  await drawer.getByRole('link', { name: 'Finalizar' }).click();
  await fillLogin(page, shopper.email);
  await expect(page).toHaveURL(aurora('/checkout'));

  // Pickup only: no choice, no address, no fee.
  await expect(page.getByRole('heading', { name: 'Finalizar compra', level: 1 })).toBeVisible();
  await usable(page);
  await totalKnown(page);
  await expect(page.getByRole('radio', { name: /Receber no endereço/ })).toHaveCount(0);
  await expect(part(page, 'Como você quer receber').getByRole('radio')).toHaveCount(1);
  await expect(summary(page)).toContainText(/Retirada na loja\s*Grátis/);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro na retirada/ })
    .check();
  await totalKnown(page);
  const total = await amountOf(summary(page), 'Total');
  expect(total).toBe(await amountOf(summary(page), /^Subtotal/));
  await confirmButton(page).click();

  const number = await submittedNumber(page);
  await expect(page).toHaveURL(aurora(`/submissao/${number}`));
  const received = page.getByRole('main');
  await expect(received.getByText('Rua Augusta, 2140, Jardins, São Paulo')).toBeVisible();
  await expect(received.getByLabel('Pix copia e cola')).toHaveCount(0);
  await expect.poll(() => amountOf(received, 'Total')).toBe(total);
  await received.getByRole('link', { name: 'Acompanhar pedido' }).click();
  await expect(page).toHaveURL(aurora(`/pedidos/${number}`));
  await expect(page.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
  const panel = await openPanelOrders(request, '/papelaria-aurora', ADMINISTRATOR);
  await panel.move(number, 'SEPARANDO', 'PAGO', 'PRONTO_RETIRADA');
  await page.reload();
  await usable(page);
  await expect(received.getByText('Pronto para retirada').first()).toBeVisible();
  await expect(received.getByText('O pedido espera por você na loja.').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Meus pedidos' }).click();
  await expect(page).toHaveURL(aurora('/pedidos'));
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Pedido ${number}` });
  await expect.poll(() => shownCentavos(card.locator('strong'))).toBe(total);
});
