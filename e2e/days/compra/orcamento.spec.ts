/** A quote that expires, an order under way, and one that is cancelled. Spec 2 and 4, orders. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { requestQuote } from '../../support/ask-for-quote.ts';
import { confirmButton, goToCheckout, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { endQuote } from '../../support/clock/end-quote.store.ts';
import { follow } from '../../support/follow.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { mailTo } from '../../support/mails.ts';
import { openPanelOrders } from '../../support/panel/panel-orders.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';

/** Live updates arrive long before the page would poll. Milliseconds. */
const AT_ONCE = { timeout: 8_000 };

test('a quote whose time is over can be asked for again, or refused', async ({
  page,
  people,
  request,
  isPhone,
}) => {
  test.slow();
  const company = await people.company();
  await logIn(page, ATLAS, company);
  const number = await requestQuote(page);
  const panel = await openPanelOrders(request, ATLAS);
  await panel.price(number, 24, { mensagem: 'Vale por um dia.', validade: 1 });
  await endQuote(ATLAS, Number(number));
  await visit(page, `${ATLAS}/pedidos/${number}`);
  await expect(page).toHaveTitle(new RegExp(`^Orçamento ${number} · `));
  const main = page.getByRole('main');
  const answer = main.getByRole('region', { name: 'A loja respondeu' });
  await expect(answer).toContainText('A validade deste orçamento acabou');
  await expect(answer.getByRole('button', { name: 'Aceitar orçamento' })).toHaveCount(0);
  await expect(answer.getByRole('button', { name: 'Pedir de novo' })).toBeVisible();
  await lookAt(page, { isPhone });

  await answer.getByRole('button', { name: 'Recusar orçamento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recusar este orçamento?' });
  await dialog.getByRole('radio', { name: 'O preço ficou alto' }).check();
  await dialog.getByRole('button', { name: 'Recusar orçamento' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('Cancelado').first()).toBeVisible();
  await expect(main.getByText('O preço ficou alto')).toBeVisible();
  expect((await panel.order(number)).status).toBe('CANCELADO');
});

test('an order is followed to its delivery by the shop’s link', async ({ page, people, request }) => {
  test.slow();
  const person = await people.consumer();
  await logIn(page, MERCADO, person);
  const number = await buy(page);
  const panel = await openPanelOrders(request, MERCADO);
  await follow(page, `${MERCADO}/pedidos`);
  const main = page.getByRole('main');
  expect(await mailTo(person.email, `Pedido ${number} recebido`)).toContain('CNPJ');
  await panel.move(number, 'SEPARANDO');
  await expect(main.getByText('Em separação'), 'the list hears it, too').toBeVisible(AT_ONCE);

  await follow(page, `${MERCADO}/pedidos/${number}`);
  await panel.move(number, 'PAGO');
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

/** Buys pineapples, paid on delivery. */
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
