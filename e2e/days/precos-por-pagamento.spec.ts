/** The way of paying that was chosen holds on every page and in every tab of a shop. Spec 4, supplier flow; decision 013. */
import type { Page } from '@playwright/test';
import { cartSaved, openCart } from '../support/cart.ts';
import { goToCheckout, part, totalKnown } from '../support/checkout.ts';
import { logIn } from '../support/log-in.ts';
import { shownCentavos } from '../support/money.ts';
import { add, search, setQuantity, tile } from '../support/products.ts';
import { EMPORIO, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const LIST = `${MERCADO}/c/hortifruti/frutas`;
/** The first amount on the card. */
const priceIn = (page: Page): Promise<number> => shownCentavos(tile(page, ABACAXI));

const chooseAtCheckout = async (page: Page, name: RegExp): Promise<void> => {
  const asked = page.waitForResponse((answer) => /\/cart\?.*idformapagamento=/.test(answer.url()));
  await part(page, 'Pagamento').getByRole('radio', { name }).check();
  await asked;
  await totalKnown(page);
};

test('chosen at the checkout, it is that of lists, of the cart and of another tab', async ({
  page,
  people,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  await visit(page, LIST);
  const listed = await priceIn(page);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '6');
  await goToCheckout(page);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await chooseAtCheckout(page, /^Pix/);
  await visit(page, LIST);
  await expect.poll(() => priceIn(page)).toBeLessThan(listed);
  const byPix = await priceIn(page);
  await cartSaved(await openCart(page));

  const tab = await page.context().newPage();
  await visit(tab, LIST);
  await expect.poll(() => priceIn(tab)).toBe(byPix);
  await visit(tab, `${MERCADO}/checkout`);
  await expect(part(tab, 'Pagamento').getByRole('radio', { name: /^Pix/ })).toBeChecked();
});

test('the checkout asks for its cart and its coupons with the way of paying that stands, also where prices do not vary', async ({
  page,
  people,
}) => {
  await logIn(page, EMPORIO, await people.consumer());
  await search(page, 'queijo');
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('button', { name: /^Adicionar/ }).click();
  await cartSaved(await openCart(page));
  const asked = page.waitForRequest((request) => /\/cart\?.*idformapagamento=/.test(request.url()));
  await page.getByRole('dialog').getByRole('link', { name: 'Finalizar' }).click();
  await asked;
});
