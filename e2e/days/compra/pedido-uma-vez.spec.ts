import type { BrowserContext, Page } from '@playwright/test';
import { confirmButton, goToCheckout, part, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { startSession } from '../../support/log-in.ts';
import { add, openProduct, setQuantity } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const SUBMIT = /\/v2\/app\/[^/]+\/usuario\/[^/]+\/pedido$/;

test.beforeEach(async ({ page, people }) => {
  await startSession(page, MERCADO, await people.consumer());
  await openProduct(page, MERCADO, ABACAXI);
  await add(page.getByRole('main'), ABACAXI);
  await setQuantity(page.getByRole('main'), ABACAXI, '8');
  await goToCheckout(page);
});

test('a double click makes one order', async ({ page }) => {
  await confirmButton(page).dblclick();
  const number = await submittedNumber(page);
  expect(await orderNumbers(page)).toEqual([number]);
});

test('a reload while the order is on its way ends at that order', async ({ page }) => {
  const sent = delayResponses(page);
  await confirmButton(page).click();
  await sent;
  await page.reload();
  const number = await submittedNumber(page);
  expect(await orderNumbers(page)).toEqual([number]);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('nothing is sent nor queued, and the page says so; after it the order is made once', async ({
    page,
    context,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (SUBMIT.test(request.url())) sent += 1;
    });
    await context.setOffline(true);
    await expect(page.getByText('Para enviar o pedido é preciso conexão')).toBeVisible();
    await confirmButton(page).click();
    await context.setOffline(false);
    await expect(page.getByText('Para enviar o pedido é preciso conexão')).toHaveCount(0);
    expect(sent).toBe(0);
    await confirmButton(page).click();
    const number = await submittedNumber(page);
    expect(await orderNumbers(page)).toEqual([number]);
  });

  test('an order whose request did not arrive is sent again, once', async ({ page, context }) => {
    await context.route(SUBMIT, (route) => route.abort('internetdisconnected'), { times: 1 });
    await confirmButton(page).click();
    await expect(page.getByText('Verificando se o pedido foi recebido…')).toBeVisible();
    const number = await submittedNumber(page);
    expect(await orderNumbers(page)).toEqual([number]);
  });

  test('a lost answer resolves to the order that it made', async ({ page, context }) => {
    await loseAnswer(context);
    await confirmButton(page).click();
    const number = await submittedNumber(page);
    expect(await orderNumbers(page)).toEqual([number]);
  });
});

test('the checkout in another window has nothing left to order', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, `${MERCADO}/checkout`);
  await totalKnown(other);
  await confirmButton(page).click();
  await submittedNumber(page);
  await expect(other.getByRole('heading', { name: 'O carrinho está vazio' })).toBeVisible();
});

test('what another device has ordered is not ordered again for another time', async ({ page, context }) => {
  const other = await context.newPage();
  await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await visit(other, `${MERCADO}/checkout`);
  await totalKnown(other);
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  // Another day: late in the day, today has a single window.
  const choice = part(other, 'Entrega');
  for (const group of ['Dia', 'Horário'])
    await choice.getByRole('group', { name: group }).getByRole('radio').last().check();
  await confirmButton(other).click();
  await expect(other.getByText('Seu carrinho mudou. Confira os itens antes de enviar.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'O carrinho está vazio' })).toBeVisible();
  expect(await orderNumbers(page)).toEqual([number]);
});

test.describe('an identical order within a minute', () => {
  test.use({ expectedErrors: /409/ });

  test('is reported, with a link to the first', async ({ page, context }) => {
    const other = await context.newPage();
    // Simulates another device, which gets no message of the first order.
    await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await visit(other, `${MERCADO}/checkout`);
    await totalKnown(other);
    await confirmButton(page).click();
    const number = await submittedNumber(page);
    await confirmButton(other).click();
    await expect(other.getByText('Um pedido idêntico foi feito há poucos segundos.')).toBeVisible();
    await expect(other.getByRole('link', { name: `Ver o pedido ${number}` })).toBeVisible();
    expect(await orderNumbers(page)).toEqual([number]);
  });
});

/** Headings of the client's orders. */
async function orderNumbers(page: Page): Promise<string[]> {
  await visit(page, `${MERCADO}/pedidos`);
  await expect(page.getByRole('heading', { name: 'Meus pedidos' })).toBeVisible();
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  return names.map((name) => name.replace('Pedido ', ''));
}

/**
 * The server writes the order, but its response is held until the page is gone. Resolves once the order is written.
 */
function delayResponses(page: Page): Promise<void> {
  return new Promise((resolve) => {
    void page.route(
      SUBMIT,
      async (route) => {
        await route.fetch();
        resolve();
      },
      { times: 1 },
    );
  });
}

/** The first order is written, then the connection breaks. */
async function loseAnswer(context: BrowserContext): Promise<void> {
  await context.route(
    SUBMIT,
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
}
