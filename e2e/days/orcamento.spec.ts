/** A company asks for a quote and lives it to the delivery; a consumer gives an order up. Spec 2 and 4, orders. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { confirmButton, goToCheckout, submittedNumber, totalKnown } from '../support/checkout.ts';
import { logIn } from '../support/log-in.ts';
import { mailTo } from '../support/mails.ts';
import { openPanelOrders } from '../support/panel-orders.ts';
import { add, search, setQuantity, tile } from '../support/products.ts';
import { ATLAS, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const MARTELO = 'Martelo Unha Ferrão 20 mm';

/** What is heard at once is there long before a page would ask again by itself. */
const AT_ONCE = { timeout: 8_000 };

async function askForQuote(page: Page): Promise<string> {
  await search(page, 'martelo unha');
  await add(tile(page, MARTELO), MARTELO);
  // Below the minimum of delivery nobody is served.
  await setQuantity(tile(page, MARTELO), MARTELO, '12');
  await goToCheckout(page);
  await confirmButton(page).click();
  return submittedNumber(page);
}

/** The order's page, once it hears the shop. */
async function follow(page: Page, address: string): Promise<void> {
  const line = page.waitForEvent('websocket');
  await visit(page, address);
  await (await line).waitForEvent('framereceived');
}

test('a quote is asked for, priced, accepted and delivered, and every step is heard and mailed', async ({
  page,
  people,
  request,
}) => {
  test.slow();
  const company = await people.company();
  await logIn(page, ATLAS, company);
  const number = await askForQuote(page);
  expect(await mailTo(company.email, `Orçamento ${number} recebido`)).toContain('Nada é cobrado');
  const panel = await openPanelOrders(request, ATLAS);
  await follow(page, `${ATLAS}/pedidos/${number}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Em análise' })).toBeVisible();

  await panel.price(number, 25.5, { mensagem: 'Preço para obra.', validade: 5 });
  const answer = main.getByRole('region', { name: 'A loja respondeu' });
  await expect(answer, 'heard without asking again').toBeVisible(AT_ONCE);
  await expect(answer).toContainText('Preço para obra.');
  await expect(answer).toContainText('Faltam 5 dias');
  await expect(main.getByText(/R\$\s27,69/)).toBeVisible();
  await expect(main.getByText(/R\$\s25,50/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await mailTo(company.email, `Orçamento ${number}: os preços chegaram`)).toContain(
    'Preço para obra.',
  );

  await answer.getByRole('button', { name: 'Pedir de novo' }).click();
  const wish = page.getByRole('dialog', { name: 'Pedir o orçamento de novo' });
  await wish.getByRole('button', { name: 'Enviar à loja' }).click();
  await expect(wish.getByText('Conte para a loja o que você gostaria.')).toBeVisible();
  await wish.getByLabel('O que você gostaria?').fill('Levo mais se baixar um pouco.');
  await wish.getByRole('button', { name: 'Enviar à loja' }).click();
  await expect(main.getByRole('region', { name: 'Em análise' })).toBeVisible();
  await expect(main.getByText('Levo mais se baixar um pouco.')).toBeVisible();

  await panel.price(number, 24);
  await expect(answer).toBeVisible(AT_ONCE);
  await answer.getByRole('button', { name: 'Aceitar orçamento' }).click();
  await expect(main.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
  await expect(answer).toBeHidden();
  expect(await mailTo(company.email, `Pedido ${number} recebido`)).toContain('288,00');
  expect((await panel.order(number)).proximas).toContain('SEPARANDO');

  await panel.move(number, 'SEPARANDO');
  await expect(main.getByText('Em separação').first()).toBeVisible(AT_ONCE);
  await panel.move(number, 'AGUARDANDOPAGAMENTO');
  await expect(main.getByText('Aguardando pagamento').first()).toBeVisible(AT_ONCE);
  expect(await mailTo(company.email, `Pedido ${number}: aguardando pagamento`)).toContain(
    'espera pelo pagamento',
  );
});

test('an order is followed to its delivery by the shop’s link', async ({ page, people, request }) => {
  test.slow();
  const person = await people.consumer();
  await logIn(page, MERCADO, person);
  const number = await buy(page);
  const panel = await openPanelOrders(request, MERCADO);
  await follow(page, `${MERCADO}/pedidos/${number}`);
  const main = page.getByRole('main');
  expect(await mailTo(person.email, `Pedido ${number} recebido`)).toContain('CNPJ');

  await panel.move(number, 'SEPARANDO', 'PAGO');
  await expect(main.getByText('Pronto para entrega').first()).toBeVisible(AT_ONCE);
  const link = 'https://transportadora.exemplo/rastreio/BR123';
  await panel.track(number, { transportadora: 'Entrega Rápida', codigo: 'BR123', link });
  await panel.move(number, 'EMENTREGA');
  await expect(main.getByRole('link', { name: /Acompanhar entrega/ })).toHaveAttribute('href', link, AT_ONCE);
  await expect(main.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0);
  expect(await mailTo(person.email, `Pedido ${number} saiu para entrega`)).toContain(link);
  await panel.move(number, 'ENTREGUE');
  await expect(main.getByText('Entregue').first()).toBeVisible(AT_ONCE);
  expect(await mailTo(person.email, `Pedido ${number} entregue`)).toContain('avalie');
});

test('a client gives an order up, and says why', async ({ page, people }) => {
  const person = await people.consumer();
  await logIn(page, MERCADO, person);
  const number = await buy(page);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Cancelar pedido' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar este pedido?' });
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect(dialog.getByText('Escolha um motivo.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Comprei por engano' }).check();
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('Cancelado').first()).toBeVisible();
  await expect(main.getByText('Comprei por engano')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0);
  expect(await mailTo(person.email, `Pedido ${number} cancelado`)).toContain('Motivo: Comprei por engano');
});

/** Pineapples, paid when they come. */
async function buy(page: Page): Promise<string> {
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '8');
  await goToCheckout(page);
  await page.getByRole('radio', { name: /^Dinheiro/ }).check();
  await totalKnown(page);
  await confirmButton(page).click();
  return submittedNumber(page);
}
