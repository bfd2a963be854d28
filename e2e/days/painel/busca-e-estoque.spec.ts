/** Staff lead a search to a page and look after the stock; shoppers are led there, and find what came in. Checklists 4. */
import { lookAt } from '../../support/look-at.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { openProduct } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const BASIL = 'Manjericão Vaso';
const BIG = `${BASIL} Grande`;
const SPONGE = 'Esponja Multiúso Alvorecer 4 un.';

// A variant of the same name is refused on purpose.
test.use({ expectedErrors: /\b422\b/ });

test('a searched term leads to a page of the shop, and the stock is counted', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  const { email } = await people.staff('mercado-central');
  await enterPanel(page, email);
  await openSection(page, isPhone, 'Buscas');
  await page.getByRole('tab', { name: 'Redirecionamentos' }).click();
  await expect(page.getByRole('row', { name: /entrega/ }).first()).toContainText(
    '/pagina/entrega-e-retirada',
  );
  await page.getByRole('button', { name: 'Novo redirecionamento' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Novo redirecionamento' });
  await expect(dialog.getByLabel('Termo buscado')).toBeFocused();
  await dialog.getByLabel('Termo buscado').fill('Faxina Pesada');
  await dialog.getByLabel('Leva a').selectOption({ label: 'Outro endereço da loja' });
  await dialog.getByLabel('Endereço').fill('//outra-loja.example');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(
    dialog.getByText('O endereço precisa ser de uma página desta loja', { exact: false }),
  ).toBeVisible();
  await dialog.getByLabel('Leva a').selectOption({ label: 'Uma categoria' });
  await dialog.getByLabel('Categoria').selectOption({ label: 'Limpeza › Utensílios' });
  await lookAt(page, { isPhone });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /Faxina Pesada/ })).toContainText('/c/limpeza/utensilios');
  await lookAt(page, { isPhone });

  // In the shop: by the field, so that Back leads to where one was; and at the address of the search.
  const shop = await context.newPage();
  await visit(shop, '/mercado-central/c/hortifruti');
  const field = shop.getByRole('combobox', { name: /^Buscar em/ });
  await field.fill('FAXINA  pesada');
  await field.press('Enter');
  await expect(shop).toHaveURL(/\/c\/limpeza\/utensilios$/);
  await expect(shop.getByRole('heading', { name: 'Utensílios', level: 1 })).toBeVisible();
  await shop.goBack();
  await expect(shop).toHaveURL(/\/c\/hortifruti$/);
  await shop.goto('/mercado-central/busca?q=faxina+pesada');
  await expect(shop).toHaveURL(/\/c\/limpeza\/utensilios$/);
  // Who narrows the list wants to see it.
  await shop.goto('/mercado-central/busca?q=faxina+pesada&ordenacao=nome');
  await expect(shop).toHaveURL(/\/busca\?/);
  await shop.close();

  await page.getByRole('button', { name: 'Apagar Faxina Pesada' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click();
  await expect(page.getByRole('row', { name: /Faxina Pesada/ })).toHaveCount(0);

  await openSection(page, isPhone, 'Estoque');
  await page.getByRole('searchbox').fill(BASIL);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const row = page.getByRole('row', { name: BASIL });
  await expect(row).toHaveCount(1);
  await lookAt(page, { isPhone });
  const level = async (): Promise<number> =>
    Number((await row.getByRole('cell').nth(1).innerText()).replace('.', '').replace(',', '.'));
  const before = await level();
  await row.getByRole('button', { name: `Movimentar ${BASIL}` }).click();
  const movement = page.getByRole('dialog', { name: BASIL });
  await movement.getByLabel('Quantidade').fill('12');
  await movement.getByLabel('Loja onde foi guardada').selectOption({ index: 2 });
  await movement.getByLabel('Motivo').fill('Nota 1234');
  await expect(movement.getByText(/^Ficam .* disponíveis\.$/)).toBeVisible();
  await movement.getByText('Últimos movimentos').click();
  await lookAt(page, { isPhone });
  await movement.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Estoque atualizado.')).toBeVisible();
  await expect.poll(level).toBe(before + 12);

  // Five of them leave the store, and come to it again: what can be sold stays.
  await row.getByRole('button', { name: `Lojas de ${BASIL}` }).click();
  const store = movement.getByRole('listitem').filter({ hasText: 'Mercado Central Pinheiros' });
  await expect(store).toBeVisible();
  const atStore = Number(await store.locator('strong').innerText());
  const transfer = async (quantity: string, places: { readonly from: number; readonly to: number }) => {
    await movement.getByRole('button', { name: 'Transferir' }).click();
    await movement.getByLabel('De', { exact: true }).selectOption({ index: places.from });
    await movement.getByLabel('Para', { exact: true }).selectOption({ index: places.to });
    await movement.getByLabel('Quantidade').fill(quantity);
    await movement.getByLabel('Motivo').fill('Reposição');
    await lookAt(page, { isPhone });
    await movement.getByRole('button', { name: 'Transferir' }).click();
  };
  await transfer('5', { from: 2, to: 0 });
  await expect(store.locator('strong')).toHaveText(String(atStore - 5));
  await lookAt(page, { isPhone });
  await transfer('5', { from: 0, to: 2 });
  await expect(store.locator('strong')).toHaveText(String(atStore));
  await movement.getByRole('button', { name: 'Fechar' }).click();
  expect(await level()).toBe(before + 12);

  // Out again, so that the other stories find what there was.
  await row.getByRole('button', { name: `Movimentar ${BASIL}` }).click();
  await movement.getByLabel('O que aconteceu').selectOption({ label: 'Saída: perda, uso ou devolução' });
  await movement.getByLabel('Quantidade').fill('12');
  await movement.getByLabel('Loja de onde saiu').selectOption({ index: 2 });
  await movement.getByLabel('Motivo').fill('Devolvido ao fornecedor');
  await movement.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(level).toBe(before);
  await row.getByRole('link', { name: BASIL }).click();
  await expect(page.getByText('Transferência de 5: sem loja → Mercado Central Pinheiros')).toBeVisible();
  await expect(page.getByText(/^Saída: de .* · Mercado Central Pinheiros: de .* \(−12\)$/)).toBeVisible();

  // A variant after its model, and what is offered with it.
  await page.getByRole('tab', { name: 'Variações e serviços' }).click();
  await page.getByRole('button', { name: 'Nova variação' }).click();
  const fresh = page.getByRole('dialog', { name: 'Nova variação' });
  await fresh.getByLabel('Código (SKU)').fill('MC-VASO-GRANDE');
  await fresh.getByLabel('Preço').fill('18,90');
  await fresh.getByLabel('À venda').click();
  await fresh.getByRole('button', { name: 'Criar variação' }).click();
  await expect(fresh.getByText('Mude no nome o que distingue', { exact: false })).toBeVisible();
  await fresh.getByLabel('Nome').fill(BIG);
  await lookAt(page, { isPhone });
  await fresh.getByRole('button', { name: 'Criar variação' }).click();
  const variant = page.getByRole('row', { name: new RegExp(BIG) });
  await expect(variant).toContainText('18,90');
  const more = page.getByRole('combobox', { name: 'Acrescentar um adicional' });
  await more.fill(SPONGE);
  await page.getByRole('option', { name: SPONGE }).first().click();
  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click();
  await expect(page.getByRole('button', { name: `Remover ${SPONGE}` })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar adicionais' }).click();
  await expect(page.getByText('Adicionais salvos.')).toBeVisible();
  await lookAt(page, { isPhone });

  const buyer = await context.newPage();
  await openProduct(buyer, '/mercado-central', BASIL);
  const options = buyer.getByRole('region', { name: 'Versões' });
  await expect(options).toContainText('R$ 18,90');
  await lookAt(buyer, { isPhone });
  // What the names share is left out of the links.
  await options.getByRole('link', { name: /^Grande/ }).click();
  await expect(buyer.getByRole('heading', { name: BIG, level: 1 })).toBeVisible();
  await options.getByRole('link', { name: /^Manjericão Vaso/ }).click();
  await expect(buyer.getByRole('heading', { name: BASIL, level: 1, exact: true })).toBeVisible();
  await buyer
    .getByRole('main')
    .getByRole('button', { name: `Adicionar ${BASIL}` })
    .first()
    .click();
  await expect(buyer.getByRole('dialog', { name: 'Leve também' })).toContainText(SPONGE);
  await buyer.close();

  // Gone again: detached, attached, detached, and out of the shop.
  await page.getByRole('button', { name: `Remover ${SPONGE}` }).click();
  await page.getByRole('button', { name: 'Salvar adicionais' }).click();
  await expect(page.getByText('Nada é oferecido com este produto.')).toBeVisible();
  await page.getByRole('button', { name: `Desvincular ${BIG}` }).click();
  await expect(variant).toHaveCount(0);
  const existing = page.getByRole('combobox', { name: 'Vincular um produto que já existe' });
  await existing.fill(BIG);
  await page.getByRole('option', { name: BIG }).first().click();
  await page.getByRole('button', { name: 'Vincular', exact: true }).click();
  await expect(variant).toHaveCount(1);
  await variant.getByRole('link', { name: BIG }).click();
  await expect(page.getByRole('heading', { name: BIG, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: `Desvincular ${BIG}` }).click();
  await expect(page.getByText('deixou de ser variação', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Arquivar' }).click();
  await expect(page.getByText('Produto arquivado', { exact: false })).toBeVisible();
});
