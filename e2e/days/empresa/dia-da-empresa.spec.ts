/**
 * A company's story: a quote requested, priced, accepted, delivered, invoiced and paid. Spec 2 and 4, orders; spec 2,
 * invoices.
 */
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { requestQuote } from '../../support/ask-for-quote.ts';
import { download, isPdf } from '../../support/downloads.ts';
import { follow } from '../../support/follow.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { mailTo } from '../../support/mails.ts';
import { openPanelDocuments } from '../../support/panel/panel-documents.ts';
import { openPanelOrders } from '../../support/panel/panel-orders.ts';
import { ATLAS } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

/** Live updates arrive long before the page would poll. Milliseconds. */
const AT_ONCE = { timeout: 8_000 };

test('a quote is requested, priced, accepted, delivered, invoiced and paid, and every step is notified and mailed', async ({
  page,
  people,
  request,
  isPhone,
}) => {
  test.slow();
  const look = (picture?: string, at?: Locator): Promise<void> => lookAt(page, { isPhone, picture, at });
  const company = await people.company();
  await logIn(page, ATLAS, company);
  const number = await requestQuote(page);
  await look();
  expect(await mailTo(company.email, `Orçamento ${number} recebido`)).toContain('Nada é cobrado');
  const panel = await openPanelOrders(request, ATLAS);
  await follow(page, `${ATLAS}/pedidos/${number}`);
  const main = page.getByRole('main');
  const waiting = main.getByRole('region', { name: 'Em análise' });
  // The quote has no prices yet, so there is nothing to refuse.
  await expect(waiting.getByRole('button', { name: 'Desistir do orçamento' })).toBeVisible();
  await look();

  await panel.price(number, 25.5, { mensagem: 'Preço para obra.', validade: 5 });
  const answer = main.getByRole('region', { name: 'A loja respondeu' });
  await expect(answer, 'heard without asking again').toBeVisible(AT_ONCE);
  await expect(answer).toContainText('Preço para obra.');
  await expect(answer).toContainText('Faltam 5 dias');
  await expect(main.getByText(/R\$\s27,69/)).toBeVisible();
  await expect(main.getByText(/R\$\s25,50/).first()).toBeVisible();
  await look('day-quote-priced', answer);
  const mail = await mailTo(company.email, `Orçamento ${number}: os preços chegaram`);
  expect(mail).toContain('Preço para obra.');

  await answer.getByRole('button', { name: 'Pedir de novo' }).click();
  const wish = page.getByRole('dialog', { name: 'Pedir o orçamento de novo' });
  await wish.getByRole('button', { name: 'Enviar à loja' }).click();
  await expect(wish.getByText('Conte para a loja o que você gostaria.')).toBeVisible();
  await look();
  await wish.getByLabel('O que você gostaria?').fill('Levo mais se baixar um pouco.');
  await wish.getByRole('button', { name: 'Enviar à loja' }).click();
  await expect(waiting).toBeVisible();
  await expect(main.getByText('Levo mais se baixar um pouco.')).toBeVisible();

  await panel.price(number, 24);
  await expect(answer).toBeVisible(AT_ONCE);
  await answer.getByRole('button', { name: 'Aceitar orçamento' }).click();
  await expect(main.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
  await expect(answer).toBeHidden();
  expect(await mailTo(company.email, `Pedido ${number} recebido`)).toContain('288,00');
  expect((await panel.order(number)).proximas).toContain('SEPARANDO');
  const payment = main.getByRole('region', { name: 'Pagamento' });
  await expect(payment.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible();
  await look('day-quote-accepted', payment);

  // Bought on account: listed among the open titles.
  await visit(page, `${ATLAS}/faturas`);
  const row = main.getByRole('listitem').filter({ hasText: `Pedido ${number}` });
  await expect(row).toContainText('Vence em 28 dias');
  await expect(main.getByRole('region', { name: 'Resumo' })).toContainText('1 fatura');
  await look();

  await follow(page, `${ATLAS}/pedidos/${number}`);
  await panel.move(number, 'SEPARANDO');
  await expect(main.getByText('Em separação').first()).toBeVisible(AT_ONCE);
  const papers = await openPanelDocuments(request, ATLAS);
  const key = await papers.attach(number);
  await panel.move(number, 'PAGO');
  await expect(main.getByText('Pronto para entrega').first()).toBeVisible(AT_ONCE);
  await panel.move(number, 'EMENTREGA', 'ENTREGUE');
  await expect(main.getByText('Entregue').first()).toBeVisible(AT_ONCE);
  expect(await mailTo(company.email, `Pedido ${number} entregue`)).toContain(number);

  const invoice = main.getByRole('region', { name: 'Nota fiscal' });
  await expect(invoice).toContainText(key.replace(/(.{4})(?=.)/g, '$1 '));
  await look('day-invoice', invoice);
  const danfe = await download(page, invoice.getByRole('button', { name: /^Baixar DANFE/ }));
  expect(isPdf(danfe)).toBe(true);
  const xml = await download(page, invoice.getByRole('button', { name: /^Baixar XML/ }));
  expect(xml.bytes.toString()).toContain(`Id="NFe${key}"`);

  // The bank reports the payment to the shop: nothing is open any more.
  await papers.payTitles(number);
  await visit(page, `${ATLAS}/faturas`);
  await expect(row.getByText('Paga', { exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Resumo' })).toContainText('0 faturas');
  await look('day-title-paid', row);
  await visit(page, `${ATLAS}/pedidos/${number}`);
  await expect(payment.getByText('Pago', { exact: true }).first()).toBeVisible();
  expect(isPdf(await download(page, payment.getByRole('button', { name: 'Baixar recibo' })))).toBe(true);
  await expectAccessible(page);
});
