/** An owner makes a product, prices several at once, takes an import back and mends a search; the shop shows each of it. Checklists 4. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { openOtherBrowser } from '../../support/panel/other-browser.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { openProduct, tile } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const STRONG = 'Café moído forte';
const ROASTED = 'Café torrado';
const SHEET = 'Código;Nome;Preço;Categoria\nCAFE;Café torrado;19,90;Cafés\nCHA;Chá preto;12,00;Chás\n';

// Two people save one product.
test.use({ expectedErrors: /409/ });

test('a product is made, edited by two people, in the grid and by a sheet that is taken back, and found by another word', async ({
  page,
  browser,
  baseURL,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  const shop = await ownShop(['has-delivery', 'has-collect']);
  const owner = await people.staff(shop.slice(1));
  const visitor = await context.newPage();
  await visit(visitor, `${shop}/busca?q=robusta`);
  await enterPanel(page, owner.email, `/painel${shop}/produtos`);

  await page.getByRole('link', { name: 'Novo produto' }).click();
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  await page.getByLabel('Nome', { exact: true }).fill(STRONG);
  await page.getByLabel('Código (SKU)').fill('FORTE');
  await page.getByLabel('Categoria').selectOption({ label: 'Cafés' });
  await page.getByRole('textbox', { name: 'Preço', exact: true }).fill('31,90');
  await page.getByLabel(/^Estoque inicial/).fill('40');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByText('Produto criado. Agora acrescente as fotos.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'pacote.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background: '#5b3a1e' } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByText('Foto acrescentada.')).toBeVisible();
  const described = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByLabel('O que mostra a foto 1').fill('Pacote de 500 g');
  await page.keyboard.press('Tab');
  await described;
  await lookAt(page, { isPhone });
  await openProduct(visitor, shop, STRONG);
  await expect(visitor.getByRole('img', { name: 'Pacote de 500 g' }).first()).toBeVisible();

  await editAtOnce(page, browser, { baseURL, address: new URL(page.url()).pathname, isPhone, people, shop });

  await page.goto(`/painel${shop}/produtos`);
  await page.getByLabel('Selecionar todos desta página').check();
  await page.getByRole('link', { name: 'Editar em grade' }).click();
  const cell = (title: string, product: string): Locator => page.getByLabel(`${title} de ${product}`);
  await paste(cell('Preço (R$)', STRONG), '29,90\t18,00\nvinte\t12,50\n');
  await expect(cell('Custo (R$)', ROASTED)).toHaveValue('12,50');
  await expect(cell('Preço (R$)', ROASTED)).toHaveAccessibleDescription('Escreva um número como 1.234,50.');
  await expect(page.getByText('Corrija as células marcadas para salvar.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await lookAt(page, { isPhone });
  await visit(visitor, `${shop}/busca?q=café`);
  await expect(tile(visitor, STRONG)).toContainText('33,00');
  await cell('Preço (R$)', ROASTED).fill('24,90');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('2 produtos salvos.')).toBeVisible();
  await expect(page.getByText('Nada alterado.')).toBeVisible();
  await visitor.reload();
  await expect(tile(visitor, STRONG)).toContainText('29,90');
  await expect(tile(visitor, ROASTED)).toContainText('24,90');

  await openSection(page, isPhone, 'Importações');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'chas.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
  await page.getByRole('button', { name: 'Conferir sem importar' }).click();
  await page.getByRole('button', { name: 'Importar 2 produtos' }).click();
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 60_000 });
  await visitor.reload();
  await expect(tile(visitor, ROASTED)).toContainText('19,90');
  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  await lookAt(page, { isPhone });
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click();
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/voltaram ao que eram; 0 ficaram/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer importação' })).toBeHidden();
  await lookAt(page, { isPhone });
  await visitor.reload();
  await expect(tile(visitor, ROASTED)).toContainText('24,90');
  await visit(visitor, `${shop}/busca?q=chá+preto`);
  await expect(tile(visitor, 'Chá preto')).toHaveCount(0);

  await openSection(page, isPhone, 'Buscas');
  await page.getByRole('button', { name: 'Criar sinônimo de robusta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo grupo de sinônimos' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Escreva ao menos duas expressões.')).toBeVisible();
  await dialog.getByLabel('Expressões').fill('café');
  await page.keyboard.press('Enter');
  await lookAt(page, { isPhone });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Sinônimos salvos. Valem a partir da próxima busca.')).toBeVisible();
  await visit(visitor, `${shop}/busca?q=robusta`);
  await expect(tile(visitor, STRONG)).toBeVisible();
  await visitor.close();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar no painel' }).fill('moído');
  await expect(page.getByRole('option', { name: new RegExp(STRONG) })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: STRONG, level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(help).toContainText('Ir para Produtos');
  await lookAt(page, { isPhone });
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

interface Edited {
  readonly baseURL: string | undefined;
  readonly address: string;
  readonly isPhone: boolean;
  readonly people: { readonly staff: (shop: string) => Promise<{ readonly email: string }> };
  readonly shop: string;
}

/** Two people edit the product: the second sees what the first has changed, and loses nothing typed. */
async function editAtOnce(
  page: Page,
  browser: Parameters<typeof openOtherBrowser>[0],
  { baseURL, address, isPhone, people, shop }: Edited,
): Promise<void> {
  const second = await openOtherBrowser(browser, baseURL);
  const other = second.page;
  await enterPanel(other, (await people.staff(shop.slice(1))).email, address);
  await other.getByRole('textbox', { name: 'Preço', exact: true }).fill('33,00');
  await other.getByLabel(/^Marca/).fill('Morro');

  await page.getByRole('tab', { name: 'Dados' }).click();
  await page.getByLabel(/^Marca/).fill('Serra');
  await page
    .getByLabel(/^Descrição \(|^Descrição$/)
    .first()
    .fill('Moído na hora.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Produto salvo.')).toBeVisible();

  await other.getByRole('button', { name: 'Salvar' }).click();
  await expect(other.getByText('Outra pessoa salvou alterações enquanto você editava')).toBeVisible();
  await expect(other.getByText(/^Descrição: de/)).toContainText('Moído na hora.');
  const brand = other.getByRole('group', { name: 'Marca' });
  await expect(brand.getByRole('radio', { name: 'O meu: Morro' })).toBeChecked();
  await expect(other.getByRole('textbox', { name: 'Preço', exact: true })).toHaveValue('33,00');
  await lookAt(other, { isPhone });
  await brand.getByRole('radio', { name: 'O da outra pessoa: Serra' }).check();
  await other.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expect(other.getByText('Produto salvo.')).toBeVisible();
  await expect(other.getByLabel(/^Marca/)).toHaveValue('Serra');
  await expect(other.getByRole('textbox', { name: 'Preço', exact: true })).toHaveValue('33,00');
  await second.close(/409/);
}

/** As if cells of a spreadsheet were pasted into this one. */
const paste = (cell: Locator, text: string): Promise<void> =>
  cell.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, text);
