import { requestQuote } from '../../support/ask-for-quote.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { ATLAS } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

// Cancelling without a reason is refused.
test.use({ expectedErrors: /422/ });

test('a quote is found, priced and accepted; its order is picked', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  const company = await people.company();
  await logIn(page, ATLAS, company);
  const number = await requestQuote(page);

  const { email } = await people.staff('ferragens-atlas');
  const panel = await context.newPage();
  await enterPanel(panel, email);
  await panel.getByRole('link', { name: 'Orçamentos a precificar' }).click();
  await panel.getByLabel('Número ou cliente').fill(number);
  await panel.keyboard.press('Enter');
  await expect(panel).toHaveURL(/busca=/);
  await panel
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .click();
  await expect(panel.getByRole('heading', { name: `Orçamento ${number}`, level: 1 })).toBeVisible();
  await panel.getByLabel(/^Preço de cada/).fill('vinte');
  await panel.getByRole('button', { name: 'Enviar preços ao cliente' }).click();
  await expect(panel.getByText('Informe um valor em reais.')).toBeVisible();
  await panel.getByLabel(/^Preço de cada/).fill('20,50');
  await panel.getByLabel('Desconto').fill('6');
  // 12 × 20,50 + 49 − 6
  await expect(panel.getByText(/289,00/).first()).toBeVisible();
  await panel.getByLabel('Mensagem ao cliente').fill('Preço de atacado.');
  await lookAt(panel, { isPhone });
  await panel.getByRole('button', { name: 'Enviar preços ao cliente' }).click();
  await expect(panel.getByText('Orçamento precificado').first()).toBeVisible();

  await visit(page, `${ATLAS}/pedidos/${number}`);
  const answer = page.getByRole('region', { name: 'A loja respondeu' });
  await expect(answer).toContainText('Preço de atacado.');
  await answer.getByRole('button', { name: 'Aceitar orçamento' }).click();
  await expect(page.getByText('Pedido recebido').first()).toBeVisible();

  await panel.reload();
  await expect(panel.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
  await panel.getByRole('button', { name: 'Começar a separar' }).click();
  await expect(panel.getByText('Em separação').first()).toBeVisible();
  await lookAt(panel, { isPhone });
  await panel.getByRole('button', { name: 'Cancelar…' }).click();
  await panel.getByRole('button', { name: 'Confirmar cancelamento' }).click();
  await expect(panel.getByRole('alert')).toContainText('Informe o motivo do cancelamento');
});
