/** Coupons from the link to the order: spec 4 and 5, coupon; checklists 3, cart. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { centavos, formatMoney } from '#kernel/money.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { amount, amountOf, cartSaved, savedIn } from '../../support/cart.ts';
import { confirmButton, part, payBy, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { fillLogin, logIn, openAccount } from '../../support/log-in.ts';
import { mailTo } from '../../support/mails.ts';
import { shownCentavos } from '../../support/money.ts';
import { addCoupon } from '../../support/panel/coupons.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const MORANGO = 'Morango Bandeja 250 g';
const ABACAXI = 'Abacaxi Pérola';

const coupons = (page: Page) => page.getByRole('region', { name: 'Cupons', exact: true });
const field = (page: Page) => coupons(page).getByLabel('Código do cupom');

async function apply(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await coupons(page).getByRole('button', { name: 'Aplicar' }).click();
}

async function fill(page: Page, units: Readonly<Record<string, string>>): Promise<void> {
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  for (const [name, quantity] of Object.entries(units)) {
    // Leaving before the save would make two pages save the cart.
    const saved = page.waitForResponse(
      (answer) => answer.ok() && answer.request().postData()?.includes(`"quantidade":${quantity}`) === true,
    );
    await add(tile(page, name), name);
    await setQuantity(tile(page, name), name, quantity);
    await saved;
  }
}

test('the account menu shows the client’s coupons, before and with a cart', async ({
  page,
  people,
  isPhone,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  await openAccount(page, isPhone);
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('button', { name: 'Cupons' }).click();
  const view = page.getByRole('dialog', { name: 'Seus cupons' });
  await expect(view.getByRole('listitem').filter({ hasText: 'VITRINE10' })).toBeVisible();
  await expect(view.getByRole('region', { name: 'Indique a loja' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveScreenshot(page, 'coupons-view', isPhone);
  await view.getByRole('button', { name: 'Usar VITRINE10' }).click();
  await expect(page.getByText('O cupom VITRINE10 será aplicado com o primeiro produto.')).toBeVisible();
  await expect(view).toBeHidden();

  // It is tried with the first product, for which the automatic coupon gives more.
  await fill(page, { [MORANGO]: '10' });
  await expect(
    page.getByText('VITRINE10: O cupom automático com benefício superior já está aplicado.'),
  ).toBeVisible();

  await fill(page, { [ABACAXI]: '2' });
  await openAccount(page, isPhone);
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('button', { name: 'Cupons' }).click();
  await view.getByRole('button', { name: 'Usar VITRINE10' }).click();
  await expect(page.getByText(/^Cupom VITRINE10 aplicado/)).toBeVisible();

  // A shop without the tag of referrals has none.
  await visit(page, EMPORIO);
  await openAccount(page, isPhone);
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('button', { name: 'Cupons' }).click();
  await expect(view).toBeVisible();
  await expect(view.getByRole('region', { name: 'Indique a loja' })).toHaveCount(0);
});

test('the better coupon applies, from the cart to the order', async ({ page, people, isPhone }) => {
  // Six full page loads, and axe on each.
  test.slow();
  const screenshot = (name: string): Promise<void> => saveScreenshot(page, name, isPhone);
  await logIn(page, MERCADO, await people.consumer());
  await fill(page, { [MORANGO]: '10' });
  await payBy(page, MERCADO, /^Dinheiro/);

  // The automatic coupon of the first purchase applies by itself.
  await visit(page, `${MERCADO}/carrinho`);
  const main = page.getByRole('main');
  // The delivery fee is part of the total once it is known.
  const total = async (): Promise<number> => {
    const fee = amount(main, 'Taxa de entrega').filter({ hasText: 'R$' });
    return (await amountOf(main, 'Total')) - ((await fee.count()) > 0 ? await shownCentavos(fee) : 0);
  };
  await cartSaved(main);
  await expect(coupons(page).getByText('Cupom automático')).toBeVisible();
  await expect(main.getByText('Cupom BEMVINDO')).toBeVisible();
  await expect.poll(total).toBe(9900 - 1000);

  // A smaller coupon does not replace it, an unknown one is reported, and the focus stays in the field.
  await coupons(page).getByRole('button', { name: 'Tem um cupom?' }).click();
  await expect(coupons(page).getByRole('region', { name: 'Indique a loja' })).toBeVisible();
  await apply(page, 'vitrine 10');
  await expect(coupons(page).getByRole('alert')).toHaveText(
    'O cupom automático com benefício superior já está aplicado.',
  );
  await apply(page, 'NADA');
  await expect(coupons(page).getByRole('alert')).toHaveText('Cupom não encontrado. Confira o código.');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // With more in the cart, ten percent is better.
  await fill(page, { [ABACAXI]: '2' });
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(main);
  await expect.poll(total).toBe(11_698 - 1000);
  await coupons(page).getByRole('button', { name: 'Tem um cupom?' }).click();
  await apply(page, ' Vitrine 10');
  await expect(coupons(page).getByText('Cupom aplicado')).toBeVisible();
  await expect(main.getByText('Com o cupom: R$ 8,91')).toBeVisible();
  await expect.poll(total).toBe(11_698 - 1170);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot('coupon');

  // Removing it restores the automatic coupon; the switch turns that off, too.
  await coupons(page).getByRole('button', { name: 'Remover o cupom VITRINE10' }).click();
  await expect(coupons(page).getByText('Cupom automático')).toBeVisible();
  await expect.poll(total).toBe(11_698 - 1000);
  const switched = coupons(page).getByRole('checkbox', { name: 'Aplicar cupons automáticos' });
  await switched.uncheck();
  await expect(coupons(page).getByText('Cupom automático')).toBeHidden();
  await expect.poll(() => amountOf(main, 'Subtotal')).toBe(11_698);
  await page.reload();
  await usable(page);
  await expect(switched).not.toBeChecked();
  await switched.check();
  await expect(coupons(page).getByText('Cupom automático')).toBeVisible();

  // Chosen from the list, with the keyboard.
  const opener = coupons(page).getByRole('button', { name: 'Tem um cupom?' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await coupons(page).getByRole('button', { name: 'Usar VITRINE10' }).press('Enter');
  await expect(coupons(page).getByText('Cupom aplicado')).toBeVisible();
  await cartSaved(main);

  await visit(page, `${MERCADO}/checkout`);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await totalKnown(page);
  await expect.poll(() => amountOf(summary(page), 'Cupom VITRINE10')).toBe(1170);
  const fee = await amountOf(summary(page), 'Taxa de entrega');
  const sum = await amountOf(summary(page), 'Total');
  expect(sum).toBe(11_698 + fee - 1170);
  await expect(coupons(page).getByText('Cupom aplicado')).toBeVisible();
  await expectAccessible(page);
  await confirmButton(page).click();

  const number = await submittedNumber(page);
  await expect.poll(() => amountOf(page.getByRole('main'), 'Total')).toBe(sum);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect.poll(() => amountOf(page.getByRole('main'), 'Cupom VITRINE10')).toBe(1170);
  await expect.poll(() => amountOf(page.getByRole('main'), 'Total')).toBe(sum);
  await expectAccessible(page);
});

test('with Pix and a coupon every figure is the same to the centavo, from the cart to the order and its mail', async ({
  page,
  people,
}) => {
  /** The rows of a purchase: lines less the discounts of Pix and coupon, plus delivery, give the total. */
  const readIn = async (place: Locator) => {
    const either = async (name: RegExp): Promise<number> =>
      (await amount(place, name).filter({ hasText: 'R$' }).count()) === 0 ? 0 : amountOf(place, name);
    const pix = await amountOf(place, /^Desconto do pagamento/);
    const coupon = await amountOf(place, 'Cupom VITRINE10');
    const subtotal = await amountOf(place, /^Subtotal/);
    const fee = await either(/^Taxa de entrega$/);
    const total = await amountOf(place, 'Total');
    return { subtotal, pix, coupon, fee, total, goods: total - fee };
  };
  /** Read again where the delivery came between two rows. */
  const sumsIn = async (place: Locator) => {
    let sums = await readIn(place);
    await expect(async () => {
      sums = await readIn(place);
      expect(sums.subtotal - sums.pix - sums.coupon + sums.fee).toBe(sums.total);
    }).toPass({ timeout: 15_000 });
    const { subtotal, pix, coupon, goods } = sums;
    return { subtotal, pix, coupon, goods, saved: await savedIn(place) };
  };
  const client = await people.consumer();
  await logIn(page, MERCADO, client);
  // Amounts for which ten percent, and Pix's discount, have to be rounded.
  await fill(page, { [MORANGO]: '9', [ABACAXI]: '5' });
  await visit(page, `${MERCADO}/checkout`);
  // Pix is preselected; only an explicit choice counts on other pages, too.
  for (const way of [/^Dinheiro/, /^Pix/])
    await part(page, 'Pagamento').getByRole('radio', { name: way }).check();
  await expect(amount(summary(page), /^Desconto do pagamento \(Pix\)$/)).toBeVisible();

  await visit(page, `${MERCADO}/carrinho`);
  const main = page.getByRole('main');
  await cartSaved(main);
  await coupons(page).getByRole('button', { name: 'Tem um cupom?' }).click();
  await apply(page, 'VITRINE10');
  const toast = page.getByText(/^Cupom VITRINE10 aplicado: -R\$/);
  const said = await shownCentavos(toast);
  await expect(coupons(page).getByText('Cupom aplicado')).toBeVisible();
  await cartSaved(main);
  const inCart = await sumsIn(page.getByRole('complementary', { name: 'Resumo' }));
  expect(inCart.coupon).toBe(said);
  expect(await shownCentavos(coupons(page).getByText(/^-R\$/))).toBe(said);
  expect(inCart.pix).toBeGreaterThan(0);
  expect(inCart.saved).toBeGreaterThanOrEqual(inCart.pix + inCart.coupon);

  await visit(page, `${MERCADO}/checkout`);
  await totalKnown(page);
  await expect(part(page, 'Pagamento').getByRole('radio', { name: /^Pix/ })).toBeChecked();
  await expect.poll(() => sumsIn(summary(page))).toEqual(inCart);
  const total = await amountOf(summary(page), 'Total');
  await confirmButton(page).click();

  const number = await submittedNumber(page);
  await expect.poll(() => amountOf(main, 'Total')).toBe(total);
  expect(await sumsIn(main)).toEqual(inCart);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect.poll(() => amountOf(main, 'Total')).toBe(total);
  expect(await sumsIn(main)).toEqual(inCart);
  const mail = await mailTo(client.email, `Pedido ${number} recebido`);
  expect(mail).toContain(`Você economizou: ${formatMoney(centavos(inCart.saved))}`);
});

