import { readFile, writeFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { openCart } from '../../support/cart.ts';
import { confirmButton, goToCheckout, submittedNumber } from '../../support/checkout.ts';
import { logIn, startSession } from '../../support/log-in.ts';
import { changePrice } from '../../support/panel/change-price.store.ts';
import { quantity, tile } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ARROZ = 'Arroz Agulhinha Tipo 1 Grão da Serra 5 kg';
const BANANA = 'Banana Prata';
const FEIJAO = 'Feijão Carioca Grão da Serra 1 kg';
const EXTRATO = 'Extrato de Tomate Nona Zélia 340 g';

const code = (page: Page, line: number): Locator =>
  page.getByLabel(`Código da linha ${line}`, { exact: true });
const amount = (page: Page, line: number): Locator =>
  page.getByLabel(`Quantidade da linha ${line}`, { exact: true });
const line = (page: Page, number: number): Locator =>
  page
    .getByRole('region', { name: 'Linhas' })
    .getByRole('listitem')
    .nth(number - 1);
const addButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Adicionar ao carrinho' });

/** Chooses a file in the browser's own dialog: the browser derives its type from the name. */
async function chooseSheet(page: Page, path: string, content: Uint8Array): Promise<void> {
  await writeFile(path, content);
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Escolher planilha', { exact: true }).click(),
  ]);
  await dialog.setFiles(path);
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('lines are typed with the keyboard alone, and land in the cart', async ({ page, isPhone }) => {
  test.skip(isPhone, 'phones have no such keys');
  await visit(page, `${MERCADO}/compra-rapida`);
  await code(page, 4).focus();
  await page.keyboard.type('mc-0169');
  await page.keyboard.press('Tab');
  await expect(amount(page, 4)).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  // Enter in the last line adds a line.
  await expect(code(page, 5)).toBeFocused();
  await page.keyboard.type('7899101001701');
  await page.keyboard.press('Enter');
  await expect(amount(page, 5)).toBeFocused();
  await page.keyboard.type('3');
  await expect(line(page, 4)).toContainText(ARROZ);
  await expect(line(page, 5)).toContainText(FEIJAO);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 linhas foram para o carrinho.')).toBeFocused();
  const drawer = await openCart(page);
  await expect(quantity(drawer, ARROZ)).toHaveValue('2');
  await expect(quantity(drawer, FEIJAO)).toHaveValue('3');
});

