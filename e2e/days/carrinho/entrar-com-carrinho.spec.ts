/** A visitor's cart at the login: merged at present prices, with a list of changes. Spec 4, login. */
import { expectAccessible } from '../../support/accessible.ts';
import { cartSaved, openCart } from '../../support/cart.ts';
import { part } from '../../support/checkout.ts';
import { fillLogin, logOut, startSession } from '../../support/log-in.ts';
import { openPanel } from '../../support/panel/panel.ts';
import { add, quantity, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

/** Each project changes products that no other test uses. */
const phone = {
  shelf: 'hortifruti/verduras',
  dearer: 'Rúcula Maço',
  both: 'Hortelã Maço',
  less: 'Alface Crespa',
};
const desktop = {
  shelf: 'padaria/doces-da-padaria',
  dearer: 'Quindim',
  both: 'Pudim de Leite Individual',
  less: 'Sonho Recheado de Creme',
};

test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

test('what the login made of the cart is listed where one lands, and stays until it was read', async ({
  page,
  request,
  people,
  isPhone,
}) => {
  const { shelf, dearer, both, less } = isPhone ? phone : desktop;
  const shopper = await people.consumer();
  const panel = await openPanel(request, MERCADO);
  const before = await panel.product(dearer);
  await startSession(page, MERCADO, shopper);
  await visit(page, `${MERCADO}/c/${shelf}`);
  await add(tile(page, both), both);
  await setQuantity(tile(page, both), both, '5');
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');
  await logOut(page, isPhone);

  await visit(page, `${MERCADO}/c/${shelf}`);
  for (const [name, wanted] of [
    [dearer, '2'],
    [both, '3'],
    [less, '6'],
  ] as const) {
    await add(tile(page, name), name);
    await setQuantity(tile(page, name), name, wanted);
  }
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');

  try {
    await panel.change(dearer, { preco: before.preconf + 1 });
    await panel.change(less, { estoque: 4 });
    await visit(page, `${MERCADO}/entrar`);
    await fillLogin(page, shopper.email);
    await expect(page).toHaveURL(MERCADO);
    await usable(page);
    const messages = page.getByRole('region', { name: 'Mensagens' });
    await expect(messages).toContainText('Seu carrinho mudou.');
    await messages.getByRole('button', { name: 'Ver carrinho' }).click();
    const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
    const money = (value: number) => `R$ ${value.toFixed(2).replace('.', ',')}`;
    const sentences = [
      `${dearer}: o preço mudou de ${money(before.preconf)} para ${money(before.preconf + 1)}.`,
      `${both}: já estava no seu carrinho; ficou a maior quantidade, 5.`,
      `${less}: o estoque só alcança 4.`,
    ];
    for (const sentence of sentences) await expect(drawer.getByText(sentence)).toBeVisible();
    await expect(quantity(drawer, both)).toHaveValue('5');
    await expect(quantity(drawer, less)).toHaveValue('4');
    await expectAccessible(page);

    // Still shown after a reload, and before the order is sent.
    await visit(page, `${MERCADO}/checkout`);
    for (const sentence of sentences)
      await expect(part(page, 'Revise e confirme').getByText(sentence)).toBeVisible();
    await visit(page, `${MERCADO}/carrinho`);
    const main = page.getByRole('main');
    for (const sentence of sentences) await expect(main.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Entendi' }).click();
    await expect(main.getByText('Seu carrinho mudou')).toBeHidden();
    await page.reload();
    await usable(page);
    await expect(quantity(main, both)).toHaveValue('5');
    await expect(main.getByText('Seu carrinho mudou')).toBeHidden();
  } finally {
    await panel.change(dearer, { preco: before.preconf });
    await panel.change(less, { estoque: null });
  }
});

test('what the login could not merge is reported, stays in the browser, and is merged once it can be', async ({
  page,
  people,
}) => {
  const shopper = await people.consumer();
  const name = 'Hortelã Maço';
  await visit(page, `${MERCADO}/c/hortifruti/verduras`);
  await add(tile(page, name), name);
  await setQuantity(tile(page, name), name, '3');
  await cartSaved(await openCart(page));
  await page.keyboard.press('Escape');

  const joins = '**/cart?*modo=mesclar*';
  await page.route(joins, (route) => route.abort());
  await visit(page, `${MERCADO}/entrar`);
  await fillLogin(page, shopper.email);
  await expect(page).toHaveURL(MERCADO);
  await usable(page);
  const messages = page.getByRole('region', { name: 'Mensagens' });
  await expect(messages).toContainText('O que você escolheu antes de entrar ainda não está no seu carrinho.');
  await page.reload();
  await usable(page);
  await expect(messages).toContainText('O que você escolheu antes de entrar ainda não está no seu carrinho.');

  await page.unroute(joins);
  await messages.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(messages).not.toContainText('ainda não está no seu carrinho');
  await expect(quantity(await openCart(page), name)).toHaveValue('3');
  await visit(page, `${MERCADO}/carrinho`);
  await expect(quantity(page.getByRole('main'), name)).toHaveValue('3');
});

test('a cart of which nothing is left says so, and what went', async ({ page, request, people }) => {
  const name = 'Rúcula Maço';
  const panel = await openPanel(request, MERCADO);
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, `${MERCADO}/c/hortifruti/verduras`);
  await add(tile(page, name), name);
  await cartSaved(await openCart(page));
  try {
    await panel.change(name, { estoque: 0 });
    const warning = 'Não foi possível carregar nenhum produto para o carrinho.';
    for (const place of ['carrinho', 'checkout']) {
      await visit(page, `${MERCADO}/${place}`);
      await expect(page.getByRole('main').getByText(warning)).toBeVisible();
      await expectAccessible(page);
    }
    await visit(page, `${MERCADO}/carrinho`);
    await expect(page.getByRole('main').getByText(`${name} está sem estoque`)).toBeVisible();
    await visit(page, MERCADO);
    await expect((await openCart(page)).getByText(warning)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Entendi' }).press('Enter');
    await expect(page.getByRole('dialog').getByText(warning)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') != null))
      .toBe(true);
  } finally {
    await panel.change(name, { estoque: null });
  }
});
