import type { Page } from '@playwright/test';
import { cartButton, openCart } from '../support/cart.ts';
import { tabTo } from '../support/keyboard.ts';
import { add, openProduct, quantity, tile } from '../support/products.ts';
import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await visit(page, MERCADO);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a shopper buys with the keyboard alone, up to the cart', async ({ page }) => {
  await visit(page, MERCADO);
  await tabTo(page, page.getByRole('combobox', { name: /^Buscar em/ }));
  await page.keyboard.type('abacaxi');
  await expect(page.getByRole('option', { name: new RegExp(ABACAXI) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('abacaxi');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: ABACAXI, exact: true }).first());
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: ABACAXI, level: 1, exact: true })).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: `Adicionar ${ABACAXI}`, exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(quantity(main, ABACAXI).first()).toHaveValue('1');
  await tabTo(page, main.getByRole('button', { name: `Aumentar: ${ABACAXI}` }).first());
  await page.keyboard.press('Space');
  await expect(quantity(main, ABACAXI).first()).toHaveValue('2');
  await visit(page, `${MERCADO}/carrinho`);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
});

test.describe('the cart beside the page', () => {
  test.beforeEach(async ({ page }) => {
    await openProduct(page, MERCADO, ABACAXI);
    await add(page.getByRole('main'), ABACAXI);
  });

  test('takes the focus, and Esc closes it and gives the focus back', async ({ page }) => {
    await cartButton(page).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
    await expect(drawer.getByRole('link', { name: 'Finalizar' })).toBeVisible();
    await expect.poll(() => focusIsInside(page)).toBe(true);
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusIsInside(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
  });

  test('is closed by Back, which stays on the page', async ({ page }) => {
    const here = page.url();
    const drawer = await openCart(page);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(here);
    await expect(
      page.getByRole('main').getByRole('heading', { name: ABACAXI, level: 1, exact: true }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/busca\?/);
  });

  test('is closed by its button, which gives the focus back', async ({ page }) => {
    const drawer = await openCart(page);
    await drawer.getByRole('button', { name: 'Fechar' }).click();
    await expect(drawer).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
  });
});

test('the focus stays on the quantity when it changes', async ({ page }) => {
  await openProduct(page, MERCADO, ABACAXI);
  await add(page.getByRole('main'), ABACAXI);
  const drawer = await openCart(page);
  const more = drawer.getByRole('button', { name: `Aumentar: ${ABACAXI}` });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(quantity(drawer, ABACAXI)).toHaveValue('2');
  await expect(drawer.getByText('Carrinho salvo')).toBeVisible();
  await expect(more).toBeFocused();
});

test('adding by keyboard leads to the quantity and is announced; taking it out leads back to the button', async ({
  page,
}) => {
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  const card = tile(page, ABACAXI);
  const addIt = card.getByRole('button', { name: `Adicionar ${ABACAXI}`, exact: true });
  await addIt.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: `Aumentar: ${ABACAXI}` })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `${ABACAXI} no carrinho, que tem 1 produto` }),
  ).toBeAttached();
  // The mini-cart takes no focus, and goes with Escape.
  const miniCart = page.getByRole('complementary', { name: 'Adicionado ao carrinho' });
  await expect(miniCart).toContainText(ABACAXI);
  await expect(card.getByRole('button', { name: `Aumentar: ${ABACAXI}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(miniCart).toBeHidden();
  await card.getByRole('button', { name: `Remover: ${ABACAXI}` }).focus();
  await page.keyboard.press('Enter');
  await expect(addIt).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${ABACAXI} no carrinho` })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: `Aumentar: ${ABACAXI}` })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${ABACAXI} no carrinho` })).toBeAttached();
});

test.describe('what goes when it is pressed hands its focus on', () => {
  test('a message that is closed: back to where the focus came from', async ({ page }) => {
    await openProduct(page, MERCADO, ABACAXI);
    await add(page.getByRole('main'), ABACAXI);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Remover: ${ABACAXI}` })
      .first()
      .press('Enter');
    const close = page
      .getByRole('region', { name: 'Mensagens' })
      .getByRole('button', { name: 'Fechar mensagem' });
    await expect(close).toBeVisible();
    const addIt = page
      .getByRole('main')
      .getByRole('button', { name: `Adicionar ${ABACAXI}`, exact: true })
      .first();
    await expect(addIt).toBeFocused();
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeHidden();
    await expect(addIt).toBeFocused();
  });

  test('a filter that is taken off: the next one, and after the last the page', async ({ page }) => {
    await visit(page, `${MERCADO}/c/mercearia?disponiveis=sim&preco_ate=50`);
    const chosen = page.getByRole('region', { name: 'Filtros aplicados' });
    await chosen
      .getByRole('link', { name: /^Remover filtro/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(chosen.getByRole('link', { name: /^Remover filtro/ })).toHaveCount(1);
    await expect.poll(() => focusedIn(page, '[aria-label="Filtros aplicados"]')).toBe(true);
    await chosen.getByRole('link', { name: 'Limpar filtros' }).focus();
    await page.keyboard.press('Enter');
    await expect(chosen).toBeHidden();
    await expect.poll(() => focusedIn(page, 'main')).toBe(true);
  });

  test('a line that is removed, and taken back: its neighbour, and its quantity', async ({ page }) => {
    await visit(page, `${MERCADO}/c/hortifruti/frutas`);
    for (const name of [ABACAXI, 'Morango Bandeja 250 g']) await add(tile(page, name), name);
    await visit(page, `${MERCADO}/carrinho`);
    const lines = page.getByRole('list', { name: 'Produtos do carrinho' });
    await lines.getByRole('button', { name: `Remover ${ABACAXI}`, exact: true }).press('Enter');
    await expect.poll(() => focusedIn(page, 'main ul[aria-label="Produtos do carrinho"]')).toBe(true);
    await lines.getByRole('button', { name: 'Desfazer' }).press('Enter');
    await expect(lines.getByRole('button', { name: `Aumentar: ${ABACAXI}` })).toBeFocused();
  });

  test('a link that is followed: the content of the page that it leads to', async ({ page }) => {
    await visit(page, `${MERCADO}/c/hortifruti/frutas`);
    await tile(page, ABACAXI).getByRole('link', { name: ABACAXI, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: ABACAXI, level: 1, exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

const focusedIn = (page: Page, place: string): Promise<boolean> =>
  page.evaluate((place) => document.activeElement?.closest(place) != null, place);

/** Focus guards at both ends of the sheet pass the focus on. */
const focusIsInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return (
      focused?.closest('[role=dialog]') != null || focused?.hasAttribute('data-base-ui-focus-guard') === true
    );
  });
