import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { confirmButton, goToCheckout, part, submittedNumber, totalKnown } from '../support/checkout.ts';
import { logIn } from '../support/log-in.ts';
import type { Person } from '../support/people.ts';
import { add, quantity, setQuantity, tile } from '../support/products.ts';
import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** Whose stock nobody counts: other days buy here, too. */
const ABACAXI = 'Abacaxi Pérola';

/** To the checkout with enough in the cart for a delivery. */
async function shopped(page: Page, shopper: Person): Promise<void> {
  await logIn(page, MERCADO, shopper);
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '6');
  await expect(quantity(tile(page, ABACAXI), ABACAXI)).toHaveValue('6');
  await goToCheckout(page);
}

const pay = async (page: Page, way: RegExp): Promise<void> => {
  await part(page, 'Pagamento').getByRole('radio', { name: way }).check();
  await totalKnown(page);
};

const field = (page: Page): FrameLocator => page.frameLocator('iframe[title="Dados do cartão"]');

async function typeCard(page: Page, number: string): Promise<void> {
  await field(page).getByLabel('Número do cartão').fill(number);
  await field(page).getByLabel('Nome impresso no cartão').fill('ANA LIMA');
  await field(page).getByLabel('Validade').fill('12/40');
  await field(page).getByLabel('Código (CVV)').fill('123');
}

test('an order on delivery is paid by card instead', async ({ page, people }) => {
  await shopped(page, await people.consumer());
  await pay(page, /^Dinheiro/);
  await confirmButton(page).click();
  await submittedNumber(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Pagar de outra forma' }).click();
  // At the prices it was ordered with: Pix would have others.
  await expect(main.getByRole('radio', { name: /^Cartão de crédito/ })).toBeVisible();
  await expect(main.getByRole('radio', { name: /^Pix/ })).toHaveCount(0);
  await main.getByRole('radio', { name: /^Cartão de crédito/ }).check();
  // Its bank takes some seconds.
  await typeCard(page, '5100 0000 0000 0032');
  await main.getByRole('button', { name: 'Pagar com este cartão' }).click();
  await expect(main.getByText('Estamos confirmando o pagamento.')).toBeVisible();
  await expectAccessible(page);
  await expect(main.getByText('Pré-autorizado', { exact: true })).toBeVisible({ timeout: 30_000 });
});
