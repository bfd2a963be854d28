/** A client without a network: orders and lists are read, changes of lists arrive later, and no order is sent. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { confirmButton, goToCheckout, submittedNumber } from '../../support/checkout.ts';
import { logOut, startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { add, quantity, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';
import { prepared, storedIn, storedText } from '../../support/worker.ts';

const ABACAXI = 'Abacaxi Pérola';
const BANANA = 'Banana Prata';
const MACA = 'Maçã Gala';
const FRUITS = `${MERCADO}/c/hortifruti/frutas`;

test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket/,
});

const notice = (page: Page) => page.getByRole('complementary', { name: 'Conexão' });

/** At the checkout, which sends nothing without a network. The order's number. */
async function orderOnceBack(page: Page, context: BrowserContext, isPhone: boolean): Promise<string> {
  const orders: string[] = [];
  const note = (request: Request): void => {
    if (request.method() === 'POST' && /\/pedido/.test(request.url())) orders.push(request.url());
  };
  context.on('request', note);
  await context.setOffline(true);
  const warning = page.getByRole('main').getByText('Para enviar o pedido é preciso conexão');
  await expect(warning).toBeVisible();
  await confirmButton(page).click();
  await lookAt(page, { isPhone });
  await context.setOffline(false);
  await expect(warning).toBeHidden();
  expect(orders).toEqual([]);
  context.off('request', note);
  await confirmButton(page).click();
  return submittedNumber(page);
}

test('no order is sent without a network; those seen and their list are read, and nothing outlives the logout', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.slow();
  const shopper = await people.consumer();
  await startSession(page, MERCADO, shopper);
  await visit(page, FRUITS);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '8');
  await goToCheckout(page);
  const number = await orderOnceBack(page, context, isPhone);
  // A page that arrives as a document: what it shows is asked for again, and stored.
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await prepared(page);
  await expect
    .poll(() => storedIn(page, 'person'))
    .toEqual(expect.arrayContaining([expect.stringContaining(`/order/${number}`)]));

  await context.setOffline(true);
  await page.goto(`${MERCADO}/pedidos`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Meus pedidos', level: 1 })).toBeVisible();
  await expect(main.getByText(number).first()).toBeVisible();
  await expect(notice(page)).toHaveText(/^Você está sem conexão\. Preços de \d\d:\d\d\.$/);
  await lookAt(page, { isPhone });
  await main
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(main.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();

  await context.setOffline(false);
  await visit(page, MERCADO);
  await prepared(page);
  expect(await storedText(page)).toContain(shopper.email);
  await logOut(page, isPhone);
  await expect.poll(() => storedIn(page, 'person')).toEqual([]);
  const text = await storedText(page);
  for (const secret of [shopper.email, shopper.name, shopper.document, number])
    expect(text).not.toContain(secret);
  await context.setOffline(true);
  await page.goto(`${MERCADO}/pedidos/${number}`);
  await expect(page.getByText(number)).toHaveCount(0);
});

test('lists are read with their products, and what is added, changed and taken out arrives later', async ({
  page,
  context,
  people,
}) => {
  test.slow();
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, FRUITS);
  const main = page.getByRole('main');
  await tile(page, ABACAXI).getByRole('link', { name: ABACAXI, exact: true }).click();
  await main.getByRole('button', { name: 'Salvar na lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar na lista' });
  await dialog.getByLabel(/lista/).fill('Feira');
  await dialog.getByRole('button', { name: 'Criar e salvar' }).click();
  await expect(page.getByText('Salvo na lista “Feira”.')).toBeVisible();
  await visit(page, FRUITS);
  await tile(page, MACA).getByRole('link', { name: MACA, exact: true }).click();
  await main.getByRole('button', { name: 'Salvar na lista' }).click();
  await dialog.getByRole('button', { name: /^Feira/ }).click();
  await expect(dialog).toBeHidden();
  await visit(page, FRUITS);
  await tile(page, BANANA).getByRole('link', { name: BANANA, exact: true }).click();
  await expect(main.getByRole('heading', { name: BANANA, level: 1, exact: true })).toBeVisible();
  await page.reload();
  await prepared(page);
  await expect
    .poll(() => storedIn(page, 'person'))
    .toEqual(expect.arrayContaining([expect.stringMatching(/shopping-list\/.+\/products\//)]));

  await context.setOffline(true);
  await main.getByRole('button', { name: 'Salvar na lista' }).click();
  await dialog.getByRole('button', { name: /^Feira/ }).click();
  await expect(
    page.getByText(`Sem conexão: “${BANANA}” entra na lista “Feira” quando a internet voltar.`),
  ).toBeVisible();
  await page.goto(`${MERCADO}/listas`);
  // Before it, the press would load a page that was never seen.
  await usable(page);
  await main.getByRole('link', { name: 'Feira', exact: true }).first().click();
  await expect(main.getByRole('heading', { name: 'Feira', level: 1 })).toBeVisible();
  await expect(main.getByText(ABACAXI).first()).toBeVisible();
  await setQuantity(main, ABACAXI, '3');
  await expect(
    page.getByText('Sem conexão: a lista “Feira” será salva quando a internet voltar.'),
  ).toBeVisible();
  await main.getByRole('button', { name: `Remover ${MACA} da lista` }).click();
  await page.reload();
  await expect(quantity(main, ABACAXI)).toHaveValue('3');
  await expect(main.getByText(MACA)).toHaveCount(0);

  // Meanwhile another device wants more of the same product.
  const save = page.waitForResponse(/\/v4\/shopping-list\/[^/]+$/);
  const idlista = page.url().split('/').at(-1);
  const { idfornecedor, idproduto } = await storedChange(page, ABACAXI);
  const elsewhere = await page.request.post(`/v4/shopping-list/${idfornecedor}`, {
    data: { idlista, produtos: [{ idproduto, quantidade: 5 }] },
  });
  expect(elsewhere.status()).toBe(200);
  await context.setOffline(false);
  await save;
  await expect(
    page.getByText(`“${ABACAXI}” também mudou em outro lugar: na lista “Feira” ficou a maior quantidade, 5`),
  ).toBeVisible();
  await expect(page.getByText('2 mudanças nas suas listas foram salvas.')).toBeVisible();
  await expect(main.getByText(BANANA).first()).toBeVisible();
  await expect(quantity(main, ABACAXI)).toHaveValue('5');
  await expect(main.getByText(MACA)).toHaveCount(0);
});

/** Of a product of a list that waits for the network. */
const storedChange = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    for (const key of Object.keys(localStorage).filter((each) => each.includes('-lists-'))) {
      const changes: { productName: string; productId: string }[] = JSON.parse(localStorage[key]);
      const found = changes.find(({ productName }) => productName === wanted);
      if (found) return { idfornecedor: key.split('-lists-')[1], idproduto: found.productId };
    }
    return { idfornecedor: '', idproduto: '' };
  }, name);