test('a pasted list shows what is wrong, is corrected in place, and goes in part by part', async ({
  page,
}) => {
  await visit(page, `${MERCADO}/compra-rapida`);
  await page
    .getByLabel('Cole uma lista')
    .fill('MC-0169 2\nMC-0001;1,55\nMC-O170\t6\n7899101001695 1\nMC-0044, 1\n=1+1;3\n');
  await page.getByRole('button', { name: 'Ler linhas' }).click();
  await expect(page.getByRole('status').filter({ hasText: '6 linhas coladas.' })).toBeVisible();
  await expect(line(page, 1)).toContainText(ARROZ);
  await expect(line(page, 1)).toContainText('3 un a R$ 27,90');
  await expect(line(page, 2)).toContainText('a quantidade foi ajustada para 1,6');
  await expect(line(page, 3)).toContainText('Código não encontrado');
  await expect(line(page, 4)).toContainText('Somada à linha 1');
  await expect(line(page, 5)).toContainText('está sem estoque');
  await expect(page.getByText('3 linhas precisam de atenção')).toBeVisible();
  // A reload loses nothing.
  await page.reload();
  await expect(line(page, 3)).toContainText('Código não encontrado');
  await expect(page.getByText('3 linhas precisam de atenção')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Corrigir a linha 3' }).click();
  await expect(code(page, 3)).toBeFocused();
  await code(page, 3).fill('MC-0170');
  await expect(line(page, 3)).toContainText(FEIJAO);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar linhas com erro' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('linhas-com-erro.csv');
  const text = await textOf(file);
  expect(text).toContain('5;MC-0044;1;');
  // A cell that a spreadsheet would execute stays text.
  expect(text).toContain(`6;"'=1+1";3;`);

  await addButton(page).click();
  const summary = page.getByText('4 linhas foram para o carrinho. 2 linhas com erro ficaram abaixo.');
  await expect(summary).toBeFocused();
  await expect(code(page, 1)).toHaveValue('MC-0044');
  await expect(code(page, 2)).toHaveValue('=1+1');
  await expectAccessible(page);

  // The next list is added to the cart, or replaces it.
  await page.getByLabel('Cole uma lista').fill('MC-0169 1');
  await page.getByRole('button', { name: 'Ler linhas' }).click();
  await expect(line(page, 3)).toContainText(ARROZ);
  await page.getByRole('radio', { name: 'Substituir o carrinho' }).check();
  await addButton(page).click();
  await expect(page.getByText('1 linha foi para o carrinho.')).toBeVisible();
  const drawer = await openCart(page);
  await expect(quantity(drawer, ARROZ)).toHaveValue('1');
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
});

test('the price list comes back as an order', async ({ page, isPhone }, testInfo) => {
  test.skip(isPhone, 'whoever fills in a spreadsheet sits at a desk');
  await visit(page, `${MERCADO}/compra-rapida`);
  const [model] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar modelo' }).click(),
  ]);
  expect(await textOf(model)).toBe('\uFEFFCódigo;Quantidade\r\n');
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar tabela de preços' }).click(),
  ]);
  const rows = (await readXlsx(await readFile(await list.path()))).sheets[0]?.rows ?? [];
  const wanted = new Map([
    ['MC-0001', 1.5],
    ['MC-0169', 4],
  ]);
  const filled = rows.map((row) => {
    const amount = wanted.get(String(row[0]));
    return amount === undefined ? row : [...row.slice(0, -1), amount];
  });
  const xlsx = await writeXlsx({ sheets: [{ name: 'Preços', rows: filled }] });
  await chooseSheet(page, testInfo.outputPath('pedido.xlsx'), xlsx);
  await expect(page.getByText('2 linhas lidas de pedido.xlsx.')).toBeVisible();
  const grid = page.getByRole('region', { name: 'Linhas', exact: true });
  await expect(grid).toContainText(BANANA);
  await expect(grid).toContainText('1,5 kg');
  await expect(grid).toContainText(ARROZ);
  // A .csv file as Excel writes it in Brazil (Latin-1, semicolons).
  const csv = 'Código;Preço;Quantidade\r\nMC-0170;R$ 9,90;2\r\n';
  await chooseSheet(page, testInfo.outputPath('pedido.csv'), Buffer.from(csv, 'latin1'));
  await expect(page.getByText('1 linha lida de pedido.csv.')).toBeVisible();
  await expect(line(page, 3)).toContainText(FEIJAO);
  await chooseSheet(page, testInfo.outputPath('outro.csv'), Buffer.from(csv.replace('0170', '0184')));
  await expect(line(page, 4)).toContainText(EXTRATO);
  await addButton(page).click();
  await expect(page.getByText('4 linhas foram para o carrinho.')).toBeVisible();
});

