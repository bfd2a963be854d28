import type { Locator, Page } from '@playwright/test';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { amountOf, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { fillLogin, logIn, startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { openPanel } from '../../support/panel/panel.ts';
import { NOVA_ERA } from '../../support/people.ts';
import { add, openProduct, search, setQuantity, tile } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const MARTELO = 'Martelo Unha Ferrão 20 mm';
const CAFE = 'Café torrado';

test.describe('a shop that hides its prices', () => {
  test('a visitor sees none: not on the page, not in its source, not in an answer', async ({ page }) => {
    const announced = recordAnnouncements(page);
    await visit(page, ATLAS);
    await visit(page, `${ATLAS}/c/ferramentas-manuais/martelos-e-marretas`);
    await search(page, 'martelo');
    await openProduct(page, ATLAS, MARTELO);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Faça login para comprar' }).first(),
    ).toBeVisible();
    await visit(page, page.url());
    await page.getByRole('combobox', { name: /^Buscar em/ }).fill('martelo');
    await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeVisible();

    const texts = await Promise.all(announced);
    expect(texts.length).toBeGreaterThan(5);
    const priced = texts.filter(({ text }) =>
      /R\$\s*\d|"preco\w*":\s*[\d"]|"price":\s*[\d"]|\b31,47\b|(?<![:\d])31\.47\b|(?<![\w-])3147(?![\w-])/.test(
        text,
      ),
    );
    expect(priced.map(({ url }) => url)).toEqual([]);
    await expect(page.getByRole('button', { name: /^Adicionar/ })).toHaveCount(0);
  });

  test('the button leads to the login and back to the product', async ({ page, people }) => {
    const company = await people.company();
    await openProduct(page, ATLAS, MARTELO);
    const product = page.url();
    await page.getByRole('main').getByRole('link', { name: 'Faça login para comprar' }).first().click();
    await fillLogin(page, company.document);
    await expect(page).toHaveURL(product);
    await expect(page.getByRole('main').getByRole('button', { name: `Adicionar ${MARTELO}` })).toBeVisible();
  });
});

test('an approved company buys at the wholesale price and its order begins as a quote', async ({
  page,
  people,
}) => {
  await logIn(page, ATLAS, await people.company());
  await search(page, 'martelo unha');
  await add(tile(page, MARTELO), MARTELO);
  const drawer = await openCart(page);
  await expect.poll(() => amountOf(drawer, 'Subtotal')).toBe(3147);
  await setQuantity(drawer, MARTELO, '6');
  // 12 % less from six on, rounded down to the centavo: R$ 27,69 each.
  await expect(drawer.getByText(/R\$\s27,69/).first()).toBeVisible();
  await expect.poll(() => amountOf(drawer, 'Subtotal')).toBe(6 * 2769);
  await drawer.getByRole('link', { name: 'Pedir orçamento' }).click();

  await expect(page.getByRole('heading', { name: 'Pedir orçamento', level: 1 })).toBeVisible();
  await totalKnown(page);
  await expect.poll(() => amountOf(summary(page), /^Subtotal/)).toBe(6 * 2769);
  const total = await amountOf(summary(page), 'Total');
  await page.getByLabel('Número do seu pedido').fill('OC-2045');
  await confirmButton(page).click();

  const number = await submittedNumber(page);
  await expect(page.getByRole('heading', { name: 'Orçamento enviado!', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Acompanhar orçamento' }).click();
  const order = page.getByRole('main');
  await expect(order.getByRole('heading', { name: `Orçamento ${number}`, level: 1 })).toBeVisible();
  await expect(order.getByText('Em análise').first()).toBeVisible();
  await expect(order.getByText('OC-2045')).toBeVisible();
  await expect.poll(() => amountOf(order, 'Total')).toBe(total);
});

test('the wholesale minimum counts what a box holds, except at a shop that disables it', async ({ page }) => {
  // Boxes of six, cheaper from twelve on.
  const terms = {
    multiple: thousandths(6_000),
    wholesale: { minimum: thousandths(12_000), price: centavos(2000) },
  };
  const shops = [
    [await ownShop(['has-collect'], [], terms), 2000],
    [await ownShop(['has-collect', 'disable-product-multiple'], [], terms), 2590],
  ] as const;
  for (const [shop, each] of shops) {
    await visit(page, `${shop}/c/cafes`);
    await add(page.getByRole('main'), CAFE);
    await setQuantity(page.getByRole('main'), CAFE, '2');
    const drawer = await openCart(page);
    await cartSaved(drawer);
    await expect.poll(() => amountOf(drawer, 'Subtotal')).toBe(2 * each);
    await setQuantity(drawer, CAFE, '12');
    await cartSaved(drawer);
    await expect.poll(() => amountOf(drawer, 'Subtotal')).toBe(12 * 2000);
  }
});

test('the more one takes, the lower the price: the page says at which quantity, and the cart charges it', async ({
  page,
  people,
}) => {
  await startSession(page, ATLAS, await people.company());
  await visit(page, `${ATLAS}/c/fixacao/parafusos`);
  const main = page.getByRole('main');
  const list = main.getByRole('table', { name: 'Parafusos' });
  const name = await list.getByRole('rowheader').first().getByRole('link').innerText();
  await buyByKeyboard(page, list);
  await buyByMouse(page, list);
  await openProduct(page, ATLAS, name);
  const tiers = main.getByRole('table');
  await expect(tiers).toBeVisible();
  const row = tiers.getByRole('row').last();
  const [from = ''] = /\d+/.exec(await row.innerText()) ?? [];
  const [, price = ''] = /R\$\s([\d.,]+)/.exec(await row.innerText()) ?? [];
  await add(main, name);
  await setQuantity(main, name, from);
  const drawer = await openCart(page);
  await expect(drawer.getByText(new RegExp(`R\\$\\s${price}`)).first()).toBeVisible();
  const each = Number(price.replace('.', '').replace(',', ''));
  await expect.poll(() => amountOf(drawer, 'Subtotal')).toBe(each * Number(from));
});

/** In the table of a trade shop: Enter adds and goes on, the arrow goes back, an emptied field removes. */
async function buyByKeyboard(page: Page, list: Locator): Promise<void> {
  const fields = list.getByRole('textbox');
  const first = list.getByRole('row').nth(1);
  await fields.first().fill('10');
  await page.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await expect(first.getByRole('status')).toContainText('10 cx no carrinho');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(fields.first()).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(fields.first()).toHaveValue('');
  await expect(page.getByText(/saiu do carrinho/).first()).toBeVisible();
}

/** A press that leaves the field does what it looked like: it neither takes out what was typed nor puts back what was emptied. */
async function buyByMouse(page: Page, list: Locator): Promise<void> {
  const row = list.getByRole('row').nth(1);
  const field = row.getByRole('textbox');
  await field.fill('1.250');
  await row.getByRole('button', { name: /^Adicionar/ }).click();
  await expect(field).toHaveValue('1250');
  await field.fill('');
  await row.getByRole('button', { name: /^Remover/ }).click();
  await expect(field).toHaveValue('');
  await row.getByRole('button', { name: /^Adicionar/ }).click();
  await expect(field).not.toHaveValue('');
  await row.getByRole('button', { name: /^Remover/ }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText(/saiu do carrinho/).first()).toBeVisible();
}

test.describe('a company that waits for approval', () => {
  test.use({ expectedErrors: /403/ });

  test('gets that it does, and is not logged in', async ({ page }) => {
    await visit(page, `${ATLAS}/entrar`);
    await fillLogin(page, NOVA_ERA.document);
    const modal = page.getByRole('dialog', { name: 'Cadastro em análise' });
    await expect(modal).toContainText('Seu cadastro já foi confirmado e aguarda aprovação');
    await openProduct(page, ATLAS, MARTELO);
    await expect(page.getByRole('main').getByText('Faça login para comprar').first()).toBeVisible();
  });
});

test.describe('somebody who is no client of the shop', () => {
  test.use({ expectedErrors: /403/ });

  test('is shown nothing there until they ask for a registration', async ({
    page,
    people,
    request,
    isPhone,
  }) => {
    const shopper = await people.consumer();
    const panel = await openPanel(request, ATLAS);
    await startSession(page, MERCADO, shopper);
    await visit(page, ATLAS);
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
    await visit(page, `${ATLAS}/entrar`);
    await fillLogin(page, shopper.email);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Você ainda não é cliente desta loja');
    await expect(page.getByText('aguarda aprovação')).toBeHidden();
    await lookAt(page, { isPhone });
    expect(await panel.waiting()).not.toContain(shopper.document);
    await main.getByRole('button', { name: 'Pedir cadastro nesta loja' }).click();
    const modal = page.getByRole('dialog', { name: 'Cadastro em análise' });
    await expect(modal).toContainText('Seu cadastro já foi confirmado e aguarda aprovação');
    await expect.poll(() => panel.waiting()).toContain(shopper.document);
  });
});

interface Heard {
  readonly url: string;
  readonly text: string;
}

/** Collects the texts of pages and API responses from now on. */
function recordAnnouncements(page: Page): Promise<Heard>[] {
  const announced: Promise<Heard>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|json/.test(type) || response.status() >= 300) return;
    announced.push(
      response.text().then(
        (text) => ({ url: response.url(), text }),
        () => ({ url: response.url(), text: '' }),
      ),
    );
  });
  return announced;
}
