import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { tile } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, ONE_SIZE, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const MERCEARIA = `${MERCADO}/c/mercearia`;
/** With all variants: more than three pages. */
const LONG_LIST = `${MERCEARIA}?variacoes=sim`;

const main = (page: Page): Locator => page.getByRole('main');
/** Of the list itself: another story may show a row of its own on each page meanwhile. */
const products = (page: Page): Locator => main(page).locator('[data-product-list] article');
const chosen = (page: Page): Locator => main(page).getByRole('region', { name: 'Filtros aplicados' });
/** The column beside the list. */
const panel = (page: Page): Locator => main(page).getByRole('region', { name: 'Filtros', exact: true });
/** The number of products below the list's title. */
const counted = (page: Page): Locator => main(page).locator('h1 + p');
const total = async (page: Page): Promise<number> =>
  Number(/^([\d.]+) produto/.exec(await counted(page).innerText())?.[1]?.replace('.', ''));

test.describe('filters', () => {
  test('are combined beside the list, counted, and taken off one by one or all at once', async ({
    page,
    isPhone,
  }) => {
    test.skip(isPhone, 'phones have a sheet');
    await visit(page, MERCEARIA);
    const all = await total(page);
    const brand = panel(page).getByRole('group').filter({ hasText: 'Marca' }).getByRole('link').first();
    const count = Number(/, (\d+) produto/.exec(await brand.innerText())?.[1]);
    expect(count).toBeLessThan(all);
    await brand.click();
    await expect(page).toHaveURL(/[?&]marcas=/);
    await expect(counted(page)).toHaveText(new RegExp(`^${count} produtos?`));
    await panel(page).getByLabel('Até R$').fill('30');
    await panel(page).getByLabel('Até R$').press('Enter');
    await expect(page).toHaveURL(/preco_ate=30/);
    await expect(chosen(page).getByRole('link')).toHaveText([
      /^Remover filtro: /,
      /^Remover filtro: Até R\$\s30,00/,
      'Limpar filtros',
    ]);
    await expectAccessible(page);
    await chosen(page).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/marcas=/);
    await expect(chosen(page).getByRole('link')).toHaveCount(2);
    await page.goBack();
    await expect(chosen(page).getByRole('link')).toHaveCount(3);
    await chosen(page).getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(chosen(page)).toBeHidden();
    await expect(page).toHaveURL(MERCEARIA);
    await expect.poll(() => total(page)).toBe(all);
  });

  test('are collected in a sheet on phones, and the list changes once', async ({ page, isPhone }) => {
    test.skip(!isPhone, 'wide screens have a column');
    await visit(page, MERCEARIA);
    const all = await total(page);
    await main(page)
      .getByRole('link', { name: /^Filtros/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('group').filter({ hasText: 'Marca' }).getByRole('checkbox').first().check();
    await sheet.getByLabel('Até R$').fill('100');
    await sheet.getByLabel('Até R$').blur();
    await expect(page).toHaveURL(MERCEARIA);
    await expectAccessible(page);
    const show = sheet.getByRole('link', { name: /^Ver \d+ produtos?$/ });
    await expect(show).toBeVisible();
    await expect.poll(async () => Number(/\d+/.exec(await show.innerText())?.[0])).toBeLessThan(all);
    const left = Number(/\d+/.exec(await show.innerText())?.[0]);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/marcas=.*preco_ate=100/);
    await expect.poll(() => total(page)).toBe(left);
    await expect(chosen(page).getByRole('link')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page).toHaveURL(MERCEARIA);
    await expect(sheet).toBeHidden();
    await expect.poll(() => total(page)).toBe(all);
  });

  test('a price range that makes no sense is refused in words', async ({ page, isPhone }) => {
    test.skip(isPhone, 'phones have a sheet');
    await visit(page, MERCEARIA);
    await panel(page).getByLabel('De R$').fill('50');
    await panel(page).getByLabel('Até R$').fill('10');
    await panel(page).getByLabel('Até R$').press('Enter');
    await expect(panel(page).getByRole('alert')).toHaveText('O preço mínimo está acima do máximo.');
    await expect(page).toHaveURL(MERCEARIA);
    await panel(page).getByLabel('De R$').fill('dez');
    await panel(page).getByLabel('De R$').press('Enter');
    await expect(panel(page).getByRole('alert')).toHaveText('Escreva o preço mínimo em reais, como 12,90.');
    await expectAccessible(page);
  });

  test('while the list changes, the one before stays in its place', ONE_SIZE, async ({ page }) => {
    await visit(page, MERCEARIA);
    const first = await products(page).first().getByRole('heading').innerText();
    const released = Promise.withResolvers<void>();
    await page.route('**/listaprodutosf/**', async (route) => {
      await released.promise;
      await route.continue();
    });
    await main(page).getByLabel('Ordenar por').selectOption('nome');
    await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
    await expect(products(page).first()).toContainText(first);
    released.resolve();
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page).toHaveURL(/ordenacao=nome/);
  });

  test('a filter call that fails leaves an empty panel and the list', async ({ page, isPhone }) => {
    await page.route('**/filtros-produto/**', (route) => route.fulfill({ status: 200, body: 'oi' }));
    await visit(page, MERCADO);
    await page.getByRole('main').getByRole('link', { name: 'Mercearia', exact: true }).first().click();
    await expect(products(page)).toHaveCount(20);
    if (!isPhone) await expect(panel(page).getByRole('link')).toHaveCount(0);
  });
});

