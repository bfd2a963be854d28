/** Staff make a list for a client in the panel, who finds it in the shop and buys it. */
import { openCart } from '../../support/cart.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { quantity } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const FRUIT = 'Abacaxi Pérola';
const BANANA = 'Banana Prata';

test('a list that the shop suggests to a client is found in the shop and bought', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  const client = await people.consumer();
  const name = `Frutas de ${client.document}`;
  // With it they become one of the shop's clients.
  await logIn(page, MERCADO, client);
  const panel = await context.newPage();
  await enterPanel(panel, (await people.staff('mercado-central')).email);
  await openSection(panel, isPhone, 'Listas sugeridas');
  await panel.getByRole('link', { name: 'Nova lista' }).click();
  await panel.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
  await panel.getByLabel('Descrição').fill('Para a semana toda.');
  for (const product of [FRUIT, BANANA]) {
    await panel.getByRole('combobox', { name: 'Acrescentar produto' }).fill(product);
    await panel.getByRole('option', { name: product }).first().click();
  }
  await panel.getByLabel(`Quantidade de ${FRUIT}`).fill('3');
  await panel.getByRole('button', { name: `Subir ${BANANA}` }).click();
  const goods = panel.getByRole('list', { name: 'Produtos da lista' }).getByRole('listitem');
  await expect(goods.first()).toContainText(BANANA);
  await expect(panel.getByLabel(`Quantidade de ${FRUIT}`)).toHaveValue('3');
  await panel.getByLabel('Quem a vê').selectOption('Grupos e clientes escolhidos');
  await panel.getByRole('button', { name: 'Criar lista' }).click();
  await expect(panel.getByText('Escolha ao menos um grupo ou cliente.')).toBeVisible();
  await panel.getByRole('combobox', { name: /^Clientes/ }).fill(client.document);
  await panel.getByRole('option').filter({ hasText: client.document }).click();
  // The second one finds the list closed, and takes nothing away.
  await panel.keyboard.press('Escape');
  await panel.keyboard.press('Escape');
  await lookAt(panel, { isPhone });
  await panel.getByRole('button', { name: 'Criar lista' }).click();
  await expect(panel.getByText(`A lista “${name}” já é sugerida na loja.`)).toBeVisible();
  const row = panel.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('1 cliente');
  await lookAt(panel, { isPhone });

  await visit(page, `${MERCADO}/listas`);
  const suggested = page.getByRole('region', { name: 'Sugeridas para você' });
  await expect(suggested).toContainText('Para a semana toda.');
  await suggested.getByRole('button', { name: `Adicionar ao carrinho: ${name}` }).click();
  await expect(page.getByText('Os produtos da lista estão no seu carrinho.')).toBeVisible();
  await expect(quantity(await openCart(page), FRUIT)).toHaveValue('3');

  await panel.getByLabel('Nome da lista').fill(client.document);
  await panel.getByLabel('Nome da lista').press('Enter');
  await row.getByRole('link', { name }).click();
  await panel.getByLabel('Descrição').fill('Para o mês todo.');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(panel.getByText('Lista salva.')).toBeVisible();
  await panel.getByRole('button', { name: 'Deixar de sugerir' }).click();
  const dialog = panel.getByRole('alertdialog').or(panel.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Deixar de sugerir' }).click();
  await expect(panel.getByText('Retirada')).toBeVisible();
  await visit(page, `${MERCADO}/listas`);
  await expect(page.getByText(name)).toBeHidden();
});
