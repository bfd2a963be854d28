/** Every choice of an address looks for the suppliers that cover it. Spec 4, address flow. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { cartSaved, openCart } from '../../support/cart.ts';
import { part } from '../../support/checkout.ts';
import { logIn } from '../../support/log-in.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { add } from '../../support/products.ts';
import { ATLAS, aurora, EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const NOBODY = 'Infelizmente ainda não atendemos o seu endereço';
/** Covered by all three shops that deliver. */
const VILA_MADALENA = {
  CEP: '05435-000',
  Rua: 'Rua Girassol',
  Número: '10',
  Bairro: 'Vila',
  Cidade: 'São Paulo',
};
const GUARULHOS = {
  CEP: '07000-000',
  Rua: 'Rua do Porto',
  Número: '3',
  Bairro: 'Centro',
  Cidade: 'Guarulhos',
};
const MANAUS = { CEP: '69010-060', Rua: 'Avenida Sete', Número: '7', Bairro: 'Centro', Cidade: 'Manaus' };
const MOGI = { city: 'Mogi das Cruzes', postalCode: '08710500', latitude: -23.5208, longitude: -46.1854 };
const CAMPINAS = { city: 'Campinas', postalCode: '13010080', latitude: -22.9064, longitude: -47.0616 };

const messages = (page: Page): Locator => page.getByRole('region', { name: 'Mensagens' });
const chooser = (page: Page): Locator => page.getByRole('dialog', { name: 'Quem entrega no seu endereço?' });
const shopsIn = (dialog: Locator): Locator =>
  dialog.getByRole('region', { name: 'Lojas que entregam neste endereço' }).getByRole('button');
const receive = (page: Page): Locator => part(page, 'Como você quer receber');
const lookedUp = (page: Page) => page.waitForResponse('**/fornecedor/localizacao*');

async function fillAddress(place: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await place.getByLabel(label, { exact: true }).fill(text);
}

/** Adds the first available product of the list and returns its name. */
async function fillCart(page: Page, list: string): Promise<string> {
  await visit(page, list);
  const first = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first();
  const name = await first.getByRole('heading').innerText();
  await add(first, name);
  await cartSaved(await openCart(page));
  return name;
}