test.describe('the list', () => {
  test('grows on demand, and Back brings all of it and the place back', async ({ page }) => {
    await visit(page, LONG_LIST);
    await expect(products(page)).toHaveCount(20);
    await main(page).getByRole('link', { name: 'Carregar mais produtos' }).click();
    await expect(products(page)).toHaveCount(40);
    await expect(page).toHaveURL(/page=2/);
    await expect(
      main(page)
        .getByText(/^Mostrando 40 de \d+ produtos$/)
        .first(),
    ).toBeVisible();
    // With the keyboard, the focus goes to the first new product.
    await expect(products(page).nth(20).getByRole('link').first()).toBeFocused();
    const wanted = products(page).nth(30);
    await wanted.scrollIntoViewIfNeeded();
    const name = await wanted.getByRole('heading').innerText();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(1000);
    await wanted.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
    await page.goBack();
    await expect(products(page)).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 60);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(top + 60);
    await expect(tile(page, name)).toBeInViewport();
    await page.reload();
    await expect(products(page)).toHaveCount(40);
    await expect(tile(page, name)).toBeInViewport();
  });

  test('has pages with addresses of their own, and an end', ONE_SIZE, async ({ page }) => {
    await visit(page, `${LONG_LIST}&page=2`);
    await expect(
      main(page)
        .getByText(/^Mostrando 21–40 de \d+ produtos$/)
        .first(),
    ).toBeVisible();
    // By keyboard: tiles that come into view get their real height and would move under a pointer.
    await page
      .getByRole('navigation', { name: 'Páginas' })
      .getByRole('link', { name: 'Página 1' })
      .press('Enter');
    await expect(page).toHaveURL(LONG_LIST);
    await expect(
      main(page)
        .getByText(/^Mostrando 20 de \d+ produtos$/)
        .first(),
    ).toBeVisible();
    await visit(page, `${LONG_LIST}&page=400`);
    await expect(page.getByRole('heading', { name: 'Esta página não existe mais' })).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Ir para a primeira página' }).click();
    await expect(products(page)).toHaveCount(20);
  });

  test('shows pictures or facts, and remembers which', async ({ page }) => {
    await visit(page, MERCEARIA);
    await main(page).getByRole('button', { name: 'Ver em lista' }).click();
    await expect(products(page).first()).toContainText('Vendido por');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await visit(page, `${MERCADO}/c/bebidas`);
    await expect(main(page).getByRole('button', { name: 'Ver em lista' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('without consent the choice is not stored', ONE_SIZE, async ({ page, context, baseURL }) => {
    const value = `1110.2.${Math.floor(Date.now() / 1000)}`;
    await context.addCookies([{ name: 'consent', value, url: baseURL ?? '' }]);
    await visit(page, MERCEARIA);
    await main(page).getByRole('button', { name: 'Ver em lista' }).click();
    await page.reload();
    await expect(main(page).getByRole('button', { name: 'Ver em grade' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('is not ordered or narrowed by prices that are hidden', async ({ page, isPhone }) => {
    await visit(page, `${ATLAS}/c/fixacao`);
    const orders = await main(page).getByLabel('Ordenar por').getByRole('option').allInnerTexts();
    expect(orders.join()).not.toMatch(/preço/i);
    if (isPhone)
      await main(page)
        .getByRole('link', { name: /^Filtros/ })
        .click();
    const filters = isPhone ? page.getByRole('dialog', { name: 'Filtros' }) : panel(page);
    await expect(filters.getByText('Marca', { exact: true })).toBeVisible();
    await expect(filters.getByLabel('Até R$')).toHaveCount(0);
    await expect(page.getByText(/R\$\s\d/)).toHaveCount(0);
  });
});

test.describe('answers of the list', () => {
  test('a string is shown as a warning, and the list can be asked for again', ONE_SIZE, async ({ page }) => {
    await visit(page, MERCEARIA);
    await page.route('**/listaprodutosf/**', (route) => route.fulfill({ json: 'Catálogo em manutenção' }), {
      times: 1,
    });
    await main(page).getByLabel('Ordenar por').selectOption('nome');
    await expect(main(page).getByText('Catálogo em manutenção')).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(main(page).getByText('Catálogo em manutenção')).toHaveCount(0);
    await expect(products(page)).toHaveCount(20);
  });

  test(
    'action logout warns with its text, and the page goes on as a visitor’s',
    ONE_SIZE,
    async ({ page }) => {
      await visit(page, MERCEARIA);
      const answer = { action: 'logout', error: 'Sessão expirada, efetue login novamente' };
      await page.route('**/listaprodutosf/**', (route) => route.fulfill({ json: answer }), { times: 1 });
      await main(page).getByLabel('Ordenar por').selectOption('nome');
      const message = page.getByRole('dialog');
      await expect(message).toContainText('Sessão expirada, efetue login novamente');
      await expectAccessible(page);
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, prices and order are links and forms', async ({ page, isPhone }) => {
    await page.goto(LONG_LIST);
    if (isPhone)
      await main(page)
        .getByRole('link', { name: /^Filtros/ })
        .click();
    await panel(page)
      .getByRole('link', { name: /Integral/ })
      .click();
    await expect(page).toHaveURL(/tags=integral/);
    await expect(chosen(page).getByText('Integral')).toBeVisible();
    if (isPhone)
      await main(page)
        .getByRole('link', { name: /^Filtros/ })
        .click();
    await panel(page).getByLabel('Até R$').fill('40,00');
    await panel(page).getByRole('button', { name: 'Filtrar por preço' }).click();
    await expect(page).toHaveURL(/tags=integral/);
    await expect(chosen(page).getByText(/Até R\$\s40,00/)).toBeVisible();
    await main(page).getByLabel('Ordenar por').selectOption('nome');
    await main(page).getByRole('button', { name: 'Ordenar' }).click();
    await expect(page).toHaveURL(/ordenacao=nome/);
    await expect(chosen(page).getByText('Integral')).toBeVisible();
    await chosen(page).getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(chosen(page)).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Carregar mais produtos' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(products(page)).not.toHaveCount(0);
  });
});
