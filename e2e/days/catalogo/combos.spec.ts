/** Viewing combos: list, page, product and home. Spec 2 and 7, promotional combo. Buying them: combo-no-carrinho. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { logIn } from '../../support/log-in.ts';
import { ANA } from '../../support/people.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const BREAKFAST = 'Café da manhã completo';
const SOLD_OUT = 'Primeiros socorros';
const FOR_ANA = 'Lanche da tarde da Ana';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });

test('a visitor goes from the list to a combo and on to a product of it, which leads back', async ({
  page,
  isPhone,
}) => {
  test.slow();
  await visit(page, `${MERCADO}/combos`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Combos', level: 1 })).toBeVisible();
  await expect(card(page, BREAKFAST)).toContainText(/R\$\s94,50.*−15%.*R\$\s79,90.*Economize R\$\s14,60/s);
  await expect(card(page, BREAKFAST)).toContainText('No máximo 3 por pedido');
  await expect(card(page, SOLD_OUT).getByText('Esgotado')).toBeVisible();
  await expect(card(page, FOR_ANA)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveScreenshot(page, 'combos', isPhone);

  await card(page, BREAKFAST).getByRole('link', { name: BREAKFAST }).click();
  await expect(main.getByRole('heading', { name: BREAKFAST, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(`${BREAKFAST} | Mercado Central`);
  await expect(page).toHaveURL(`${MERCADO}/combo/cafe-da-manha-completo`);
  await expect(main.getByText('Você economiza')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Geleia de Morango' })).toContainText(
    /R\$\s16,90/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveScreenshot(page, 'combo', isPhone);

  await main.getByRole('link', { name: /^Geleia de Morango/ }).click();
  await expect(main.getByRole('heading', { name: /^Geleia de Morango/, level: 1 })).toBeVisible();
  const together = main.getByRole('region', { name: 'Leve junto e economize' });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(together).toBeVisible({ timeout: 500 });
  }).toPass();
  await together.getByRole('link', { name: BREAKFAST }).click();
  await expect(main.getByRole('heading', { name: BREAKFAST, level: 1 })).toBeVisible();
});

test('one that is sold out says what is missing', async ({ page }) => {
  await visit(page, `${MERCADO}/combo/primeiros-socorros`);
  const main = page.getByRole('main');
  await expect(main.getByText('Combo esgotado')).toBeVisible();
  await expect(main.getByText('Falta no estoque: Termômetro Digital Algodoeiro.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Adicionar/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('where prices are hidden, a combo says how to see them and nothing of a price', async ({ page }) => {
  await visit(page, `${ATLAS}/combos`);
  const main = page.getByRole('main');
  await expect(card(page, 'Kit de proteção individual')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Faça login para comprar' })).toHaveCount(2);
  await expect(main.getByText(/R\$|Economize/)).toHaveCount(0);
  await expectAccessible(page);
  await visit(page, `${ATLAS}/combo/kit-de-protecao-individual`);
  await expect(main.getByText('12 pares')).toBeVisible();
  await expect(main.getByText(/R\$|conomiz/)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test.describe('of one client', () => {
  test.use({ expectedErrors: /404/ });

  test('a combo of one client is a page that isn’t there for others', async ({ page }) => {
    const address = `${MERCADO}/combo/lanche-da-tarde-da-ana`;
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Combo não encontrado', level: 1 })).toBeVisible();
    await logIn(page, MERCADO, ANA);
    await visit(page, `${MERCADO}/combos`);
    await expect(card(page, FOR_ANA).getByText('Só para você')).toBeVisible();
    await visit(page, address);
    await expect(page.getByRole('heading', { name: FOR_ANA, level: 1 })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, list and combo can be read, and lead to each other', async ({ page }) => {
    await page.goto(MERCADO);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Ver tudo em Combos' }).click();
    await expect(main.getByRole('heading', { name: 'Combos', level: 1 })).toBeVisible();
    await main.getByRole('link', { name: BREAKFAST }).click();
    await expect(main.getByRole('heading', { name: BREAKFAST, level: 1 })).toBeVisible();
    await expect(main.getByText(/R\$\s?79/).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Você está em' })
      .getByRole('link', { name: 'Combos' })
      .click();
    await expect(main.getByRole('heading', { name: 'Combos', level: 1 })).toBeVisible();
  });
});

test('search engines get its price and its breadcrumb', async ({ page, request }) => {
  await page.goto(`${MERCADO}/combo/cafe-da-manha-completo`);
  const jsonLd = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
    .then((texts) => texts.map((text) => JSON.parse(text)));
  expect(jsonLd.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(jsonLd[0].offers).toMatchObject({ price: '79.90', availability: 'https://schema.org/InStock' });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/combo\/cafe-da-manha-completo$/,
  );
  const map = await (await request.get(`${MERCADO}/sitemap.xml`)).text();
  expect(map).toContain('/combo/cafe-da-manha-completo</loc>');
  expect(map).not.toContain('lanche-da-tarde-da-ana');
});