test.describe('at the checkout', () => {
  // Expected: look-ups of the delivery refuse by their status.
  test.use({ expectedErrors: /status of 422 .*(formas-entrega|taxa-entrega)/ });

  test('an address that this shop covers keeps it; of several others one is chosen, and the cart stays', async ({
    page,
    people,
  }) => {
    await logIn(page, EMPORIO, await people.consumer());
    const product = await fillCart(page, `${EMPORIO}/busca?q=queijo`);
    await visit(page, `${EMPORIO}/checkout`);
    const first = lookedUp(page);
    await receive(page).getByRole('radio', { name: /^Casa/ }).check();
    await first;
    await expect(receive(page).getByRole('radio', { name: /^Casa/ })).toBeChecked();
    await receive(page)
      .getByRole('radio', { name: /^Trabalho/ })
      .check();
    await expect(chooser(page)).toContainText('Empório da Vila não entrega no endereço escolhido.');
    await expect(shopsIn(chooser(page))).toHaveText([/Ferragens Atlas/, /Mercado Central/]);
    await expectAccessible(page);
    // Closing the question leaves the order as it is, with the address.
    await chooser(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(chooser(page)).toBeHidden();
    await expect(page).toHaveURL(`${EMPORIO}/checkout`);
    await expect(receive(page).getByRole('radio', { name: /^Trabalho/ })).toBeChecked();
    await receive(page).getByRole('radio', { name: /^Casa/ }).check();
    await receive(page)
      .getByRole('radio', { name: /^Trabalho/ })
      .check();
    await chooser(page)
      .getByRole('button', { name: /Mercado Central/ })
      .click();
    await expect(page).toHaveURL(MERCADO);
    await usable(page);
    await expect(page.getByRole('button', { name: /^Entregar em Trabalho/ })).toBeVisible();
    await visit(page, `${EMPORIO}/carrinho`);
    await expect(page.getByRole('main').getByRole('link', { name: product, exact: true })).toBeVisible();
  });

  test('one that nobody covers is warned of; one that only another shop covers is offered, not gone to', async ({
    page,
    people,
  }) => {
    await logIn(page, MERCADO, await people.consumer());
    await fillCart(page, `${MERCADO}/c/hortifruti/frutas`);
    await visit(page, `${MERCADO}/checkout`);
    const save = receive(page).getByRole('button', { name: 'Salvar e usar este endereço' });
    await receive(page).getByRole('button', { name: 'Novo endereço' }).click();
    await fillAddress(receive(page), MANAUS);
    await save.click();
    await expect(messages(page)).toContainText(NOBODY);
    await expect(receive(page).getByRole('radio', { name: /^Avenida Sete, 7/ })).toBeChecked();
    await receive(page).getByRole('button', { name: 'Novo endereço' }).click();
    await fillAddress(receive(page), GUARULHOS);
    await save.click();
    await expect(shopsIn(chooser(page))).toHaveText([/Ferragens Atlas/]);
    await expect(page).toHaveURL(`${MERCADO}/checkout`);
  });
});

test.describe('created in the account, an address', () => {
  const create = async (
    page: Page,
    shop: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<void> => {
    await visit(page, `${shop}/enderecos/novo`);
    await fillAddress(page.getByRole('main'), fields);
    await page.getByRole('button', { name: 'Salvar endereço' }).click();
  };

  test('that several shops cover opens the chooser; nobody’s is warned of; one that is alone is gone to', async ({
    page,
    people,
  }) => {
    await logIn(page, MERCADO, await people.consumer());
    await create(page, MERCADO, VILA_MADALENA);
    await expect(shopsIn(chooser(page))).toHaveCount(3);
    await chooser(page)
      .getByRole('button', { name: /Mercado Central/ })
      .click();
    await expect(chooser(page)).toBeHidden();
    await expect(messages(page)).toContainText('Mercado Central entrega no seu endereço.');
    await expect(page).toHaveURL(`${MERCADO}/enderecos`);
    await expect(page.getByRole('button', { name: 'Entregar em Rua Girassol, 10' })).toBeVisible();
    await create(page, MERCADO, MANAUS);
    await expect(messages(page)).toContainText(NOBODY);
    await expect(page).toHaveURL(`${MERCADO}/enderecos`);
    await create(page, MERCADO, GUARULHOS);
    await expect(page).toHaveURL(ATLAS);
    await expect(messages(page)).toContainText('Ferragens Atlas entrega no seu endereço.');
  });

  test('leads away from no shop’s own domain', async ({ page, people, baseURL }) => {
    const home = aurora('/').replace('aurora.', 'mercado-central.').replace(/\/$/, '');
    expect(baseURL).toBeDefined();
    await logIn(page, home, await people.consumer());
    await create(page, home, GUARULHOS);
    await expect(messages(page)).toContainText('Infelizmente ainda não atendemos este endereço');
    await expect(page).toHaveURL(`${home}/enderecos`);
  });
});

test.describe('chosen by the shop’s tags, an address', () => {
  test('that several other shops cover opens the chooser, once in a visit', async ({ page, people }) => {
    const shop = await ownShop(['has-delivery', 'use-primary-address']);
    await logIn(page, shop, await people.consumer());
    await expect(shopsIn(chooser(page))).toHaveCount(3);
    await expectAccessible(page);
    await chooser(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(chooser(page)).toBeHidden();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, `${shop}/c/cafes`);
    await expect(await openCart(page)).toContainText('O carrinho está vazio');
    expect(requests.filter((url) => url.includes('fornecedor/localizacao'))).toEqual([]);
  });

  test('that this shop covers keeps it, no matter who else does', async ({ page, people }) => {
    const looked = lookedUp(page);
    await logIn(page, MERCADO, await people.consumer());
    const { fornecedores } = await (await looked).json();
    expect(fornecedores).toHaveLength(3);
    await openCart(page);
    await expect(chooser(page)).toBeHidden();
    await expect(page).toHaveURL(MERCADO);
  });

  test('that one other shop covers leads there, and back one is left in peace', async ({ page, people }) => {
    const shop = await ownShop(['has-delivery', 'uses-single-address']);
    await logIn(page, shop, await people.consumerAt(MOGI));
    await expect(page).toHaveURL(ATLAS);
    await expect(messages(page)).toContainText('Ferragens Atlas entrega no seu endereço.');
    await visit(page, `${shop}/c/cafes`);
    await openCart(page);
    await expect(page).toHaveURL(`${shop}/c/cafes`);
  });

  test('that nobody covers is warned of', async ({ page, people }) => {
    await logIn(page, MERCADO, await people.consumerAt(CAMPINAS));
    await expect(messages(page)).toContainText(NOBODY);
  });
});
