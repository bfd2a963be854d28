/** Failed or slow requests: the failure is reported, nothing typed is lost, and a retry is one press away. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cartTexts } from '#features/cart/contract/texts.ts';
import { cartSaved, openCart } from '../../support/cart.ts';
import {
  confirmButton,
  goToCheckout,
  part,
  submittedNumber,
  summary,
  totalKnown,
} from '../../support/checkout.ts';
import { logIn, openAccount, startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { owe } from '../../support/panel/owe.ts';
import { add, openProduct, quantity, setQuantity } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const ORDERS = '**/v2/app/pedido/cliente/**';
const ORDER = /\/v2\/app\/[^/]+\/order\/\d+/;
const TITLES = '**/faturas-cliente/**';
const SUBSCRIPTIONS = '**/v4/subscription/list/**';
const CART = /\/usuario\/[^/]+\/cart\?.*idformapagamento/;

const SAVED_CART = /\/usuario\/[^/]+\/cart\?/;
const SUBMIT = /\/v2\/app\/[^/]+\/usuario\/[^/]+\/pedido$/;

test.use({ expectedErrors: /500|status of 4(03|22)|ERR_FAILED|Failed to fetch|ApiRefusal/ });

const fails = (page: Page, calls: string | RegExp): Promise<unknown> =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));

const answersNothing = (page: Page, calls: string | RegExp): Promise<unknown> =>
  page.route(calls, (route) => route.abort());

const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });

/** Navigates by the account menu, without a page load. */
async function goTo(page: Page, isPhone: boolean, name: string): Promise<void> {
  await openAccount(page, isPhone);
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('link', { name, exact: true }).click();
}

