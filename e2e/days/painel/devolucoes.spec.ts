import type { Page } from '@playwright/test';
import { typeCard } from '../../support/card.ts';
import { confirmButton, payBy, submittedNumber } from '../../support/checkout.ts';
import { startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { letOverdue } from '../../support/panel/let-overdue.store.ts';
import { openPanelOrders } from '../../support/panel/panel-orders.ts';
import { returnedInReport } from '../../support/panel/sales-report.ts';
import { add, openProduct, setQuantity } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const PRODUCT = 'Abacaxi Pérola';
/** No other story returns it: the shop's report of it is this story's. */
const COCONUT = 'Coco Seco';

test('goods come back, for money or for others of the same: their client reads it, and the report is net of them', async ({
  page,
  context,
  request,
  people,
  isPhone,
}) => {
  test.slow();
  await startSession(page, MERCADO, await people.consumer());
  await openProduct(page, MERCADO, COCONUT);
  await add(page.getByRole('main'), COCONUT);
  await setQuantity(page.getByRole('main'), COCONUT, '8');
  await payBy(page, MERCADO, /^Boleto/);
  await confirmButton(page).click();
  const number = await submittedNumber(page);

  const { email } = await people.staff('mercado-central');
  const panel = await context.newPage();
  await enterPanel(panel, email);
  await letOverdue(MERCADO, number);
  await findOnStatement(panel, `${number}-1`);
  const confirm = panel.getByRole('button', { name: `Confirmar recebimento do pedido ${number}` });
  await expect(confirm).toBeVisible();
  await panel.getByLabel('Mostrar').selectOption({ label: 'Só fora do prazo' });
  await expect(panel).toHaveURL(/situacao=ATRASADA/);
  const overdue = panel.getByRole('row', { name: new RegExp(`Pedido ${number}`) });
  await expect(overdue.getByText('Fora do prazo')).toBeVisible();
  await lookAt(panel, { isPhone });
  await confirm.click();
  await expect(
    panel.getByText(new RegExp(`^Pagamento confirmado: .* do pedido ${number}\\.$`)),
  ).toBeVisible();
  await expect(confirm).toHaveCount(0);

  const orders = await openPanelOrders(request, MERCADO);
  await orders.move(number, 'SEPARANDO', 'PAGO');
  const [left = ''] = (await orders.order(number)).proximas;
  await orders.move(number, left, 'ENTREGUE');
  const before = await returnedInReport(panel, MERCADO, COCONUT);
  await panel.goto(`/painel/mercado-central/pedidos/${number}`);
  const payment = panel.getByRole('heading', { name: 'Pagamento', exact: true }).locator('..');
  await expect(payment).toContainText('Pago');

  const returns = panel.getByRole('heading', { name: 'Devoluções e trocas', exact: true }).locator('..');
  await returns.getByRole('button', { name: 'Registrar devolução' }).click();
  await returns.getByLabel('Motivo').fill('Dois vieram passados do ponto.');
  await returns.getByRole('button', { name: 'Registrar devolução' }).click();
  await expect(returns).toContainText('Informe acima a quantidade de ao menos um produto.');
  await returns.getByRole('textbox', { name: COCONUT }).fill('9');
  await returns.getByRole('button', { name: 'Registrar devolução' }).click();
  await expect(returns).toContainText('O máximo é 8.');
  await returns.getByRole('textbox', { name: COCONUT }).fill('2');
  await returns.getByRole('checkbox', { name: 'Volta ao estoque' }).uncheck();
  const worth = await returns
    .getByText(/^Volta para o cliente/)
    .locator('..')
    .innerText();
  await returns.getByRole('button', { name: 'Registrar devolução' }).click();
  await expect(returns).toContainText('Falta devolver');
  await expect(returns).toContainText('Nada voltou ao estoque');

  await visit(page, `${MERCADO}/pedidos/${number}`);
  const card = page.getByRole('region', { name: 'Devolução' });
  await expect(card).toContainText(`2 un × ${COCONUT}`);
  await expect(card).toContainText('Dois vieram passados do ponto.');
  await expect(card).toContainText('vão ser devolvidos');

  await payment.getByRole('button', { name: /^Já devolvi/ }).click();
  await payment.getByLabel('Como foi devolvido?').fill('Em dinheiro, na porta.');
  await payment.getByRole('button', { name: 'Anotar devolução' }).click();
  await expect(returns).toContainText('Concluída');
  await returns.getByRole('button', { name: 'Registrar devolução' }).click();
  await lookAt(panel, { isPhone });
  await expect(card).toContainText('foram devolvidos');
  await returns.getByRole('button', { name: 'Cancelar' }).click();

  await returns.getByRole('button', { name: 'Registrar troca' }).click();
  await returns.getByLabel('Motivo').fill('Um veio amassado.');
  await returns.getByRole('textbox', { name: COCONUT }).fill('7');
  await returns.getByRole('button', { name: 'Registrar troca' }).click();
  await expect(returns).toContainText('O máximo é 6.');
  await returns.getByRole('textbox', { name: COCONUT }).fill('1');
  await lookAt(panel, { isPhone });
  await returns.getByRole('button', { name: 'Registrar troca' }).click();
  await expect(returns).toContainText('Troca 2');
  await expect(returns).toContainText('Saíram outros iguais');
  await expect(payment).toContainText('Pago');
  const both = page.getByRole('region', { name: 'Devoluções e trocas' });
  await expect(both).toContainText('Um veio amassado.');
  await expect(both).toContainText('A loja troca por outros iguais, sem custo');
  await lookAt(page, { isPhone });

  // Neither has anything of the exchange.
  const since = {
    quantity: before.quantity + 2,
    money: before.money + Number(worth.replaceAll(/\D/g, '')),
  };
  await expect.poll(() => returnedInReport(panel, MERCADO, COCONUT)).toEqual(since);
  expect(since.money).toBeGreaterThan(before.money);
  await lookAt(panel, { isPhone });
});

test('money that comes for a cancelled order is found as the statement says it, and owed back', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  await startSession(page, MERCADO, await people.consumer());
  await openProduct(page, MERCADO, COCONUT);
  await add(page.getByRole('main'), COCONUT);
  await setQuantity(page.getByRole('main'), COCONUT, '8');
  await payBy(page, MERCADO, /^Boleto/);
  await confirmButton(page).click();
  const number = await submittedNumber(page);

  const { email } = await people.staff('mercado-central');
  const panel = await context.newPage();
  await enterPanel(panel, email);
  await panel.goto(`/painel/mercado-central/pedidos/${number}`);
  const confirm = panel.getByRole('button', { name: /^Confirmar recebimento/ });
  await expect(confirm).toBeVisible();
  await panel.getByRole('button', { name: 'Cancelar…' }).click();
  await panel.getByLabel(/^Motivo do cancelamento/).fill('O cliente desistiu.');
  await panel.getByRole('button', { name: 'Confirmar cancelamento' }).click();
  await expect(panel.getByText('O cliente desistiu.')).toBeVisible();
  // At once: nobody confirms by mistake what was given up.
  await expect(confirm).toHaveCount(0, { timeout: 5_000 });

  await findOnStatement(panel, `PED${number}`);
  const row = panel.getByRole('row', { name: new RegExp(`Pedido ${number}`) });
  await expect(row.getByText('Cancelado')).toBeVisible();
  const charged = (await row.getByText(/^R\$/).innerText()).replace(/[^\d,]/g, '');
  await row.getByRole('button', { name: `Chegou dinheiro do pedido ${number}` }).click();
  const dialog = panel.getByRole('dialog', { name: `Chegou dinheiro do pedido ${number}?` });
  await expect(dialog.getByLabel('Valor que chegou')).toHaveValue(charged);
  await dialog.getByLabel('Valor que chegou').fill('9.999,00');
  await dialog.getByRole('button', { name: 'Registrar recebimento' }).click();
  await expect(dialog).toContainText(/O máximo é R\$\s/);
  await lookAt(panel, { isPhone });
  await dialog.getByLabel('Valor que chegou').fill('20,00');
  await dialog.getByLabel('Como chegou').fill('Extrato do dia 30.');
  await dialog.getByRole('button', { name: 'Registrar recebimento' }).click();
  await expect(panel.getByText(/não precisa deste dinheiro: falta devolver R\$\s20,00\.$/)).toBeVisible();
  await panel.getByRole('tab', { name: /^A acertar/ }).click();
  await expect(panel.getByRole('region', { name: 'Falta devolver' })).toContainText(`Pedido ${number}`);
  await lookAt(panel, { isPhone });
});

