/** How long the shop waits before it calls, as spec 9 lists it; measured by the page's own clock. */
import type { Page } from '@playwright/test';
import { cartSaved, openCart } from '../../support/cart.ts';
import { logIn, logInByForm } from '../../support/log-in.ts';
import { owe } from '../../support/panel/owe.ts';
import { add, search, setQuantity, tile } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { lastBefore, momentOf, pageTime, recordTimeline } from '../../support/timeline.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';

/** Milliseconds from the last key or press to the first such call after `from`. */
async function waitBefore(page: Page, call: RegExp, from = 0): Promise<number> {
  const called = await momentOf(page, call, from);
  return called - (await lastBefore(page, /^input$/, called));
}

test('a search is made 250 ms after the last key, its suggestions 1000 ms after it, at most ten', async ({
  page,
}) => {
  await recordTimeline(page);
  await visit(page, MERCADO);
  await page.getByRole('combobox', { name: /^Buscar em/ }).fill('arroz');
  expect(await waitBefore(page, /listaprodutosf.*sk=arroz/)).toBeGreaterThanOrEqual(249);
  expect(await waitBefore(page, /full-text.*query=arroz/)).toBeGreaterThanOrEqual(999);
  const options = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(10);
});

test('a fee is asked for 500 ms after a CEP was typed', async ({ page }) => {
  await recordTimeline(page);
  await visit(page, `${MERCADO}/busca?q=abacaxi`);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '8');
  const drawer = await openCart(page);
  const from = await pageTime(page);
  await drawer.getByLabel('CEP de entrega').fill('05435000');
  expect(await waitBefore(page, /^POST .*taxa-entrega/, from)).toBeGreaterThanOrEqual(499);
});

test('a client’s fee follows a changed cart after 500 and 2000 ms, and the cart is saved after 1000', async ({
  page,
  people,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  await recordTimeline(page);
  await visit(page, MERCADO);
  await search(page, 'abacaxi');
  await add(tile(page, ABACAXI), ABACAXI);
  // Below the minimum no fee is looked up.
  await setQuantity(tile(page, ABACAXI), ABACAXI, '8');
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await momentOf(page, /^done GET .*taxa-entrega/);
  const from = await pageTime(page);
  await setQuantity(drawer, ABACAXI, '9');
  expect(await waitBefore(page, /^POST .*\/cart\?/, from)).toBeGreaterThanOrEqual(999);
  expect(await waitBefore(page, /^GET .*taxa-entrega/, from)).toBeGreaterThanOrEqual(2_499);
});

test.describe('the link of a supplier’s own system', () => {
  test.use({ expectedErrors: /401/ });

  test('a key in the address logs in after about a second', async ({ page }) => {
    await recordTimeline(page);
    await page.route('**/v4/api-key/login', (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto(`${ATLAS}?api_key=chave-errada&id_erp_usuario=ERP-1001`);
    expect(await momentOf(page, /api-key\/login/)).toBeGreaterThanOrEqual(1_000);
  });
});

test('what is owed is loaded a second after the login', async ({ page, people }) => {
  const company = await people.company();
  const document = `VENCIDA ${company.document}`;
  await owe(company, [{ document, amount: 50_000, issued: -40, due: -12 }]);
  await recordTimeline(page);
  await logInByForm(page, ATLAS, company);
  await expect(page.getByText('Você tem 1 fatura vencida: R$ 500,00.')).toBeVisible();
  expect(await momentOf(page, /faturas-cliente/)).toBeGreaterThanOrEqual(1_000);
});