test('the orders’ title and filters are there whatever becomes of the orders', async ({
  page,
  people,
  isPhone,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  await fails(page, ORDERS);
  await goTo(page, isPhone, 'Meus pedidos');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Não foi possível carregar seus pedidos');
  await expect(main.getByRole('alert')).toContainText('A loja teve um problema ao responder.');
  await expect(main.getByRole('heading', { name: 'Meus pedidos', level: 1 })).toBeVisible();
  await expect(main.getByLabel('Número ou produto')).toBeVisible();
  await lookAt(page, { isPhone });
  // The request itself is waited for: the alert of the first failure stays in sight until the second one.
  const secondFailure = page.waitForResponse(ORDERS);
  await again(page).click();
  expect((await secondFailure).status()).toBe(500);
  await expect(main.getByRole('alert')).toBeVisible();
  await page.unroute(ORDERS);
  await again(page).click();
  await expect(main.getByRole('heading', { name: 'Você ainda não fez pedidos' })).toBeVisible();
});

test('of invoices that can’t be had what is owed and the filters stay', async ({ page, people, isPhone }) => {
  const company = await people.company();
  const name = (what: string) => `${what} ${company.document}`;
  await owe(company, [
    { document: name('VENCIDA'), amount: 50_000, issued: -40, due: -12 },
    { document: name('PERTO'), amount: 120_000, issued: -20, due: 8 },
  ]);
  await logIn(page, ATLAS, company);
  await fails(page, TITLES);
  await goTo(page, isPhone, 'Faturas');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Não foi possível carregar as faturas');
  await lookAt(page, { isPhone });
  await page.unroute(TITLES);
  await again(page).click();
  await expect(main.getByText(name('PERTO'), { exact: true })).toBeVisible();

  await answersNothing(page, TITLES);
  await main.getByRole('link', { name: 'Vencidas', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('A loja não respondeu. Verifique sua internet.');
  await expect(main.getByRole('region', { name: 'Resumo' })).toContainText('2 faturas');
  await lookAt(page, { isPhone });
  await page.unroute(TITLES);
  await again(page).click();
  await expect(main.getByText(name('VENCIDA'), { exact: true })).toBeVisible();
  await expect(main.getByText(name('PERTO'), { exact: true })).toBeHidden();
  await expect(main.getByRole('alert')).toBeHidden();
});

test('when subscriptions cannot be loaded, the screen does not say that there are none', async ({
  page,
  people,
  isPhone,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  await fails(page, SUBSCRIPTIONS);
  await goTo(page, isPhone, 'Assinaturas');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Não foi possível carregar suas assinaturas');
  await expect(main.getByText('Você ainda não tem assinaturas')).toBeHidden();
  await lookAt(page, { isPhone });
  await page.unroute(SUBSCRIPTIONS);
  await again(page).click();
  await expect(main.getByText('Você ainda não tem assinaturas')).toBeVisible();
});

test('a cart or checkout that fails says why, stays with all that was typed, and leads to the order', async ({
  page,
  people,
  isPhone,
}) => {
  await startSession(page, MERCADO, await people.consumer());
  const main = page.getByRole('main');
  await openProduct(page, MERCADO, ABACAXI);
  await add(main, ABACAXI);
  await setQuantity(main, ABACAXI, '8');
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');
  await page.route(SAVED_CART, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { ...cartTexts['no-client'], code: 'no-client' } })
      : route.continue(),
  );
  await setQuantity(main, ABACAXI, '9');
  await expect(page.getByText('Não foi possivel salvar o carrinho')).toBeVisible();
  await expect(quantity(main, ABACAXI)).toHaveValue('8');
  await page.unroute(SAVED_CART);
  await goToCheckout(page);
  const coupons = page.getByRole('region', { name: 'Cupons', exact: true });
  await coupons.getByRole('button', { name: 'Tem um cupom?' }).click();
  await coupons.getByLabel('Código do cupom').fill('VITRINE10');
  await answersNothing(page, '**/validar-desconto/**');
  await coupons.getByRole('button', { name: 'Aplicar' }).click();
  await expect(coupons.getByRole('alert')).toHaveText('Não foi possível verificar seu cupom');
  await expect(coupons.getByLabel('Código do cupom')).toHaveValue('VITRINE10');
  await coupons.getByLabel('Código do cupom').clear();
  await page.unroute('**/validar-desconto/**');
  const note = page.getByLabel('Observação para a loja');
  await note.fill('Deixar na portaria');
  await answersNothing(page, CART);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await expect(summary(page).getByRole('alert')).toContainText('Não foi possível atualizar os preços');
  await expect(note).toHaveValue('Deixar na portaria');
  await lookAt(page, { isPhone });
  await confirmButton(page).click();
  await expect(page.getByText('Os preços não foram atualizados. Tente de novo.')).toBeVisible();
  await page.unroute(CART);
  await again(page).click();
  await totalKnown(page);
  await expect(summary(page).getByRole('alert')).toBeHidden();

  // The server itself refuses an order of nothing, and one to be paid in a way that it does not offer.
  await ordering(page, ({ itens: [item] }) => ({ itens: [{ ...item, quantidade: 0.0004 }] }));
  await confirmButton(page).click();
  await expect(main.getByText('O carrinho está vazio. Experimente adicionar alguns produtos')).toBeVisible();
  await ordering(page, () => ({ formaPagamento: { idformapagto: randomUUID() } }));
  await totalKnown(page);
  await confirmButton(page).click();
  await expect(
    main.getByText(
      `Erro ao submeter seu pedido. A forma de pagamento escolhida não está disponível. Itens: ${ABACAXI}`,
    ),
  ).toBeVisible();
  await lookAt(page, { isPhone });
  await expect(note).toHaveValue('Deixar na portaria');
  await totalKnown(page);
  await confirmButton(page).click();
  const number = await submittedNumber(page);

  // The loaded content takes the place reserved for it.
  await visit(page, MERCADO);
  const letGo = await delayCalls(page, ORDERS);
  await goTo(page, isPhone, 'Meus pedidos');
  await expect(main.getByText('Carregando os pedidos…')).toBeAttached();
  const filter = main.getByRole('button', { name: 'Filtrar' });
  const before = await filter.boundingBox();
  letGo();
  const order = main.getByRole('link', { name: `Pedido ${number}`, exact: true });
  await expect(order).toBeVisible();
  expect(await filter.boundingBox()).toEqual(before);

  await fails(page, ORDER);
  await order.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    `Não foi possível abrir o pedido ${number}`,
  );
  await lookAt(page, { isPhone });
  await page.unroute(ORDER);
  await again(page).click();
  await expect(main.getByRole('heading', { name: `Pedido ${number}`, level: 1 })).toBeVisible();
  await expect(main.getByText('Deixar na portaria')).toBeVisible();
});

interface SentOrder {
  readonly itens: readonly object[];
}

/** The next order goes out with this change. */
const ordering = (page: Page, change: (order: SentOrder) => object): Promise<unknown> =>
  page.route(
    SUBMIT,
    (route) => {
      const order: SentOrder = route.request().postDataJSON();
      return route.continue({ postData: { ...order, ...change(order) } });
    },
    { times: 1 },
  );

async function delayCalls(page: Page, calls: string): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}
