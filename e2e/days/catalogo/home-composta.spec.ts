/** A home that the shop composes of blocks, with every kind of carousel. Spec 3 and 7, carousel. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { homeOfShop } from '../../support/panel/home.ts';
import { pagesOfShop } from '../../support/panel/pages.ts';
import { ANA } from '../../support/people.ts';
import { openProduct } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const row = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const products = (page: Page, name: string) => row(page, name).getByRole('article');
const images = (page: Page) => row(page, 'A feira da semana');

test('has every kind of carousel, in the shop’s order, and is accessible', async ({ page, isPhone }) => {
  await visit(page, MERCADO);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A feira e o mercado na sua porta');
  const kinds = ['Ofertas', 'Mais vendidos', 'Hortifrúti', 'Sem glúten ou sem lactose', 'Novidades'];
  for (const name of [...kinds, 'Recomendados para você'])
    await expect(products(page, name).first()).toBeAttached();
  await expect(images(page).getByRole('link')).toHaveCount(3);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Ofertas')).toBeLessThan(headings.indexOf('Mais vendidos'));
  await expect(row(page, 'Também por aqui').getByRole('link', { name: 'Limpeza da casa' })).toBeAttached();
  await expect(row(page, 'Nossas marcas').getByRole('link', { name: 'Alvorecer' })).toBeAttached();
  // About a visitor who has seen nothing, nothing is known.
  for (const name of ['Compre de novo', 'Vistos recentemente']) await expect(row(page, name)).toHaveCount(0);
  await lookAt(page, { isPhone, picture: 'home-composta' });
});

test('what was seen and what was bought comes back', async ({ page }) => {
  await openProduct(page, MERCADO, 'Banana Prata');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('vitrine-seen')));
  await visit(page, MERCADO);
  await expect(products(page, 'Vistos recentemente').filter({ hasText: 'Banana Prata' })).toBeAttached();
  await logIn(page, MERCADO, ANA);
  await visit(page, MERCADO);
  await expect(products(page, 'Compre de novo').first()).toBeVisible();
});

test('a block and a carousel of chosen products appear within a second, and drafts to who has the link', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const home = await homeOfShop(staff);
  const list = await (await page.request.get(`${baseURL}${MERCADO}`)).text();
  const supplier = /data-supplier="([\w-]+)"/.exec(list)?.[1] ?? '';
  const found = await page.request.get(`${baseURL}/v1/app/${supplier}/listaprodutosf/token?limit=3`);
  const produtos = (await found.json()).data.dados.map(({ id }: { id: string }) => id);
  const titulo = `Escolhidos ${randomUUID().slice(0, 8)}`;
  const terms = { tipo_conteudo: 'PRODUCTS', paginas: [], publicado: true };
  const idcarrossel = await home.addCarousel({ titulo, produtos, ...terms });
  const draft = await home.addBlock({ tipo: 'CARROSSEL', idcarrossel });
  await visit(page, MERCADO);
  await expect(row(page, titulo)).toHaveCount(0);
  const { search } = new URL(await home.previewLink());
  await visit(page, `${MERCADO}${search}`);
  await expect(products(page, titulo)).toHaveCount(3);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  const block = await home.addBlock({ tipo: 'CARROSSEL', idcarrossel, publicado: true });
  const since = Date.now();
  await expect(async () => {
    const html = await (await page.request.get(`${baseURL}${MERCADO}`)).text();
    expect(html).toContain(titulo);
  }).toPass({ intervals: [50], timeout: 5_000 });
  expect(Date.now() - since).toBeLessThan(1_000);
  await visit(page, MERCADO);
  await expect(products(page, titulo)).toHaveCount(3);
  for (const id of [block, draft]) await home.removeBlock(id);
  await home.removeCarousel(idcarrossel);
  await staff.dispose();
});

test('a page of the shop has the carousel that names it', async ({ page, playwright, isPhone, baseURL }) => {
  const staff = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const pages = await pagesOfShop(staff);
  const slug = `pagina-${randomUUID().slice(0, 8)}`;
  const idpagina = await pages.write({ titulo: 'Receitas', slug, conteudo: '<p>Toda semana uma.</p>' });
  await pages.publish(idpagina);
  const home = await homeOfShop(staff);
  const terms = { tipo_conteudo: 'BEST_SELLERS', paginas: ['static-page'], publicado: true };
  const id = await home.addCarousel({ titulo: 'Para cozinhar', idpagina, limite: 4, ...terms });
  await expect(async () => {
    await visit(page, `${MERCADO}/pagina/${slug}`);
    await expect(products(page, 'Para cozinhar')).toHaveCount(4, { timeout: 3_000 });
  }).toPass();
  await lookAt(page, { isPhone });
  await visit(page, `${MERCADO}/pagina/nossa-historia`);
  await expect(row(page, 'Para cozinhar')).toHaveCount(0);
  await home.removeCarousel(id);
  await staff.dispose();
});

test('products, categories, searches and the cart have the carousels that name them', async ({
  page,
  playwright,
  baseURL,
}) => {
  const staff = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const home = await homeOfShop(staff);
  const titulo = `Em várias páginas ${randomUUID().slice(0, 8)}`;
  const paginas = ['product', 'category', 'search', 'cart'];
  const id = await home.addCarousel({
    titulo,
    tipo_conteudo: 'BEST_SELLERS',
    paginas,
    limite: 4,
    publicado: true,
  });
  const ofProduct = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    const names = searchParams.get('page') === 'product' && searchParams.has('idcadastroextraproduto');
    return pathname.includes('/list-for-page/') && names;
  });
  await expect(async () => {
    await openProduct(page, MERCADO, 'Banana Prata');
    await expect(products(page, titulo).first()).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await ofProduct;
  for (const path of ['/c/hortifruti', '/busca?q=arroz', '/carrinho']) {
    await visit(page, `${MERCADO}${path}`);
    await expect(products(page, titulo).first()).toBeAttached();
  }
  await home.removeCarousel(id);
  await staff.dispose();
});

test('its pictures move by buttons and by keyboard, and not by themselves where motion is unwanted', async ({
  page,
}) => {
  await visit(page, MERCADO);
  const place = images(page).getByText(/^\d de 3$/);
  await place.scrollIntoViewIfNeeded();
  await images(page).getByRole('button', { name: 'A feira da semana: próxima' }).click();
  await expect(place).toHaveText('2 de 3');
  await images(page).getByRole('button', { name: 'A feira da semana: anterior' }).press('Enter');
  await expect(place).toHaveText('1 de 3');
  await images(page).getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('2 de 3');
  await expect(images(page).getByRole('button', { name: 'A feira da semana: mover sozinho' })).toBeVisible();
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('its pictures move by themselves, unless stopped', async ({ page }) => {
    await page.clock.install();
    await visit(page, MERCADO);
    const place = images(page).getByText(/^\d de 3$/);
    await place.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await page.clock.runFor(7_100);
    await expect(place).toHaveText('2 de 3');
    await images(page).getByRole('button', { name: 'A feira da semana: parar de mover' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(place).toHaveText('2 de 3');
  });
});
