import type { Page } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import type { Person } from '../../support/people.ts';
import { openProduct, search, tile } from '../../support/products.ts';
import {
  buyStepByStep,
  cancelOrder,
  followShopEvents,
  isOfRow,
  measuring,
  namesOf,
  STEPS,
} from '../../support/shop-events.ts';
import { EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';

// Visitors who have not chosen yet.
test.use({ storageState: { cookies: [], origins: [] } });

const accept = (page: Page): Promise<void> => page.getByRole('button', { name: 'Aceitar' }).click();
const refuse = (page: Page): Promise<void> => page.getByRole('button', { name: 'Recusar' }).click();

async function logInAnd(page: Page, shopper: Person, choose: (page: Page) => Promise<void>): Promise<void> {
  await visit(page, MERCADO);
  await choose(page);
  await logIn(page, MERCADO, shopper);
}

test('a purchase is reported step by step, in order, and the order once', async ({ page, people }) => {
  const sent = followShopEvents(page);
  await logInAnd(page, await people.consumer(), accept);
  await measuring(page);
  const number = await buyStepByStep(page);
  await expect.poll(() => namesOf(sent)).toContain('purchase');
  expect(namesOf(sent)).toEqual(STEPS);
  expect(sent.filter((each) => each.item_list_name !== undefined && !isOfRow(each))).toMatchObject([
    { event: 'view_item_list', item_list_name: 'Search Results' },
    { event: 'select_item', item_list_name: 'Search Results' },
    { event: 'view_item_list', item_list_name: 'Search Results' },
  ]);
  expect(sent.at(-1)).toMatchObject({ transaction_id: Number(number), value: expect.any(Number) });
  expect(new Set(sent.map(({ session_id }) => session_id)).size).toBe(1);

  // Reloading the confirmation is no second purchase; cancelling the order is a refund.
  await page.reload();
  await usable(page);
  await cancelOrder(page, MERCADO, number);
  await expect.poll(() => namesOf(sent).slice(15)).toEqual(['refund']);
  expect(sent.at(-1)).toMatchObject({ transaction_id: Number(number) });
});

test('without consent nothing is sent, and no code for it is loaded', async ({ page, people }) => {
  const sent = followShopEvents(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await logInAnd(page, await people.consumer(), refuse);
  await buyStepByStep(page);
  expect(sent).toEqual([]);
  expect(loaded.filter((path) => path.includes('follow-shop'))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('vitrine-visit-id'))).toBeNull();
});

test('withdrawn consent ends it at once, and a shop without the tag never begins', async ({ page }) => {
  const sent = followShopEvents(page);
  await visit(page, MERCADO);
  await accept(page);
  await measuring(page);
  await search(page, 'banana prata');
  await expect.poll(() => namesOf(sent)).toEqual(['search', 'view_item_list']);
  await visit(page, `${MERCADO}/privacidade`);
  await refuse(page);
  await search(page, 'abacaxi');
  await expect(tile(page, ABACAXI)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('vitrine-visit-id'))).toBeNull();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await visit(page, EMPORIO);
  await accept(page);
  await search(page, 'queijo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('queijo');
  expect(namesOf(sent)).toEqual(['search', 'view_item_list']);
});

test('a row of products is a list when it comes into view, once, and a press in it is told with its name', async ({
  page,
}) => {
  const sent = followShopEvents(page);
  const listsOf = (name: string) =>
    sent.filter((each) => each.item_list_name === name).map(({ event }) => event);
  await visit(page, MERCADO);
  await accept(page);
  await measuring(page);
  const main = page.getByRole('main');
  const carousel = main.getByRole('region', { name: 'Recomendados para você' });
  expect(listsOf('Recomendados para você')).toEqual([]);
  await carousel.scrollIntoViewIfNeeded();
  await expect.poll(() => listsOf('Recomendados para você')).toEqual(['view_item_list']);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await carousel.scrollIntoViewIfNeeded();
  const link = carousel.getByRole('article').first().getByRole('link').first();
  await link.click();
  await expect.poll(() => listsOf('Recomendados para você')).toEqual(['view_item_list', 'select_item']);

  const combos = main.getByRole('region', { name: 'Combos' });
  await visit(page, MERCADO);
  await measuring(page);
  await combos.scrollIntoViewIfNeeded();
  await expect.poll(() => sent.filter(isOfRow).map((each) => each.item_list_name)).toContain('Combos');

  await openProduct(page, MERCADO, 'Banana Prata');
  await measuring(page);
  await main.getByRole('heading', { name: 'Produtos parecidos' }).scrollIntoViewIfNeeded();
  await expect.poll(() => listsOf('Produtos parecidos')).toEqual(['view_item_list']);
  await main
    .getByRole('region', { name: 'Produtos parecidos' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect.poll(() => listsOf('Produtos parecidos')).toContain('select_item');
  const recent = main.getByRole('region', { name: 'Vistos recentemente' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await recent.scrollIntoViewIfNeeded();
  await expect.poll(() => listsOf('Vistos recentemente')).toEqual(['view_item_list']);
  await recent.getByRole('link', { name: 'Banana Prata' }).click();
  await expect.poll(() => listsOf('Vistos recentemente')).toContain('select_item');

  await visit(page, `${MERCADO}/carrinho`);
  await measuring(page);
  await main.getByRole('region', { name: 'Que tal levar também?' }).scrollIntoViewIfNeeded();
  await expect.poll(() => listsOf('Que tal levar também?')).toEqual(['view_item_list']);
});

test.describe('where events cannot be sent', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the shop works as ever', async ({ page, people }) => {
    await page.route('**/v4/log/google-analytics/**', (route) => route.abort());
    await logInAnd(page, await people.consumer(), accept);
    expect(await buyStepByStep(page)).toMatch(/^\d+$/);
  });
});