async function findOnStatement(panel: Page, words: string): Promise<void> {
  await panel.goto('/painel/mercado-central/pagamentos?aba=confirmar');
  await panel.getByLabel(/^Como está no extrato/).fill(words);
  await panel.keyboard.press('Enter');
  await expect(panel).toHaveURL(/busca=/);
}

test('a card that is only authorised is captured for what was picked, and a part of it goes back', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  await startSession(page, MERCADO, await people.consumer());
  await openProduct(page, MERCADO, PRODUCT);
  await add(page.getByRole('main'), PRODUCT);
  await setQuantity(page.getByRole('main'), PRODUCT, '8');
  await payBy(page, MERCADO, /Cartão de crédito/);
  await typeCard(page, '4000 0000 0000 0010');
  await confirmButton(page).click();
  const number = await submittedNumber(page);

  const { email } = await people.staff('mercado-central');
  const panel = await context.newPage();
  await enterPanel(panel, email);
  await panel.goto('/painel/mercado-central/pagamentos');
  await expect(panel.getByRole('region', { name: 'Pré-autorizados' })).toContainText(`Pedido ${number}`);
  await panel.getByRole('link', { name: `Pedido ${number}` }).click();
  const payment = panel.getByRole('heading', { name: 'Pagamento', exact: true }).locator('..');
  await payment.getByRole('button', { name: 'Capturar' }).click();
  await payment.getByLabel('Valor a cobrar').fill('20,00');
  await lookAt(panel, { isPhone });
  await payment.getByRole('button', { name: 'Capturar' }).click();
  await expect(panel.getByText(/^Cobrado no cartão: R\$\s20,00\.$/)).toBeVisible();

  await payment.getByRole('button', { name: 'Devolver dinheiro' }).click();
  await payment.getByLabel('Valor a devolver').fill('30,00');
  await payment.getByLabel('Motivo').fill('Atraso na entrega');
  await payment.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(payment).toContainText('O máximo é R$ 20,00.');
  await payment.getByLabel('Valor a devolver').fill('5,00');
  await payment.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(payment).toContainText(/devolvido R\$\s5,00/);
});
