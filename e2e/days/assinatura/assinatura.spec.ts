/** Questions about subscriptions in the cart, and the way to the subscriptions. Spec 2 and 4, subscriptions. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { cartSaved } from '../../support/cart.ts';
import { confirmButton, part, payBy, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { logIn, openAccount, startSession } from '../../support/log-in.ts';
import { ANA } from '../../support/people.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ARROZ = 'Arroz Integral Grão da Serra 1 kg';
const MORANGO = 'Morango Bandeja 250 g';

async function fill(page: Page): Promise<void> {
  await visit(page, `${MERCADO}/c/mercearia/graos`);
  await add(tile(page, ARROZ), ARROZ);
  await setQuantity(tile(page, ARROZ), ARROZ, '4');
  // At list prices: the first payment method has a discount.
  await payBy(page, MERCADO, /^Dinheiro/);
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, MORANGO), MORANGO);
}

test('a way of receiving that is chosen at checkout is that of the cart, too', async ({ page, people }) => {
  await logIn(page, MERCADO, await people.consumer());
  await fill(page);
  await visit(page, `${MERCADO}/checkout`);
  await totalKnown(page);
  const requested = page.waitForRequest(
    (request) => request.url().includes('/cart?') && request.url().includes('tipoentrega=RETIRADA'),
  );
  await part(page, 'Como você quer receber').getByRole('radio', { name: 'Retirar na loja' }).check();
  await requested;
  const later = page.waitForRequest(
    (request) => request.url().includes('/cart?') && request.url().includes('tipoentrega=RETIRADA'),
  );
  await visit(page, `${MERCADO}/carrinho`);
  await later;
});

/** The field for the subscription's interval. */
const frequency = (page: Page): Locator => page.getByRole('main').getByLabel('Com que frequência?');

/** Fills the cart and chooses 'Todo mês' for it, saved. */
async function fillMonthly(page: Page): Promise<void> {
  await fill(page);
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(page.getByRole('main'));
  await frequency(page).selectOption({ label: 'Todo mês (-R$ 1,96)' });
  await expect(page.getByRole('main')).toContainText('Você economiza R$ 1,96 neste pedido.');
  await cartSaved(page.getByRole('main'));
}

/** Orders the cart and returns the order's page. */
async function orderIt(page: Page): Promise<Locator> {
  await visit(page, `${MERCADO}/checkout`);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await totalKnown(page);
  await expect(summary(page)).not.toContainText('Fazemos este pedido de novo');
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
  return main;
}

test('who goes back to "Compra única" buys once: in the cart, after a reload, and in the order', async ({
  page,
  people,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  await fillMonthly(page);
  await frequency(page).selectOption({ label: 'Compra única' });
  await expect(page.getByRole('main')).not.toContainText('Você economiza');
  await cartSaved(page.getByRole('main'));
  await expect(frequency(page)).toHaveValue('');
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(page.getByRole('main'));
  await expect(frequency(page)).toHaveValue('');
  const order = await orderIt(page);
  await expect(order.getByRole('region', { name: 'Assinatura' })).toHaveCount(0);
});

for (const [where, address] of [
  ['in the cart', `${MERCADO}/carrinho`],
  ['at the checkout', `${MERCADO}/checkout`],
] as const) {
  test(`the selection is kept only if the list of types is unchanged: ${where}`, async ({ page, people }) => {
    await logIn(page, MERCADO, await people.consumer());
    await fillMonthly(page);
    // The shop offers other types now.
    await page.route('**/v4/subscription/type/list/**', async (route) => {
      const answer = await route.fetch();
      const { tipos } = (await answer.json()) as { readonly tipos: readonly object[] };
      await route.fulfill({ response: answer, json: { tipos: tipos.slice(1) } });
    });
    await visit(page, address);
    await expect(page.getByText('o carrinho agora é uma compra única')).toBeVisible();
    await visit(page, `${MERCADO}/carrinho`);
    await cartSaved(page.getByRole('main'));
    await expect(frequency(page)).toHaveValue('');
    const order = await orderIt(page);
    await expect(order.getByRole('region', { name: 'Assinatura' })).toHaveCount(0);
  });
}

test('the menu leads to them where there are any', async ({ page, people, isPhone }) => {
  await logIn(page, MERCADO, await people.consumer());
  await openAccount(page, isPhone);
  const menu = page.getByRole('dialog', { name: 'Sua conta' });
  await expect(menu.getByRole('link', { name: 'Assinaturas' })).toBeVisible();
  await expectAccessible(page);

  const requested = page.waitForResponse((answer) => answer.url().includes('/subscription/list/'));
  await visit(page, EMPORIO);
  await openAccount(page, isPhone);
  await requested;
  await expect(menu.getByRole('link', { name: 'Meus pedidos' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Assinaturas' })).toBeHidden();
});

test('a running subscription: announced, with its first order, for every user of the client', async ({
  page,
}) => {
  await startSession(page, MERCADO, ANA);
  await visit(page, `${MERCADO}/assinaturas`);
  const main = page.getByRole('main');
  await expect(main.getByText(/Próximo pedido em/)).toBeVisible();
  await expectAccessible(page);
});

test('its parts have their places before they are there', async ({ page }) => {
  await startSession(page, MERCADO, ANA);
  await visit(page, `${MERCADO}/assinaturas`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/v4/subscription/get/**', async (route) => {
    await released;
    await route.continue();
  });
  const main = page.getByRole('main');
  const link = main.getByRole('listitem').filter({ hasText: 'Próximo pedido em' }).getByRole('link').first();
  // Before the list is hydrated, a press loads the whole page.
  await expect.poll(() => link.evaluate((found) => Object.keys(found).join())).toContain('__reactProps');
  await link.click();
  const places = main.getByRole('status').filter({ hasText: 'Carregando a assinatura…' });
  await expect(places).toBeVisible();
  const ofNext = await boxOf(places.locator('[aria-hidden]').nth(5));
  release();
  const next = await boxOf(main.getByRole('region', { name: 'Próximo pedido' }));
  expect(next).toMatchObject({ x: ofNext.x, width: ofNext.width });
  expect(Math.abs(next.y - ofNext.y)).toBeLessThan(4);
  expect(Math.abs(next.height - ofNext.height)).toBeLessThan(8);
});

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}
