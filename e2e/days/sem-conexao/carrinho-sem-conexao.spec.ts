/** A client's cart without a network: changed, there after a reload, and sent once when the network is back. */
import type { BrowserContext } from '@playwright/test';
import { cartSaved, openCart } from '../../support/cart.ts';
import { goToCheckout } from '../../support/checkout.ts';
import { startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { add, quantity, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';
import { prepared, storedIn } from '../../support/worker.ts';

const ABACAXI = 'Abacaxi Pérola';
const BANANA = 'Banana Prata';
const MACA = 'Maçã Gala';
const MELANCIA = 'Melancia';
const FRUITS = `${MERCADO}/c/hortifruti/frutas`;

test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket|status of 409/,
});

/** The calls that save the cart. */
function saves(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && /\/usuario\/[^/]+\/cart/.test(request.url()))
      seen.push(`${response.status()} ${request.postData() ?? ''}`);
  });
  return seen;
}

test('a cart is changed, is there after a reload, and is sent once when the network is back', async ({
  page,
  context,
  people,
  browser,
  isPhone,
}) => {
  test.slow();
  const shopper = await people.consumer();
  await startSession(page, MERCADO, shopper);
  await visit(page, FRUITS);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '8');
  await add(tile(page, MELANCIA), MELANCIA);
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');
  await prepared(page);
  await expect.poll(() => storedIn(page, 'person')).toEqual(expect.arrayContaining(['/cart']));

  await goToCheckout(page);
  await context.setOffline(true);
  await page.getByLabel('Observação para a loja').fill('Deixar na portaria');
  await page.goto(FRUITS);
  await usable(page);
  // Said of the note; said again once the lines have been stored.
  const unsaved = page.getByText('Sem conexão: seu carrinho ainda não foi salvo.');
  await unsaved.waitFor();
  await page.getByRole('button', { name: 'Fechar mensagem' }).click();
  await expect(unsaved).toHaveCount(0);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '4');
  await add(tile(page, BANANA), BANANA);
  await expect(unsaved).toBeVisible();
  await page.goto(`${MERCADO}/carrinho`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Remover ${MELANCIA}` }).click();
  await expect(quantity(main, ABACAXI)).toHaveValue('4');
  await expect(quantity(main, BANANA)).toHaveValue('0,3');
  await expect(page.getByRole('complementary', { name: 'Conexão' })).toContainText('Você está sem conexão.');
  await lookAt(page, { isPhone, picture: 'sem-conexao-carrinho' });
  await setQuantity(main, ABACAXI, '5');
  await page.reload();
  await expect(quantity(main, ABACAXI)).toHaveValue('5');
  await expect(quantity(main, MELANCIA)).toHaveCount(0);

  // Meanwhile another device changes the same line and another one.
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const elsewhere = await other.newPage();
  await startSession(elsewhere, MERCADO, shopper);
  await visit(elsewhere, FRUITS);
  await setQuantity(tile(elsewhere, ABACAXI), ABACAXI, '2');
  await add(tile(elsewhere, MACA), MACA);
  await cartSaved(await openCart(elsewhere));

  const sent = saves(context);
  await context.setOffline(false);
  await expect(page.getByText('Seu carrinho mudou em outra janela. Confira os itens.')).toBeVisible();
  await cartSaved(main);
  await expect(quantity(main, ABACAXI)).toHaveValue('5');
  await expect(quantity(main, BANANA)).toHaveValue('0,3');
  await expect(main.getByRole('group', { name: MACA, exact: true })).toBeVisible();
  await expect(main.getByText(/outra janela|outro aparelho|ao mesmo tempo/i).first()).toBeVisible();
  await lookAt(page, { isPhone, picture: 'sem-conexao-conflito' });
  const arrived = sent.filter((each) => each.startsWith('200'));
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toContain('"anotacoes":"Deixar na portaria"');
  await expect(quantity(main, MELANCIA)).toHaveCount(0);
  await elsewhere.reload();
  await usable(elsewhere);
  await expect(quantity(await openCart(elsewhere), BANANA)).toHaveValue('0,3');
  await other.close();
});
