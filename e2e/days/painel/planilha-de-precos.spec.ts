/** A shop changes a table's prices in its spreadsheet: faulty lines are named, the others apply, and the client sees them. Checklists 4. */
import { readXlsx } from 'hucre/xlsx';
import { download } from '../../support/downloads.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { openOtherBrowser } from '../../support/panel/other-browser.ts';
import { tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const SPONGE = 'Esponja Multiúso Alvorecer 4 un.';

test('a sheet of prices is checked, imported and seen in the shop', async ({
  page,
  browser,
  baseURL,
  people,
  isPhone,
}) => {
  test.slow();
  const client = await people.consumer();
  const shop = await openOtherBrowser(browser, baseURL);
  await logIn(shop.page, MERCADO, client);
  await enterPanel(page, (await people.staff('mercado-central')).email);

  await page.goto('/painel/mercado-central/tabelas-de-preco/nova');
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Planilha de ${client.document}`);
  await page.getByRole('button', { name: 'Criar tabela' }).click();
  await expect(page.getByRole('link', { name: 'Importar planilha' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole('tab', { name: /Clientes/ }).click();
  const clients = page.getByRole('combobox', { name: 'Clientes' });
  // Many have the same name, and all are listed until the search has ended.
  await clients.fill(client.document);
  await page.getByRole('option').filter({ hasText: client.document }).click();
  await page.getByRole('button', { name: 'Dar esta tabela' }).click();
  await expect(page.getByText('1 cliente passa a pagar por esta tabela.')).toBeVisible();

  await page.goto('/painel/mercado-central/produtos?busca=esponja');
  const sku = /MC-\d+/.exec(await page.getByRole('row', { name: new RegExp(SPONGE) }).innerText())?.[0] ?? '';
  await page.goto(`${address}/importar`);
  await expect(page.getByText('Nenhuma planilha importada nesta tabela')).toBeVisible();
  await lookAt(page, { isPhone });
  const sheet = `Código;Preço na tabela;Atacado a partir de;Preço de atacado\n${sku};1,23;12;1,10\nNADA;5,00;;\n${sku}x;abc;;\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'precos.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('precos.csv');
  await page.getByRole('button', { name: 'Conferir sem importar' }).click();
  await expect(page.getByText('sku "NADA" não é de nenhum produto da loja')).toBeVisible();
  await expect(page.getByText(/preco "abc" não é um número aceito/)).toBeVisible();
  await lookAt(page, { isPhone });
  const faulty = await download(page, page.getByRole('link', { name: 'Baixar para corrigir (CSV)' }));
  expect(faulty.bytes.toString()).toContain('NADA;5,00;;;3;');
  await page.getByRole('button', { name: 'Importar 1 preço' }).click();
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 30_000 });
  await lookAt(page, { isPhone });

  await visit(shop.page, `${MERCADO}/busca?q=esponja`);
  // The chosen Pix takes 3% off.
  await expect(tile(shop.page, SPONGE)).toContainText('1,19');
  await shop.close(/^$/);

  await page.goto(`${address}?busca=esponja`);
  await expect(page.getByRole('textbox', { name: `Preço na tabela (R$) de ${SPONGE}` })).toHaveValue('1,23');
  const { name, bytes } = await download(page, page.getByRole('link', { name: 'Baixar planilha' }));
  expect(name).toMatch(/^tabela-planilha-de-.*\.xlsx$/);
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows[1]?.slice(4)).toEqual([1.23, 1.1, 12]);
});
