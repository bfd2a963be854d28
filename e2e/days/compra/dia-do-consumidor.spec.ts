/** A consumer's story: one order by Pix, one by card, one by boleto, until each is paid. Spec 2 and 7, payments. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { cardFields, typeCard } from '../../support/card.ts';
import {
  confirmButton,
  goToCheckout,
  part,
  submittedNumber,
  summary,
  totalKnown,
} from '../../support/checkout.ts';
import { endPix } from '../../support/clock/end-pix.store.ts';
import { letBoletosBeOverdue } from '../../support/clock/overdue.store.ts';
import { download, isPdf } from '../../support/downloads.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { openPanelDocuments } from '../../support/panel/panel-documents.ts';
import { openPanelOrders } from '../../support/panel/panel-orders.ts';
import { press } from '../../support/press.ts';
import { add, quantity, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

/** A product without tracked stock, because other tests buy it, too. */
const ABACAXI = 'Abacaxi Pérola';

/**
 * Fills the cart up to the minimum order and opens the checkout. Another quantity makes another order, not a
 * duplicate.
 */
async function shopped(page: Page, pieces: string): Promise<void> {
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, pieces);
  await expect(quantity(tile(page, ABACAXI), ABACAXI)).toHaveValue(pieces);
  await goToCheckout(page);
}

async function pay(page: Page, way: RegExp): Promise<void> {
  await part(page, 'Pagamento').getByRole('radio', { name: way }).check();
  await totalKnown(page);
}

test('a Pix is paid while its page is open, and has a new code when its time is over', async ({
  page,
  people,
  context,
  isPhone,
}) => {
  test.slow();
  await logIn(page, MERCADO, await people.consumer());
  await shopped(page, '6');
  await pay(page, /^Pix/);
  await expect(summary(page).getByText('Pagamento: Pix.')).toBeVisible();
  await press(confirmButton(page));
  const number = await submittedNumber(page);
  const main = page.getByRole('main');
  const first = await main.getByLabel('Pix copia e cola').inputValue();
  expect(first).toContain('br.gov.bcb.pix');
  const pix = main.getByRole('region', { name: 'Pague com Pix' });
  await lookAt(page, { picture: 'day-pix', isPhone, at: pix });

  await endPix(MERCADO, Number(number));
  await expect(main.getByText('O prazo deste código terminou')).toBeVisible();
  await lookAt(page, { isPhone });
  await main.getByRole('button', { name: 'Gerar novo código' }).click();
  await expect(main.getByLabel('Pix copia e cola')).not.toHaveValue(first);
  await expect(main.getByRole('timer')).toBeVisible();

  const loaded = await page.evaluate(() => performance.timeOrigin);
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    main.getByRole('link', { name: 'pagar no banco de demonstração' }).click(),
  ]);
  await expect(bank.getByRole('heading', { name: 'Banco de demonstração' })).toBeVisible();
  await bank.getByRole('button', { name: 'Pagar, com aviso repetido' }).click();
  await expect(bank.getByText('Este Pix já foi pago.')).toBeVisible();
  await bank.close();
  // Visible, and announced to screen readers.
  await expect(main.getByRole('heading', { name: 'Pedido recebido e pago!', level: 1 })).toBeVisible({
    timeout: 20_000,
  });
  await expect(main.getByRole('status').filter({ hasText: 'Pagamento confirmado.' })).toHaveCount(1);
  await expect(main.getByText('Pagamento confirmado', { exact: true })).toBeVisible();
  await expect(main.getByText('Pagamento confirmado', { exact: true })).toBeInViewport();
  // What was said when it was sent is outdated.
  await expect(page.getByText('Agora falta o pagamento.')).toHaveCount(0);
  await expect(main.getByLabel('Pix copia e cola')).toHaveCount(0);
  expect(await page.evaluate(() => performance.timeOrigin), 'the same page, never loaded again').toBe(loaded);
  await lookAt(page, { picture: 'day-pix-paid', isPhone });

  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(main.getByText('Pago', { exact: true }).first()).toBeVisible();
  const steps = main.getByRole('region', { name: 'Andamento' }).getByRole('listitem');
  await expect(steps).toContainText([
    /^Pedido recebido/,
    /^Aguardando o pagamento/,
    /^Pagamento confirmado/,
    'A seguir: Em separação',
    'A seguir: Pronto para entrega',
    'A seguir: Saiu para entrega',
    /^A seguir: Entregue/,
  ]);
  await expect(steps.filter({ hasText: 'Pagamento confirmado' })).toHaveAttribute('aria-current', 'step');
  expect(isPdf(await download(page, main.getByRole('button', { name: 'Baixar recibo' })))).toBe(true);
});

