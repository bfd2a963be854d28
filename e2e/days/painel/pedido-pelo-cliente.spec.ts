/** A seller takes an order by phone: at the client's prices, once, and the client sees who made it. */
import { amountOf, cartSaved, openCart } from '../../support/cart.ts';
import { startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { centavosOf } from '../../support/money.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { add, openProduct, setQuantity } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const PRODUCT = 'Abacaxi Pérola';

test('a seller makes an order for a client, who sees it with who made it, and keeps the cart', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  const client = await people.consumer();
  await startSession(page, MERCADO, client);
  await openProduct(page, MERCADO, PRODUCT);
  await add(page.getByRole('main'), PRODUCT);
  await setQuantity(page.getByRole('main'), PRODUCT, '8');
  const drawer = await openCart(page);
  await cartSaved(drawer);
  const ownGoods = await amountOf(drawer, 'Subtotal');

  const { email } = await people.staff('mercado-central');
  const panel = await context.newPage();
  await enterPanel(panel, email);
  await openSection(panel, isPhone, 'Pedidos');
  await panel.getByRole('link', { name: 'Novo pedido' }).click();
  await expect(panel.getByRole('heading', { name: 'Novo pedido', level: 1 })).toBeVisible();
  await panel.getByRole('combobox', { name: 'Para quem é o pedido' }).fill(client.email);
  await panel.getByRole('option', { name: new RegExp(client.email) }).click();
  await panel.getByRole('combobox', { name: 'Acrescentar produto' }).fill(PRODUCT);
  await panel.getByRole('option', { name: PRODUCT }).first().click();
  const quantity = panel.getByLabel(`Quantidade de ${PRODUCT}`);
  await expect(quantity).toBeFocused();
  await quantity.fill('8');
  // As the client's cart shows the goods: before what a payment method changes.
  await panel.getByLabel('Forma de pagamento').selectOption({ label: 'Dinheiro na entrega' });
  await panel.getByLabel('Observação').fill('Pedido por telefone.');
  const summary = panel.getByRole('complementary', { name: 'Resumo do pedido' });
  const make = summary.getByRole('button', { name: /^Criar pedido de R\$/ });
  await expect(make).toBeEnabled();
  await expect.poll(() => amountOf(summary, 'Produtos')).toBe(ownGoods);
  await expect(make).toBeEnabled();
  await lookAt(panel, { isPhone });
  await panel.reload();
  await expect(quantity).toHaveValue('8');
  await expect(make).toBeEnabled();
  const total = centavosOf(await make.innerText());
  await make.dblclick();
  await expect(panel.getByRole('heading', { name: /^Pedido \d+$/, level: 1 })).toBeVisible();
  const number = /\d+$/.exec(panel.url())?.[0] ?? '';
  await expect(panel.getByText(`feito por Bia Ramos (loja) para ${client.name}`)).toBeVisible();
  await lookAt(panel, { isPhone });

  await visit(page, `${MERCADO}/pedidos`);
  await expect(page.getByRole('main').getByText(/Pedido feito por Bia Ramos, da loja/)).toHaveCount(1);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Pedido feito por Bia Ramos, da loja');
  await expect(main).toContainText('Pedido por telefone.');
  expect(await amountOf(main, 'Total')).toBe(total);
  await expect((await openCart(page)).getByRole('group', { name: PRODUCT })).toBeVisible();
});