test.describe('a file that cannot be read as an order', () => {
  test.use({ expectedErrors: /4(13|22)/ });

  test('is refused in words that say what to do', async ({ page }, testInfo) => {
    await visit(page, `${MERCADO}/compra-rapida`);
    const refusals: readonly (readonly [name: string, content: Buffer, words: string])[] = [
      ['foto.csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'Envie um arquivo .xlsx ou .csv.'],
      ['antiga.xls.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Salve-o como .xlsx ou .csv, sem senha.'],
      ['cortada.xlsx', Buffer.from('PK\u0003\u0004 foto'), 'O arquivo está danificado ou incompleto.'],
      [
        'longa.csv',
        Buffer.from(`sku;qtd\n${';\n'.repeat(130_000)}`),
        'A planilha tem linhas ou colunas demais.',
      ],
      ['muitas.csv', Buffer.from(`sku;qtd\n${'A;1\n'.repeat(501)}`), 'mais de 500 linhas com quantidade'],
      ['pesada.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'A'), 'Envie um arquivo de até 5 MB.'],
    ];
    for (const [name, content, words] of refusals) {
      await chooseSheet(page, testInfo.outputPath(name), content);
      await expect(page.getByRole('alert')).toContainText(words);
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('buying an order again', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('an order is bought again: what changed is shown first, then the cart is filled', async ({
    page,
    people,
    isPhone,
  }) => {
    test.skip(isPhone, 'the price is changed for everyone: once is enough');
    await startSession(page, MERCADO, await people.consumer());
    await visit(page, `${MERCADO}/compra-rapida`);
    await page.getByLabel('Cole uma lista').fill('MC-0184 4\nMC-0169 1');
    await page.getByRole('button', { name: 'Ler linhas' }).click();
    await expect(page.getByText('2 produtos prontos')).toBeVisible();
    await addButton(page).click();
    await expect(page.getByText('2 linhas foram para o carrinho.')).toBeVisible();
    await goToCheckout(page);
    await confirmButton(page).click();
    const number = await submittedNumber(page);

    await visit(page, `${MERCADO}/c/mercearia`);
    await page.getByRole('link', { name: 'Filtrar por: Comprados antes' }).click();
    await expect(tile(page, EXTRATO)).toContainText(/Último preço: R\$\s6,78\/un · 4\sun/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);

    const before = await changePrice(MERCADO, 'MC-0184', 849);
    try {
      await visit(page, `${MERCADO}/pedidos`);
      await page.getByRole('link', { name: `Repetir pedido ${number}` }).click();
      await expect(page.getByRole('heading', { name: `Repetir pedido ${number}`, level: 1 })).toBeVisible();
      await expect(page.getByText('O preço mudou de R$ 6,78 para R$ 8,24')).toBeVisible();
      await expectAccessible(page);
      const SAVE = /\/cart\?.*modoRepeticaoPedido=true/;
      await page.getByRole('checkbox', { name: new RegExp(ARROZ) }).uncheck();
      await page.route(SAVE, (route) => route.abort());
      await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
      await expect(page.getByRole('alert')).toContainText('Não foi possível carregar os produtos do pedido');
      await page.unroute(SAVE);
      const saved = page.waitForRequest(SAVE);
      await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
      await saved;
      await expect(page.getByText('Os produtos do pedido foram carregados no seu carrinho')).toBeVisible();
      await expect(page).toHaveURL(MERCADO);
      await page.getByRole('button', { name: 'Ver carrinho' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Ver carrinho' }).click();
      await expect(page).toHaveURL(`${MERCADO}/carrinho`);
      await expect(quantity(page.getByRole('main'), EXTRATO)).toHaveValue('4');
      await expect(page.getByRole('main').getByRole('group', { name: ARROZ })).toHaveCount(0);

      // Removal can be undone; the empty cart offers the order again.
      const remove = page.getByRole('button', { name: `Remover ${EXTRATO}` });
      await remove.click();
      await expect(page.getByRole('link', { name: 'Ver produtos' })).toBeFocused();
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(quantity(page.getByRole('main'), EXTRATO)).toHaveValue('4');
      await remove.click();
      await expect(page.getByRole('link', { name: `Repetir último pedido ${number}` })).toBeVisible();
      await expectAccessible(page);
    } finally {
      await changePrice(MERCADO, 'MC-0184', before);
    }
  });
});

test('a supplier’s link shows what it would add, and adds it when asked to', async ({ page }) => {
  await visit(page, `${MERCADO}/link-acao/cesta-da-semana`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Cesta da semana', level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: BANANA })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Opening the link adds nothing.
  await visit(page, `${MERCADO}/carrinho`);
  await expect(main.getByRole('heading', { name: 'O carrinho está vazio' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Compra rápida' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await main.getByRole('button', { name: 'Adicionar ao carrinho' }).press('Enter');
  await expect(page).toHaveURL(`${MERCADO}/carrinho`);
  await expect(quantity(main, BANANA)).toHaveValue('1');
  await expect(quantity(main, FEIJAO)).toHaveValue('2');
});

test.describe('a link that is over', () => {
  test.use({ expectedErrors: /404/ });

  test('says so', async ({ page }) => {
    await visit(page, `${MERCADO}/link-acao/cesta-de-natal`);
    await expect(
      page.getByRole('heading', { name: 'Este link não está mais disponível', level: 1 }),
    ).toBeVisible();
  });
});

test('company buyers find it on the shop’s first page', async ({ page, people }) => {
  await logIn(page, ATLAS, await people.company());
  await page.getByRole('link', { name: 'Compra rápida Por códigos ou planilha' }).click();
  await expect(page.getByRole('heading', { name: 'Compra rápida', level: 1 })).toBeVisible();
});
