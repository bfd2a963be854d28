import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openCart } from '../support/cart.ts';
import { confirmButton, goToCheckout, submittedNumber } from '../support/checkout.ts';
import { fillLogin, openAccount, startSession } from '../support/log-in.ts';
import { add, openProduct, setQuantity } from '../support/products.ts';
import { ATLAS, aurora, EMPORIO, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';

test.describe('axe finds nothing', () => {
  const screens: Record<string, (page: Page) => Promise<unknown>> = {
    'on the list of shops': (page) => page.goto('/'),
    'on the home': (page) => visit(page, MERCADO),
    'on the home of every theme: Empório': (page) => visit(page, EMPORIO),
    'on the home of every theme: Aurora': (page) => visit(page, aurora()),
    'on a category': (page) => visit(page, `${MERCADO}/c/hortifruti`),
    'on a search with results': (page) => visit(page, `${MERCADO}/busca?q=arroz`),
    'on a search without results': (page) => visit(page, `${MERCADO}/busca?q=zzxxqq`),
    'on the suggestions of the search': suggestions,
    'on a product in stock': (page) => openProduct(page, MERCADO, ABACAXI),
    'on a product that is sold out': soldOut,
    'on a product whose price is hidden': (page) => openProduct(page, ATLAS, 'Martelo Unha Ferrão 20 mm'),
    'on a list whose prices are hidden': (page) => visit(page, `${ATLAS}/c/fixacao`),
    'on an empty cart': (page) => visit(page, `${MERCADO}/carrinho`),
    'on an empty cart beside the page': async (page) => {
      await visit(page, MERCADO);
      await openCart(page);
    },
    'on the screen of too many requests': (page) => visit(page, `${MERCADO}/erro/too-many-request`),
  };
  for (const [name, open] of Object.entries(screens)) {
    test(name, async ({ page }) => {
      await open(page);
      await expectAccessible(page);
    });
  }

  test.describe('where something is wrong', () => {
    test.use({ expectedErrors: /400/ });

    test('on the login and its errors', ({ page }) => loginErrors(page));
  });

  test.describe('where something is missing', () => {
    test.use({ expectedErrors: /404/ });

    test('on a product that does not exist', async ({ page }) => {
      await visit(page, `${MERCADO}/p/nao-existe`);
      await expect(page.getByRole('heading', { name: 'Produto não encontrado' })).toBeVisible();
      await expectAccessible(page);
    });

    test('on a category that does not exist', async ({ page }) => {
      await visit(page, `${MERCADO}/c/nao-existe`);
      await expect(page.getByRole('heading', { name: 'Categoria não encontrada' })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test('on a cart with products, beside the page and as a page', async ({ page }) => {
    await openProduct(page, MERCADO, ABACAXI);
    await add(page.getByRole('main'), ABACAXI);
    await expectAccessible(page);
    const drawer = await openCart(page);
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Ver carrinho' }).click();
    await expect(page.getByRole('heading', { name: 'Carrinho', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page);
  });

  test('from checkout to the order', async ({ page, people, isPhone }) => {
    await startSession(page, MERCADO, await people.consumer());
    await visit(page, `${MERCADO}/pedidos`);
    await expect(page.getByRole('heading', { name: 'Você ainda não fez pedidos' })).toBeVisible();
    await expectAccessible(page);
    await openProduct(page, MERCADO, ABACAXI);
    await add(page.getByRole('main'), ABACAXI);
    await setQuantity(page.getByRole('main'), ABACAXI, '8');
    await goToCheckout(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Novo endereço' }).click();
    await page.getByRole('button', { name: 'Salvar e usar este endereço' }).click();
    await expect(page.getByLabel('CEP')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await confirmButton(page).click();
    const number = await submittedNumber(page);
    await expectAccessible(page);
    await visit(page, `${MERCADO}/pedidos`);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Pedido ${number}`, exact: true }).click();
    await expect(page.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await openAccount(page, isPhone);
    await expectAccessible(page);
  });

  test('on the categories', async ({ page, isPhone }) => {
    await visit(page, MERCADO);
    if (isPhone) {
      await page.getByRole('navigation', { name: 'Principal' }).getByText('Categorias').click();
      await expect(page.getByRole('dialog', { name: 'Categorias' })).toBeVisible();
    } else {
      await page.getByText('Todas as categorias').click();
      await expect(page.getByRole('link', { name: 'Frutas', exact: true }).first()).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test.describe('axe finds nothing on a dark page', () => {
  test.use({ colorScheme: 'dark' });

  test('on homes, a list, a product and the login', async ({ page, isPhone }) => {
    test.skip(isPhone, 'the colours are the same');
    for (const path of [EMPORIO, ATLAS, `${MERCADO}/c/hortifruti`, `${MERCADO}/entrar`]) {
      await visit(page, path);
      await expectAccessible(page);
    }
    await openProduct(page, MERCADO, ABACAXI);
    await expectAccessible(page);
  });
});

async function suggestions(page: Page): Promise<void> {
  await visit(page, MERCADO);
  await page.getByRole('combobox', { name: /^Buscar em/ }).fill('banana');
  await page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option').first().waitFor();
  await page.getByRole('combobox', { name: /^Buscar em/ }).press('ArrowDown');
}

async function soldOut(page: Page): Promise<void> {
  await visit(page, `${MERCADO}/busca?q=ovos`);
  await page.getByRole('article').filter({ hasText: 'Esgotado' }).getByRole('link').first().click();
  await page.getByText('Esgotado no momento').waitFor();
}

async function loginErrors(page: Page): Promise<void> {
  await visit(page, `${MERCADO}/entrar`);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Informe sua senha.').waitFor();
  await expectAccessible(page);
  await fillLogin(page, 'xx');
  await page.getByText('Email ou CPF Invalido').waitFor();
  await expectAccessible(page);
}
