import { lookAt } from '../../support/look-at.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

// Saving after somebody else, and a barcode of three digits, are refused.
test.use({ expectedErrors: /409|422/ });

const SHEET = `Código;Produto;Departamento;Valor;Custo
CAFE;Café torrado;Cafés;27,90;14,00
CHA;Chá mate;Chás;9,50;4,20
ERRO;Sem preço;Chás;;1,00
`;

test('a shop’s catalogue is imported, corrected and edited, and shoppers see it', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.skip(isPhone, 'the phone has a story of its own');
  test.slow();
  const shop = await ownShop([]);
  const { email } = await people.staff(shop.slice(1));
  await enterPanel(page, email);

  // The spreadsheet: columns, what it would do, the import.
  await openSection(page, isPhone, 'Importações');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'catalogo.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
  await expect(page.getByLabel('Departamento')).toHaveValue('category');
  await page.getByRole('button', { name: 'Conferir sem importar' }).click();
  await expect(page.getByText('preco está vazio')).toBeVisible();
  await expect(page.getByText('Categorias que serão criadas: 1')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Importar 2 produtos' }).click();
  await expect(page.getByText('Concluída')).toBeVisible({ timeout: 30_000 });

  // The list, and the grid with what a spreadsheet copies.
  await openSection(page, isPhone, 'Produtos');
  await expect(page.getByRole('link', { name: 'Chá mate' })).toBeVisible();
  await lookAt(page, { isPhone });
  for (const box of await page
    .getByRole('row')
    .filter({ hasText: /Chá mate|Café torrado/ })
    .getByRole('checkbox')
    .all())
    await box.check();
  await page.getByRole('link', { name: 'Editar em grade' }).click();
  const price = page.getByLabel('Preço (R$) de Café torrado');
  await expect(price).toHaveValue('27,90');
  await price.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '28,50\t15,00\tsim\nzero\t5,00\tnão\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
    );
  });
  await expect(page.getByText('Escreva um número como 1.234,50.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.getByLabel('Preço (R$) de Chá mate').fill('9,90');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('2 produtos salvos.')).toBeVisible();

  // Two people at one product.
  await openSection(page, isPhone, 'Produtos');
  await page.getByRole('link', { name: 'Café torrado' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('Café torrado');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Marca').fill('Serra Alta');
  await other.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(other.getByText('Produto salvo.')).toBeVisible();
  await page.getByLabel('Título para buscadores').fill('Café torrado na semana');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/Outra pessoa/)).toBeVisible();
  await expect(page.getByLabel('Título para buscadores')).toHaveValue('Café torrado na semana');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar', exact: true }).first().click();
  await expect(page.getByText('Produto salvo.')).toBeVisible();
  await expect(page.getByLabel('Marca')).toHaveValue('Serra Alta');

  // Stock with a reason.
  await page.getByRole('tab', { name: 'Estoque' }).click();
  await page.getByLabel('Quanto há agora').fill('12');
  await page.getByLabel('Motivo').fill('Inventário');
  await page.getByRole('button', { name: 'Corrigir estoque' }).click();
  await expect(page.getByText('Correção: de não contado para 12')).toBeVisible();
  await lookAt(page, { isPhone });

  await visit(page, `${shop}/p/cafe-torrado-cafe`);
  await expect(page).toHaveTitle(/Café torrado na semana/);
});

test('on a phone a product is found, taken out of sale and archived with a way back', async ({
  page,
  people,
  isPhone,
}) => {
  test.skip(!isPhone, 'the desktop has a story of its own');
  const shop = await ownShop([]);
  const { email } = await people.staff(shop.slice(1));
  await enterPanel(page, email);
  await openSection(page, isPhone, 'Produtos');
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Café torrado' }).click();
  await page.getByRole('button', { name: 'Arquivar' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: 'Arquivar' })).toBeVisible();
  await lookAt(page, { isPhone });
});
