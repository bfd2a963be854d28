import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  confirmButton,
  goToCheckout,
  part,
  submittedNumber,
  summary,
  totalKnown,
} from '../support/checkout.ts';
import { endPix } from '../support/end-pix.store.ts';
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

test('a card is refused, another one pays the same order; its number never reaches the shop', async ({
  page,
  people,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await shopped(page, await people.consumer());
  await pay(page, /^Cartão de crédito/);
  await expect(part(page, 'Pagamento').getByText('Pré-autorização no cartão')).toBeVisible();

  await expect(field(page).getByLabel('Número do cartão')).toBeVisible();
  await expectAccessible(page);

  // What is missing is said in the field, and nothing is sent.
  await field(page).getByLabel('Número do cartão').fill('4111 1111 1111 1111');
  await confirmButton(page).click();
  await expect(field(page).getByRole('alert')).toContainText('cartões de teste');

  // In parts, with interest that the summary tells.
  const parts = part(page, 'Pagamento').getByLabel('Parcelas');
  await parts.selectOption({ label: (await parts.locator('option').nth(2).innerText()).trim() });
  await expect(parts.locator('option:checked')).toHaveText(/^3x de R\$.*sem juros$/);
  await typeCard(page, '5100 0000 0000 0016');
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  const main = page.getByRole('main');
  await expect(main.getByText('O cartão não tem limite para este valor.')).toBeVisible();
  await expect(main.getByText('O seu pedido continua guardado.')).toBeVisible();
  await expect(field(page).getByLabel('Número do cartão')).toBeVisible();
  await expectAccessible(page);

  await typeCard(page, '4000 0000 0000 0010');
  await main.getByRole('button', { name: 'Pagar com este cartão' }).click();
  await expect(main.getByText('Pré-autorizado', { exact: true })).toBeVisible();
  await expect(main.getByText('Visa final 0010')).toBeVisible();
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(page.getByRole('main').getByText('Pré-autorizado', { exact: true })).toBeVisible();

  for (const card of ['5100000000000016', '4000000000000010', '4111111111111111']) {
    expect(sent.filter((text) => text.replace(/[\s+]|%20/g, '').includes(card))).toEqual([]);
  }
});

test('a Pix is paid while the page is open, and has a new code when its time is over', async ({
  page,
  people,
  context,
}) => {
  await shopped(page, await people.consumer());
  await pay(page, /^Pix/);
  await expect(summary(page).getByText('Pagamento: Pix.')).toBeVisible();
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  const main = page.getByRole('main');
  const first = await main.getByLabel('Pix copia e cola').inputValue();
  expect(first).toContain('br.gov.bcb.pix');
  await expectAccessible(page);

  await endPix(MERCADO, Number(number));
  await expect(main.getByText('O prazo deste código terminou')).toBeVisible();
  await main.getByRole('button', { name: 'Gerar novo código' }).click();
  await expect(main.getByLabel('Pix copia e cola')).not.toHaveValue(first);
  await expect(main.getByRole('timer')).toBeVisible();

  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    main.getByRole('link', { name: 'pagar no banco de demonstração' }).click(),
  ]);
  await expect(bank.getByRole('heading', { name: 'Banco de demonstração' })).toBeVisible();
  await bank.getByRole('button', { name: 'Pagar, com aviso repetido' }).click();
  await expect(bank.getByText('Este Pix já foi pago.')).toBeVisible();
  await expect(main.getByText('Pago', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(main.getByLabel('Pix copia e cola')).toHaveCount(0);
});

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
  await expect(main.getByText('Pré-autorizado', { exact: true })).toBeVisible({ timeout: 30_000 });
});
