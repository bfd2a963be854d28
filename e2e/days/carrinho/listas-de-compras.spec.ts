/** Shopping lists: made from the cart, a product or the shop's suggestion, and applied to the cart. Spec 2, 5, 7. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { cartSaved } from '../../support/cart.ts';
import { logIn, openAccount, startSession } from '../../support/log-in.ts';
import { add, openProduct, quantity, setQuantity, tile } from '../../support/products.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const BANANA = 'Banana Prata';
const ARROZ = 'Arroz Agulhinha Tipo 1 Grão da Serra 5 kg';
const SUGGESTED = 'Café da manhã em família';
const COFFEE = 'Café Torrado e Moído Tradicional Serra do Bule 500 g';

const row = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Produtos da lista' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const window = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const heading = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('heading', { name, level: 1, exact: true });

/** Follows a link without a page load. */
async function follow(page: Page, link: Locator, title: string): Promise<void> {
  await link.click();
  await expect(heading(page, title)).toBeVisible();
}

/** Creates a list of these products from their pages. */
async function makeList(page: Page, name: string, first: string, ...others: string[]): Promise<void> {
  await openProduct(page, MERCADO, first);
  await usable(page);
  await page.getByRole('main').getByRole('button', { name: 'Salvar na lista' }).click();
  const dialog = window(page, 'Salvar na lista');
  await dialog.getByLabel(/lista/).fill(name);
  await dialog.getByRole('button', { name: 'Criar e salvar' }).click();
  await expect(page.getByText(`Salvo na lista “${name}”.`)).toBeVisible();
  for (const product of others) {
    await openProduct(page, MERCADO, product);
    await usable(page);
    await page.getByRole('main').getByRole('button', { name: 'Salvar na lista' }).click();
    await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(dialog).toBeHidden();
  }
}

test('a cart is kept as a list, which grows by a product’s page and fills the empty cart again', async ({
  page,
  people,
  isPhone,
}) => {
  test.slow();
  const screenshot = (name: string): Promise<void> => saveScreenshot(page, name, isPhone);
  const main = page.getByRole('main');

  // Visitors are led to the login and back.
  await openProduct(page, MERCADO, ARROZ);
  const there = page.url();
  await usable(page);
  await main.getByRole('link', { name: 'Salvar na lista' }).click();
  await expect(page).toHaveURL(/\/entrar\?voltar=/);
  const shopper = await people.consumer();
  await logIn(page, MERCADO, shopper);

  // No lists yet.
  await openAccount(page, isPhone);
  await window(page, 'Sua conta').getByRole('link', { name: 'Listas de compras' }).click();
  await expect(main.getByRole('heading', { name: 'Você ainda não tem listas' })).toBeVisible();
  await expectAccessible(page);
  await screenshot('lists-empty');

  // The cart is saved as a list.
  await visit(page, `${MERCADO}/busca?q=${BANANA}`);
  await add(tile(page, BANANA), BANANA);
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(main);
  await main.getByRole('button', { name: 'Salvar como lista' }).click();
  const naming = window(page, 'Salvar como lista');
  await naming.getByRole('button', { name: 'Salvar lista' }).click();
  await expect(naming.getByText('Dê um nome à lista.')).toBeVisible();
  await expectAccessible(page);
  await naming.getByLabel('Nome da lista').fill('  Feira   de sábado ');
  await naming.getByLabel('Nome da lista').press('Enter');
  await expect(page.getByText('Lista “Feira de sábado” salva.')).toBeVisible();

  // Another product is added from its page.
  await visit(page, there);
  await main.getByRole('button', { name: 'Salvar na lista' }).click();
  const choosing = window(page, 'Salvar na lista');
  await expect(choosing.getByRole('button', { name: /^Feira de sábado/ })).toBeVisible();
  await expectAccessible(page);
  await screenshot('lists-choose');
  await choosing.getByRole('button', { name: /^Feira de sábado/ }).click();
  await page.getByRole('button', { name: 'Ver lista' }).click();
  await expect(heading(page, 'Feira de sábado')).toBeVisible();
  await expect(row(page, ARROZ)).toBeVisible();
  await setQuantity(row(page, ARROZ), ARROZ, '3');
  await expect(quantity(row(page, ARROZ), ARROZ)).toHaveValue('3');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot('list');

  // The empty cart offers the list and applies it.
  await visit(page, `${MERCADO}/carrinho`);
  await main.getByRole('button', { name: `Remover ${BANANA}` }).click();
  const lists = main.getByRole('region', { name: 'Suas listas' });
  await expect(lists.getByRole('link', { name: 'Ver todas as listas' })).toBeVisible();
  await expectAccessible(page);
  await screenshot('lists-empty-cart');
  await follow(page, lists.getByRole('link', { name: 'Feira de sábado' }), 'Feira de sábado');
  await expect(quantity(row(page, ARROZ), ARROZ)).toHaveValue('3');
  await main.getByRole('button', { name: 'Adicionar tudo ao carrinho' }).click();
  await expect(page).toHaveURL(MERCADO);
  await expect(page.getByText('Os produtos da lista estão no seu carrinho.')).toBeVisible();
  await visit(page, `${MERCADO}/carrinho`);
  await expect(quantity(main, ARROZ)).toHaveValue('3');
  await expect(quantity(main, BANANA)).not.toHaveValue('0');
});

