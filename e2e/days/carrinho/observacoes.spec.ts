import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { confirmButton, goToCheckout, submittedNumber } from '../../support/checkout.ts';
import { logIn, startSession } from '../../support/log-in.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const note = (page: Page) => page.getByLabel('Observação para a loja');
const household = (page: Page) => page.getByLabel('Pessoas em casa');

async function toCheckout(page: Page): Promise<void> {
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, ABACAXI), ABACAXI);
  // Above the shop's minimum order.
  await setQuantity(tile(page, ABACAXI), ABACAXI, '6');
  await goToCheckout(page);
}

test('what is written for the order is there on another device, too', async ({ page, browser, people }) => {
  const shopper = await people.consumer();
  await logIn(page, MERCADO, shopper);
  await toCheckout(page);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/cart?') && answer.request().method() === 'POST',
  );
  await note(page).fill('Portaria dos fundos\nTroco para R$ 50');
  await saved;

  const device = await browser.newContext();
  const phone = await device.newPage();
  await startSession(phone, MERCADO, shopper);
  await visit(phone, `${MERCADO}/checkout`);
  await expect(note(phone)).toHaveValue('Portaria dos fundos\nTroco para R$ 50');
  await confirmButton(phone).click();
  const number = await submittedNumber(phone);
  await visit(phone, `${MERCADO}/pedidos/${number}`);
  await expect(phone.getByText('Portaria dos fundos')).toBeVisible();
  await device.close();
});

test('what the shop wants to know of a client is asked once', async ({ page, people }) => {
  await logIn(page, MERCADO, await people.consumer());
  await toCheckout(page);
  await household(page).selectOption('3 ou 4');
  await expectAccessible(page);
  await confirmButton(page).click();
  await submittedNumber(page);
  await toCheckout(page);
  await expect(note(page)).toBeVisible();
  await expect(household(page)).toHaveCount(0);
});