test('a card is refused, another one pays the same order; its number never reaches the shop', async ({
  page,
  people,
  request,
  isPhone,
}) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (one) => sent.push(one.url() + (one.postData() ?? '')));
  await logIn(page, MERCADO, await people.consumer());
  await shopped(page, '7');
  await pay(page, /^Cartão de crédito/);
  const payment = part(page, 'Pagamento');
  await expect(payment.getByText('Pré-autorização no cartão')).toBeVisible();
  await expect(payment.getByText(/^Reservamos R\$\s[\d.,]+ agora/)).toBeVisible();
  await expect(cardFields(page).getByLabel('Número do cartão')).toBeVisible();
  await lookAt(page, { isPhone });

  // Errors appear within the card's frame, and nothing is sent.
  await cardFields(page).getByLabel('Número do cartão').fill('4111 1111 1111 1111');
  await press(confirmButton(page));
  await expect(cardFields(page).getByRole('alert').first()).toContainText('cartões de teste');

  // In instalments; the summary shows them.
  const parts = payment.getByLabel('Parcelas');
  await parts.selectOption({ label: (await parts.locator('option').nth(2).innerText()).trim() });
  await expect(parts.locator('option:checked')).toHaveText(/^3x de R\$.*sem juros$/);
  await expect(part(page, 'Revise e confirme')).toContainText(/3x de R\$.*sem juros/);
  await typeCard(page, '5100 0000 0000 0016');
  await press(confirmButton(page));
  const number = await submittedNumber(page);
  const main = page.getByRole('main');
  // A failed payment is reported as such by page and toast.
  await expect(main.getByRole('heading', { name: 'O pagamento não foi aprovado', level: 1 })).toBeVisible();
  await expect(page.getByText('Pedido guardado, mas o pagamento não foi aprovado.')).toBeVisible();
  await expect(page.getByText(/Pedido recebido|com sucesso|A entrega chega/)).toHaveCount(0);
  await expect(main.getByText('O cartão não tem limite para este valor.')).toBeVisible();
  await expect(main.getByText('O seu pedido continua guardado.')).toBeVisible();
  await expect(cardFields(page).getByLabel('Número do cartão')).toBeVisible();
  const again = main.getByRole('region', { name: 'Pagamento' });
  await lookAt(page, { picture: 'day-card-refused', isPhone, at: again });

  await again.getByLabel('Parcelas').selectOption('3');
  await typeCard(page, '4000 0000 0000 0010');
  await press(main.getByRole('button', { name: 'Pagar com este cartão' }));
  await expect(main.getByText('Pré-autorizado', { exact: true })).toBeVisible();
  await expect(main.getByText('Visa final 0010')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Pedido recebido!', level: 1 })).toBeVisible();

  // The weighed order is cheaper: less is captured, and the order goes on.
  const orders = await openPanelOrders(request, MERCADO);
  const papers = await openPanelDocuments(request, MERCADO);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(main.getByText('Pré-autorizado', { exact: true })).toBeVisible();
  await orders.move(number, 'SEPARANDO');
  await papers.capture(number, 60);
  await expect(main.getByText('Cobrado no cartão: R$ 60,00.')).toBeVisible();
  await expect(main.getByText(/^3x de R\$\s20,00 sem juros/)).toBeVisible();
  await orders.move(number, 'PAGO');
  await expect(main.getByText('Pronto para entrega').first()).toBeVisible();
  await lookAt(page, { isPhone });

  for (const card of ['5100000000000016', '4000000000000010', '4111111111111111'])
    expect(sent.filter((text) => text.replace(/[\s+]|%20/g, '').includes(card))).toEqual([]);
});

test('a boleto is copied, printed, issued once more when it is late, and paid', async ({
  page,
  people,
  request,
  context,
  isPhone,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, MERCADO, await people.consumer());
  await shopped(page, '8');
  await pay(page, /^Boleto/);
  await press(confirmButton(page));
  const number = await submittedNumber(page);
  const main = page.getByRole('main');
  const boleto = main.getByRole('region', { name: 'Pague o boleto' });
  await expect(boleto.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible();
  await lookAt(page, { picture: 'day-boleto', isPhone, at: boleto });

  await boleto.getByRole('button', { name: 'Copiar linha digitável' }).click();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^\d{47}$/);
  expect((await boleto.innerText()).replaceAll(/\D/g, '')).toContain(line);
  expect(isPdf(await download(page, boleto.getByRole('button', { name: 'Baixar PDF' })))).toBe(true);

  // The boleto expires: no bank accepts it until a second copy is issued.
  await letBoletosBeOverdue(MERCADO, Number(number), 20);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(boleto.getByText(/^Vencid[oa] há/)).toBeVisible();
  await expect(boleto.getByRole('img', { name: 'Código de barras do boleto' })).toHaveCount(0);
  await lookAt(page, { isPhone });
  await boleto.getByRole('button', { name: 'Emitir segunda via' }).click();
  await expect(boleto.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible();
  await expect(boleto.getByText(/^segunda via até \d/)).toBeVisible();
  await boleto.getByRole('button', { name: 'Copiar linha digitável' }).click();
  const second = await page.evaluate(() => navigator.clipboard.readText());
  expect(second).toMatch(/^\d{47}$/);
  expect(second).not.toBe(line);
  expect(isPdf(await download(page, boleto.getByRole('button', { name: 'Baixar PDF' })))).toBe(true);
  await expectAccessible(page);

  const orders = await openPanelOrders(request, MERCADO);
  const papers = await openPanelDocuments(request, MERCADO);
  await papers.payTitles(number);
  await expect(main.getByText('Pago', { exact: true }).first()).toBeVisible({ timeout: 25_000 });
  await orders.move(number, 'SEPARANDO', 'PAGO', 'EMENTREGA', 'ENTREGUE');
  await expect(main.getByText('Entregue').first()).toBeVisible();
  await lookAt(page, { isPhone });

  await visit(page, `${MERCADO}/pedidos`);
  await expect(main.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible();
  await lookAt(page, { isPhone });
});