test('a whole list goes into the cart from its card; what cannot be bought is said', async ({
  page,
  people,
}) => {
  const main = page.getByRole('main');
  await logIn(page, MERCADO, await people.consumer());
  await makeList(page, 'Da semana', ARROZ);
  const put = () =>
    main
      .getByRole('region', { name: 'Minhas listas' })
      .getByRole('button', { name: 'Adicionar ao carrinho: Da semana' })
      .click();
  await page.route('**/apply/**', (route) =>
    route.fulfill({ json: { status: 'error', message: 'Seu carrinho está cheio.', avisos: [] } }),
  );
  await visit(page, `${MERCADO}/listas`);
  await expectAccessible(page);
  await put();
  await expect(page.getByText('Seu carrinho está cheio.')).toBeVisible();
  await expect(page).toHaveURL(`${MERCADO}/listas`);
  await page.unroute('**/apply/**');
  await put();
  await expect(page).toHaveURL(MERCADO);
  await expect(page.getByText('Os produtos da lista estão no seu carrinho.')).toBeVisible();
  await visit(page, `${MERCADO}/carrinho`);
  await expect(quantity(main, ARROZ)).toHaveValue('1');
  await cartSaved(main);
});

test('what the shop suggests is copied, and changed as one’s own', async ({ page, people, isPhone }) => {
  test.slow();
  const main = page.getByRole('main');
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, `${MERCADO}/listas`);
  const suggested = main.getByRole('region', { name: 'Sugeridas para você' });
  await follow(page, suggested.getByRole('link', { name: SUGGESTED }), SUGGESTED);
  await expect(main.getByRole('button', { name: 'Excluir lista' })).toHaveCount(0);
  await expectAccessible(page);
  await saveScreenshot(page, 'list-suggested', isPhone);

  // One product of the suggested list.
  await main.getByRole('button', { name: `Salvar na lista: ${COFFEE}` }).click();
  const dialog = window(page, 'Salvar na lista');
  await dialog.getByLabel('Nome da sua primeira lista').fill('Só café');
  await dialog.getByRole('button', { name: 'Criar e salvar' }).click();
  await expect(page.getByText('Salvo na lista “Só café”.')).toBeVisible();

  // The whole suggested list.
  await main.getByRole('button', { name: 'Copiar para minhas listas' }).click();
  await expect(main.getByRole('button', { name: 'Renomear' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ has: page.getByRole('checkbox') })).toHaveCount(6);
  await main.getByRole('button', { name: 'Renomear' }).click();
  const renaming = window(page, 'Renomear lista');
  await renaming.getByLabel('Nome da lista').fill('SÓ CAFÉ');
  await renaming.getByRole('button', { name: 'Salvar nome' }).click();
  // Two lists never have the same name.
  await expect(heading(page, 'SÓ CAFÉ (2)')).toBeVisible();

  // Removed, and restored at its position.
  await main.getByRole('button', { name: `Remover ${COFFEE} da lista` }).click();
  await expect(row(page, COFFEE)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(
    main
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first(),
  ).toContainText(COFFEE);

  // The list is deleted, too.
  await main.getByRole('button', { name: 'Excluir lista' }).click();
  await expect(heading(page, 'Listas de compras')).toBeVisible();
  const own = main.getByRole('region', { name: 'Minhas listas' });
  await expect(own.getByRole('link')).toHaveText(['Só café']);
  await page.getByText('Lista “SÓ CAFÉ (2)” excluída.').waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect(own.getByRole('link', { name: 'SÓ CAFÉ (2)' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveScreenshot(page, 'lists', isPhone);
});

test('with the keyboard alone', async ({ page, people, isPhone }) => {
  test.skip(isPhone, 'phones have no such keys');
  test.slow();
  await logIn(page, MERCADO, await people.consumer());
  await makeList(page, 'Teclado', ARROZ, BANANA);
  await visit(page, `${MERCADO}/listas`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Teclado' }).press('Enter');
  await expect(heading(page, 'Teclado')).toBeVisible();

  // After renaming, the focus returns to the button.
  await main.getByRole('button', { name: 'Renomear' }).press('Enter');
  await expect(window(page, 'Renomear lista')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Renomear' })).toBeFocused();

  // The focus stays at the quantity, and within the list when a product is removed.
  const more = main.getByRole('button', { name: `Aumentar: ${ARROZ}` });
  await more.press('Enter');
  await more.press('Enter');
  await expect(quantity(main, ARROZ)).toHaveValue('3');
  await expect(more).toBeFocused();
  // Two presses count as two, even before the first one is rendered.
  await more.evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
  await expect(quantity(main, ARROZ)).toHaveValue('5');
  await main.getByRole('checkbox', { name: `Levar ${ARROZ}` }).press('Space');
  await expect(main.getByRole('button', { name: 'Adicionar ao carrinho' })).toBeVisible();
  await main.getByRole('checkbox', { name: `Levar ${ARROZ}` }).press('Space');
  await main.getByRole('button', { name: `Remover ${BANANA} da lista` }).press('Enter');
  await expect(row(page, BANANA)).toHaveCount(0);
  await expect(row(page, ARROZ).locator('..')).toBeFocused();
  await main.getByRole('button', { name: 'Adicionar tudo ao carrinho' }).press('Enter');
  await expect(page).toHaveURL(MERCADO);
  await visit(page, `${MERCADO}/carrinho`);
  await expect(quantity(main, ARROZ)).toHaveValue('5');
});
