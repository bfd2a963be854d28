import { cartSaved, openCart } from '../../support/cart.ts';
import { add } from '../../support/products.ts';
import { aurora, EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

test('two suppliers keep separate carts', async ({ page }) => {
  const chosen: string[] = [];
  for (const shop of [MERCADO, EMPORIO]) {
    await visit(page, `${shop}/busca?q=queijo`);
    const first = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('button') })
      .first();
    const name = await first.getByRole('heading').innerText();
    chosen.push(name);
    await add(first, name);
    const drawer = await openCart(page);
    await cartSaved(drawer);
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await visit(page, `${MERCADO}/carrinho`);
  const lines = page.getByRole('region', { name: 'Produtos' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('link', { name: chosen[0] ?? '', exact: true })).toBeVisible();
});

test('a shop is found by slug, by UUID and under the legacy prefix, and shown by its slug', async ({
  page,
}) => {
  await visit(page, MERCADO);
  const id = await page.locator('html').getAttribute('data-supplier');
  for (const address of [`/${id}/c/hortifruti?page=2`, `/commerce${MERCADO}/c/hortifruti?page=2`]) {
    await visit(page, address);
    await expect(page).toHaveURL(`${MERCADO}/c/hortifruti?page=2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hortifrúti');
  }
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /em Mercado Central\. Confira nossas ofertas!$/);
});

test('from the list of shops one goes into one, back, and into another', async ({ page }) => {
  await visit(page, '/');
  const shops = page.getByRole('main');
  await shops.getByRole('link', { name: /Mercado Central/ }).click();
  await expect(page).toHaveTitle('Mercado Central');
  await page.goBack();
  await expect(page).toHaveTitle('Lojas');
  await shops.getByRole('link', { name: /Ferragens Atlas/ }).click();
  await expect(page).toHaveTitle('Ferragens Atlas');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('an unknown shop leads to the list of shops', async ({ page }) => {
  await page.goto('/loja-que-nao-existe/c/frutas');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Escolha uma loja' })).toBeVisible();
  await page.getByRole('link', { name: /Mercado Central/ }).click();
  await expect(page).toHaveURL(MERCADO);
});

test('an address that is not served leads to its shop', async ({ page }) => {
  await visit(page, `${MERCADO}/minha-conta/pontos`);
  await expect(page).toHaveURL(MERCADO);
});

test("a white-label shop's host shows no other shop", async ({ page }) => {
  const response = await page.goto(aurora('/mercado-central'));
  await expect(page).toHaveURL(aurora('/'));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Aurora/);
});
