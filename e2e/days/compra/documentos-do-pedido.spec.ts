/** After the delivery: rating, receipt and invoice of an order, and the order's search. Spec 2, orders. */
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { confirmButton, goToCheckout, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { download, isPdf } from '../../support/downloads.ts';
import { follow } from '../../support/follow.ts';
import { logIn } from '../../support/log-in.ts';
import { openPanelDocuments } from '../../support/panel/panel-documents.ts';
import { openPanelOrders } from '../../support/panel/panel-orders.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';

/** Paid on delivery. */
async function buy(page: Page, units: string): Promise<string> {
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, units);
  await goToCheckout(page);
  await page.getByRole('radio', { name: /^Dinheiro/ }).check();
  await totalKnown(page);
  await confirmButton(page).click();
  return submittedNumber(page);
}

test('a delivered order is rated, and its receipt, DANFE and XML are taken along', async ({
  page,
  people,
  request,
}) => {
  test.slow();
  await logIn(page, MERCADO, await people.consumer());
  const number = await buy(page, '8');
  const main = page.getByRole('main');
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(main.getByRole('button', { name: 'Baixar recibo' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Avalie este pedido' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Nota fiscal' })).toHaveCount(0);

  const orders = await openPanelOrders(request, MERCADO);
  const papers = await openPanelDocuments(request, MERCADO);
  await orders.move(number, 'SEPARANDO', 'PAGO', 'EMENTREGA', 'ENTREGUE');
  await papers.confirmPayment(number);
  // The page is open while the shop attaches the document, and shows it without a reload.
  await follow(page, `${MERCADO}/pedidos/${number}`);
  await expect(main.getByRole('region', { name: 'Nota fiscal' })).toHaveCount(0);
  const key = await papers.attach(number);
  await expect(main.getByRole('region', { name: 'Nota fiscal' })).toBeVisible({ timeout: 5_000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const receipt = await download(page, main.getByRole('button', { name: 'Baixar recibo' }));
  expect(receipt.name).toBe(`recibo-${number}.pdf`);
  expect(isPdf(receipt)).toBe(true);

  const invoice = main.getByRole('region', { name: 'Nota fiscal' });
  await expect(invoice).toContainText(key.replace(/(.{4})(?=.)/g, '$1 '));
  await expect(invoice).toContainText('Sem valor fiscal');
  const danfe = await download(page, invoice.getByRole('button', { name: /^Baixar DANFE/ }));
  expect(isPdf(danfe)).toBe(true);
  const xml = await download(page, invoice.getByRole('button', { name: /^Baixar XML/ }));
  expect(xml.name).toBe(`${key}-nfe.xml`);
  expect(xml.bytes.toString()).toContain(`Id="NFe${key}"`);

  // The delivery and its rating lead the page.
  const rating = main.getByRole('region', { name: 'Avalie este pedido' });
  await expect(main.getByText('O pedido foi entregue.').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Avalie este pedido');
  await rating.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(rating.getByText('Escolha de 1 a 5 estrelas.')).toBeVisible();
  // Arrow keys move between the stars, as in any radio group.
  await rating.getByRole('radio', { name: '3 estrelas: Regular' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(rating.getByRole('radio', { name: '4 estrelas: Bom' })).toBeChecked();
  await rating.getByRole('textbox', { name: /^Comentário/ }).fill('Abacaxi doce.');
  await rating.getByLabel(/^Mostrar meu comentário/).check();
  await expectAccessible(page);
  await rating.getByRole('button', { name: 'Enviar avaliação' }).click();
  const given = main.getByRole('region', { name: 'Sua avaliação' });
  await expect(given.getByText('Obrigado pela avaliação!')).toBeFocused();
  await expect(given.getByRole('img', { name: '4 de 5 estrelas' })).toBeVisible();
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(given).toContainText('Abacaxi doce.');
  const rated = (await papers.ratings()).find(({ numpedido }) => String(numpedido) === number);
  expect(rated).toMatchObject({ nota: 4, comentario: 'Abacaxi doce.', publicado: true });

  await given.getByRole('button', { name: 'Alterar avaliação' }).click();
  // The radio itself is invisible: people press the star.
  const fiveStars = page.getByRole('radio', { name: '5 estrelas: Muito bom' });
  await rating.locator('label').filter({ has: fiveStars }).click();
  await expect(fiveStars).toBeChecked();
  await rating.getByRole('button', { name: 'Salvar avaliação' }).click();
  await expect(given.getByRole('img', { name: '5 de 5 estrelas' })).toBeVisible();
});

test('orders are found by what they are, and the list is taken along as it is seen', async ({
  page,
  people,
  request,
  isPhone,
}) => {
  test.slow();
  await logIn(page, MERCADO, await people.consumer());
  const number = await buy(page, '8');
  const panel = await openPanelOrders(request, MERCADO);
  await panel.move(number, 'SEPARANDO');

  await visit(page, `${MERCADO}/pedidos`);
  const main = page.getByRole('main');
  const cards = main.getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // On phones the orders come before the filters.
  if (isPhone) {
    await expect(main.getByLabel('Recebimento')).toBeHidden();
    await main.getByRole('button', { name: 'Mais filtros' }).click();
    await expectAccessible(page);
  }
  await expect(main.getByLabel('Recebimento')).toBeVisible();
  await main.getByLabel('Número ou produto').fill('nada disto');
  await main.getByRole('button', { name: 'Filtrar' }).click();
  await expect(main.getByText('Nenhum pedido com estes filtros')).toBeVisible();
  await main.getByLabel('Número ou produto').fill(number);
  await main.getByRole('button', { name: 'Filtrar' }).click();
  await expect(cards).toHaveText([`Pedido ${number}`]);
  await expect(page).toHaveURL(new RegExp(`busca=${number}`));

  const sheet = await download(page, main.getByRole('button', { name: 'Exportar planilha' }));
  const rows = (await readXlsx(sheet.bytes)).sheets[0]?.rows ?? [];
  expect(rows.slice(1).map((row) => String(row[0]))).toEqual([number]);
  const csv = await download(page, main.getByRole('button', { name: 'Exportar CSV' }));
  expect(csv.bytes.toString('utf8')).toContain(`${number};Pedido;`);

  const filters = main.getByRole('region', { name: 'Filtros' });
  await filters.getByRole('link', { name: /Remover filtro/ }).click();
  await expect(cards).toHaveCount(1);
  await filters.getByRole('link', { name: 'Entregues' }).click();
  await expect(main.getByText('Nenhum pedido entregue')).toBeVisible();
  await expect(filters.getByRole('link', { name: 'Entregues' })).toHaveAttribute('aria-current', /true|page/);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Ver todos os pedidos' }).click();
  await expect(cards).toHaveCount(1);
});
