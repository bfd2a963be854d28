import type { Page } from '@playwright/test';
import { confirmButton, payBy, submittedNumber } from '../../support/checkout.ts';
import { startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { openPanelOrders } from '../../support/panel/panel-orders.ts';
import { add, openProduct, setQuantity } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const PRODUCT = 'Abacaxi Pérola';

// A tracking code without its carrier, and a picker without a connection.
test.use({ expectedErrors: /status of 422|ERR_INTERNET_DISCONNECTED/ });

test('an order is picked with one product short, leaves in two shipments, and its client follows each of them', async ({
  page,
  context,
  request,
  people,
  isPhone,
}) => {
  test.slow();
  await startSession(page, MERCADO, await people.consumer());
  await openProduct(page, MERCADO, PRODUCT);
  await add(page.getByRole('main'), PRODUCT);
  await setQuantity(page.getByRole('main'), PRODUCT, '8');
  await payBy(page, MERCADO, /Dinheiro/);
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  const orders = await openPanelOrders(request, MERCADO);
  await orders.move(number, 'SEPARANDO');

  const { email } = await people.staff('mercado-central');
  const panel = await context.newPage();
  await enterPanel(panel, email);
  await panel.goto(`/painel/mercado-central/pedidos/${number}`);
  await pickWithShortage(panel, isPhone);
  await panel.getByRole('link', { name: `Pedido ${number}` }).click();
  await expect(panel.getByRole('region', { name: 'Separação' })).toContainText('5 de 8');
  await expect(panel.getByText('Separação concluída com faltas')).toBeVisible();
  const shipments = panel.getByRole('heading', { name: 'Envios', exact: true }).locator('..');
  const quantity = shipments.getByRole('textbox', { name: PRODUCT });
  const send = shipments.getByRole('button', { name: 'Registrar envio' });
  // By the keyboard: a second Enter sends nothing, and the first field comes next.
  await send.focus();
  await panel.keyboard.press('Enter');
  await expect(shipments.locator('form')).toBeFocused();
  await panel.keyboard.press('Enter');
  await panel.keyboard.press('Tab');
  await expect(quantity).toBeFocused();
  // What was picked.
  await expect(quantity).toHaveValue('5');
  await quantity.fill('9');
  await send.click();
  await expect(shipments).toContainText('O máximo é 8.');
  await quantity.fill('0');
  await send.click();
  await expect(shipments).toContainText('Informe a quantidade de ao menos um produto.');
  await quantity.fill('5');
  await shipments.getByLabel('Código de rastreio').fill('VX123');
  await send.click();
  await expect(shipments).toContainText('Informe a transportadora');
  await shipments.getByLabel('Transportadora').fill('Expresso Vale');
  const link = 'https://vale.exemplo.com.br/VX123';
  await shipments.getByLabel('Endereço para acompanhar').fill(link);
  await lookAt(panel, { isPhone });
  await send.click();
  await expect(shipments).toContainText(`5 un × ${PRODUCT}`);
  await expect(shipments).toContainText(`3 un × ${PRODUCT}`);

  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(page.getByRole('main').getByText('Saiu para entrega').first()).toBeVisible();
  const card = page.getByRole('region', { name: /^Envios?$/ });
  await expect(card).toContainText(`5 un × ${PRODUCT}`);
  await expect(card).toContainText('Ainda vem');
  await expect(card.getByRole('link', { name: /Acompanhar envio 1/ })).toHaveAttribute('href', link);
  await lookAt(page, { isPhone });

  await shipments.getByRole('button', { name: 'Marcar envio 1 como entregue' }).click();
  await expect(card).toContainText('Entregue');
  await send.click();
  // Nothing more was picked: all that is still to be sent.
  await expect(quantity).toHaveValue('3');
  await quantity.fill('2');
  await send.click();
  await expect(shipments).toContainText('Envio 2');
  await expect(card).toContainText('Envio 2');

  await shipments.getByRole('button', { name: /^Não enviar o que falta/ }).click();
  await expect(quantity).toHaveValue('1');
  await shipments.getByLabel('Motivo').fill('O último estava passado.');
  await quantity.fill('1');
  await shipments.getByRole('button', { name: 'Não enviar' }).click();
  await expect(shipments).toContainText('Não falta enviar nada.');
  await expect(panel.getByRole('heading', { name: 'Devoluções, trocas e não enviados' })).toBeVisible();
  await shipments.getByRole('button', { name: 'Marcar envio 2 como entregue' }).click();
  await expect(panel.getByText('Entregue', { exact: true }).first()).toBeVisible();
  await lookAt(panel, { isPhone });
  await expect(page.getByRole('main')).toContainText('A loja não vai enviar estes produtos.');
  await lookAt(page, { isPhone });
});

/** Five of eight, by scanner, by thumb and by keyboard; then the order is packed. */
async function pickWithShortage(panel: Page, isPhone: boolean): Promise<void> {
  // A question that takes something away begins at the button that does not.
  await panel.getByRole('button', { name: 'Cancelar…' }).press('Enter');
  const question = panel.getByRole('dialog', { name: /^Cancelar o pedido/ });
  await expect(question.getByRole('button', { name: 'Voltar' })).toBeFocused();
  await panel.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await panel.getByRole('link', { name: 'Separar', exact: true }).click();
  await expect(panel.getByRole('heading', { level: 1, name: /^Separar pedido/ })).toBeVisible();
  const main = panel.getByRole('main');
  const line = main.getByRole('listitem').filter({ hasText: PRODUCT });
  const picked = line.getByRole('textbox', { name: `Separado de ${PRODUCT}` });
  const scan = main.getByRole('textbox', { name: 'Código de barras ou do produto' });
  const [code = ''] = ((await line.locator('h2 + p').textContent()) ?? '').split(' · ');
  // As a scanner types: a code and Enter, one after the other.
  await scan.focus();
  for (const typed of [code, code.toLowerCase(), 'OUTRO-1']) {
    await panel.keyboard.type(typed);
    await panel.keyboard.press('Enter');
  }
  await expect(main.getByText('O código OUTRO-1 não é de nenhum produto deste pedido.')).toBeVisible();
  await expect(picked).toHaveValue('2');
  await line.getByRole('button', { name: `Tudo de ${PRODUCT}` }).click();
  await expect(picked).toHaveValue('8');
  await picked.fill('9');
  await picked.press('Enter');
  await expect(line.getByRole('alert')).toContainText('O máximo é 8');
  await picked.fill('4');
  await picked.press('Enter');
  await line.getByRole('button', { name: `Aumentar: Separado de ${PRODUCT}` }).press('Space');
  await expect(picked).toHaveValue('5');
  // What is missing has to be explained first.
  await main.getByRole('button', { name: 'Ir ao próximo que falta' }).click();
  await expect(picked).toBeFocused();
  // Nothing that was typed without a connection is lost.
  await panel.context().setOffline(true);
  await line.getByRole('button', { name: 'Sem estoque' }).click();
  await expect(main.getByText('Sem conexão: será salvo quando ela voltar.')).toBeVisible();
  await panel.context().setOffline(false);
  await expect(main.getByText(/^Sem conexão|^Salvando/)).toHaveCount(0);
  await panel.reload();
  await expect(picked).toHaveValue('5');
  await expect(line.getByRole('button', { name: 'Sem estoque' })).toHaveAttribute('aria-pressed', 'true');
  await lookAt(panel, { isPhone });
  await main.getByRole('button', { name: 'Concluir separação' }).press('Enter');
  await expect(main.getByText('Separado, com diferenças')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Propor a alteração' })).toHaveAttribute(
    'href',
    /\?abrir=alteracao$/,
  );
  await lookAt(panel, { isPhone });
  await main.getByRole('button', { name: 'Separado', exact: true }).click();
  await expect(main.getByText('Este pedido não está em separação')).toBeVisible();
}
