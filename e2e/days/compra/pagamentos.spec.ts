import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { cardFields, typeCard } from '../../support/card.ts';
import { amountOf } from '../../support/cart.ts';
import { confirmButton, goToCheckout, part, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { startSession } from '../../support/log-in.ts';
import { centavosOf } from '../../support/money.ts';
import type { Person } from '../../support/people.ts';
import { press } from '../../support/press.ts';
import { add, quantity, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

/** A product without tracked stock, because other tests buy it, too. */
const ABACAXI = 'Abacaxi Pérola';

/** Fills the cart up to the minimum order and opens the checkout. */
async function shopped(page: Page, shopper: Person): Promise<void> {
  await startSession(page, MERCADO, shopper);
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

test('each field of a card says what is wrong with it until it is mended, and the number says its brand', async ({
  page,
  people,
}) => {
  await shopped(page, await people.consumer());
  await pay(page, /^Cartão de crédito/);
  // The card's fields are below their payment method, before the next one.
  const frame = page.locator('iframe[title="Dados do cartão"]');
  const next = part(page, 'Pagamento').getByRole('radio', { name: /^Dinheiro/ });
  await expect(frame).toBeVisible();
  expect(await frame.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(
    await next.evaluate((one) => one.getBoundingClientRect().top),
  );

  await press(confirmButton(page));
  const number = cardFields(page).getByLabel('Número do cartão');
  const expiry = cardFields(page).getByLabel('Validade');
  await expect(number).toBeFocused();
  // The page scrolls to them.
  await expect(frame).toBeInViewport();
  await expect(number).toHaveAccessibleDescription('Digite o número do cartão.');
  await expect(cardFields(page).getByLabel('Nome impresso no cartão')).toHaveAccessibleDescription(
    'Digite o nome impresso no cartão.',
  );
  await expect(expiry).toHaveAccessibleDescription('Digite a validade como MM/AA.');
  await expect(cardFields(page).getByLabel('Código (CVV)')).toHaveAccessibleDescription(
    'Digite os 3 ou 4 números do código de segurança.',
  );
  await expectAccessible(page);

  await number.pressSequentially('5100');
  await expect(number).toHaveAccessibleDescription('Mastercard');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await typeCard(page, '4000 0000 0000 0010');
  await expect(number).toHaveAccessibleDescription('Visa');
  await expect(cardFields(page).getByText('Digite', { exact: false })).toHaveCount(0);
  await expiry.fill('01/20');
  await press(confirmButton(page));
  await expect(expiry).toBeFocused();
  await expect(frame).toBeInViewport();
  await expect(expiry).toHaveAccessibleDescription('Este cartão está vencido.');
  await expect(expiry).toHaveAttribute('aria-invalid', 'true');
  await expiry.fill('12/40');
  await expect(expiry).not.toHaveAttribute('aria-invalid');
  await press(confirmButton(page));
  await submittedNumber(page);
});

test('an order on delivery is paid by card instead', async ({ page, people }) => {
  await shopped(page, await people.consumer());
  await pay(page, /^Dinheiro/);
  await press(confirmButton(page));
  await submittedNumber(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Pagar de outra forma' }).click();
  await expect(main.getByRole('radio', { name: /^Cartão de crédito/ })).toBeVisible();
  await expect(main.getByRole('radio', { name: /^Pix.*Economize R\$/ })).toBeVisible();
  await main.getByRole('radio', { name: /^Cartão de crédito/ }).check();
  // The bank of this test card takes some seconds.
  await typeCard(page, '5100 0000 0000 0032');
  await press(main.getByRole('button', { name: 'Pagar com este cartão' }));
  await expect(main.getByText('Estamos confirmando o pagamento.')).toBeVisible();
  await expectAccessible(page);
  await expect(main.getByText('Pré-autorizado', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('an order by Pix is paid by card instead, at a total that is seen and agreed to first', async ({
  page,
  people,
}) => {
  await shopped(page, await people.consumer());
  await pay(page, /^Pix/);
  await press(confirmButton(page));
  const number = await submittedNumber(page);
  const main = page.getByRole('main');
  const values = main.getByRole('region', { name: 'Valores' });
  const [subtotal, byPix] = [await amountOf(values, 'Subtotal'), await amountOf(values, 'Total')];
  const saving = await amountOf(values, 'Desconto do pagamento (Pix)');
  const fee = await amountOf(values, 'Taxa de entrega');
  expect(subtotal - saving + fee).toBe(byPix);
  await main.getByRole('button', { name: 'Pagar de outra forma' }).click();
  await main.getByRole('radio', { name: /^Cartão de crédito/ }).check();
  await expect(main.getByText(/^O total passa a ser R\$/)).toBeVisible();
  expect(centavosOf(await main.getByText(/^O total passa a ser R\$/).innerText())).toBe(subtotal + fee);
  await typeCard(page, '4000 0000 0000 0010');
  await expectAccessible(page);
  await press(main.getByRole('button', { name: /^Pagar com este cartão: R\$/ }));
  await expect(main.getByText('Visa final 0010')).toBeVisible();
  await expect.poll(() => amountOf(values, 'Total')).toBe(subtotal + fee);
  await expect(values.getByText(/Desconto do pagamento/)).toHaveCount(0);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  const steps = main.getByRole('region', { name: 'Andamento' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Forma de pagamento trocada' })).toHaveCount(1);
});

test('who pays by boleto reads before sending that the time chosen waits for the bank', async ({
  page,
  people,
}) => {
  await shopped(page, await people.consumer());
  const waits = part(page, 'Entrega').getByText(
    'Com boleto, o horário vale se o pagamento for confirmado antes: o banco leva até dois dias úteis.',
  );
  await pay(page, /^Boleto/);
  await expect(waits).toBeVisible();
  await pay(page, /^Dinheiro/);
  await expect(waits).toBeHidden();
});
