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

// A tracking code without its carrier.
test.use({ expectedErrors: /status of 422/ });

test('an order leaves in two shipments, and its client follows each of them', async ({
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
  await orders.move(number, 'SEPARANDO', 'PAGO');

  const { email } = await people.staff('mercado-central');
  const panel = await context.newPage();
  await enterPanel(panel, email);
  await panel.goto(`/painel/mercado-central/pedidos/${number}`);
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
  await expect(quantity).toHaveValue('8');
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
  await quantity.fill('2');
  await send.click();
  await expect(shipments).toContainText('Envio 2');
  await expect(card).toContainText('Envio 2');

  await shipments.getByRole('button', { name: /^Não enviar o que falta/ }).click();
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