test('a coupon for Pix only leaves the checkout when another method is chosen, and the total with it', async ({
  page,
  people,
  playwright,
  baseURL,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  const home = await (await page.request.get(`${baseURL}${MERCADO}`)).text();
  const supplier = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  const listed = await page.request.get(`${baseURL}/v2/app/token/fornecedor/${supplier}/formas-pagamento`);
  const methods: { readonly idformapagto: string; readonly nome: string }[] = await listed.json();
  const pix = methods.find(({ nome }) => nome.startsWith('Pix'))?.idformapagto;
  const codigocupom = `PIX${randomUUID().slice(0, 8)}`.toUpperCase();
  const staff = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  await addCoupon(staff, {
    codigocupom,
    descricao: 'R$ 15,00 no Pix',
    tipodesconto: 'R$',
    valorDesconto: 15,
    formasPagamento: [pix],
  });
  await staff.dispose();
  // Below the least amount of the automatic coupon.
  await fill(page, { [ABACAXI]: '6' });
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(page.getByRole('main'));
  await coupons(page).getByRole('button', { name: 'Tem um cupom?' }).click();
  await apply(page, codigocupom);
  await expect(coupons(page).getByText('Cupom aplicado')).toBeVisible();
  await cartSaved(page.getByRole('main'));

  await visit(page, `${MERCADO}/checkout`);
  await totalKnown(page);
  const row = amount(summary(page), `Cupom ${codigocupom}`);
  await expect(part(page, 'Pagamento').getByRole('radio', { name: /^Pix/ })).toBeChecked();
  await expect.poll(() => amountOf(summary(page), `Cupom ${codigocupom}`)).toBe(1500);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await expect(row).toHaveCount(0);
  await totalKnown(page);
  const goods = await amountOf(summary(page), /^Subtotal/);
  const fee = await amountOf(summary(page), /^Taxa de entrega/);
  expect(await amountOf(summary(page), 'Total')).toBe(goods + fee);
  const total = goods + fee;
  await confirmButton(page).click();
  await submittedNumber(page);
  await expect.poll(() => amountOf(page.getByRole('main'), 'Total')).toBe(total);
});

test('a link’s coupon waits for the login, and no browser keeps it', async ({ page, people }) => {
  const shopper = await people.consumer();
  await visit(page, `${MERCADO}?cupom=vitrine10`);
  await expect(page.getByText('O cupom VITRINE10 será aplicado depois que você entrar.')).toBeVisible();
  await fill(page, { [ABACAXI]: '2' });
  await visit(page, `${MERCADO}/carrinho`);
  await expect(coupons(page)).toContainText('O cupom VITRINE10 será aplicado em seguida.');
  await coupons(page).getByRole('link', { name: 'Entre para usar cupons' }).click();
  await fillLogin(page, shopper.email);
  await expect(page.getByText(/Cupom VITRINE10 aplicado: -R\$/)).toBeVisible();
  const storage = await page.evaluate(() => JSON.stringify(localStorage));
  expect(storage).not.toContain('VITRINE10');
});
