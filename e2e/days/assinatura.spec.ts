/** A subscription's first day: chosen in the cart, ordered, looked at and cancelled. Spec 2 and 4, subscriptions. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { amountOf, cartSaved, openCart } from '../support/cart.ts';
import { confirmButton, part, submittedNumber, summary, totalKnown } from '../support/checkout.ts';
import { logIn, openAccount } from '../support/log-in.ts';
import { ANA } from '../support/people.ts';
import { add, setQuantity, tile } from '../support/products.ts';
import { keepScreenshot } from '../support/screenshot.ts';
import { EMPORIO, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { usable, visit } from '../support/visit.ts';

const ARROZ = 'Arroz Integral Grão da Serra 1 kg';
const MORANGO = 'Morango Bandeja 250 g';

const choice = (page: Page) => page.getByRole('region', { name: 'Assinatura', exact: true });
const select = (page: Page) => choice(page).getByLabel('Com que frequência?');
const REPEATS = 'Fazemos este pedido de novo a cada 2 semanas, aos preços do dia.';

/** So many days from today, as the shop's calendar has it. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })
    .format(Date.now() + days * 86_400_000)
    .replace(/\/(\d\d)$/, '/20$1');

async function fill(page: Page): Promise<void> {
  await visit(page, `${MERCADO}/c/mercearia/graos`);
  await add(tile(page, ARROZ), ARROZ);
  await setQuantity(tile(page, ARROZ), ARROZ, '4');
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, MORANGO), MORANGO);
}

test('from the cart to the end of a subscription', async ({ page, people, isPhone }) => {
  test.slow();
  const keep = (name: string): Promise<void> => keepScreenshot(page, name, isPhone);
  const main = page.getByRole('main');
  await logIn(page, MERCADO, await people.consumer());
  await fill(page);

  // In the cart beside the page, with what each type saves.
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await expect(select(page)).toHaveValue('');
  await expect(select(page).locator('option')).toHaveText([
    'Compra única',
    'Toda semana (-R$ 1,96)',
    'A cada 2 semanas (-R$ 1,96)',
    'Todo mês (-R$ 1,96)',
  ]);
  await expectAccessible(page);

  // Selecting one reloads the cart: 4 × R$ 9,90 cost 5 % less, the strawberries what they cost.
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(main);
  await select(page).selectOption({ label: 'A cada 2 semanas (-R$ 1,96)' });
  await expect(choice(page)).toContainText(REPEATS);
  await expect(choice(page)).toContainText('Você economiza R$ 1,96 neste pedido.');
  await cartSaved(main);
  await expect(main.getByText('R$ 9,41')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keep('subscription-cart');

  await page.reload();
  await usable(page);
  await expect(choice(page)).toContainText(REPEATS);
  await expect(select(page).locator('option:checked')).toContainText('A cada 2 semanas');

  await visit(page, `${MERCADO}/checkout`);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Dinheiro/ })
    .check();
  await totalKnown(page);
  await expect(summary(page)).toContainText(REPEATS);
  const sum = await amountOf(summary(page), 'Total');
  await expectAccessible(page);
  await keep('subscription-checkout');
  await confirmButton(page).click();

  const number = await submittedNumber(page);
  expect(await amountOf(main, 'Total')).toBe(sum);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(main.getByRole('region', { name: 'Assinatura' })).toContainText('A cada 2 semanas');
  await expectAccessible(page);

  await main.getByRole('link', { name: 'Ver minhas assinaturas' }).click();
  await expect(main.getByRole('heading', { name: 'Assinaturas', level: 1 })).toBeVisible();
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keep('subscriptions');

  await main.getByRole('link', { name: 'A cada 2 semanas' }).click();
  await expect(main.getByRole('heading', { name: 'A cada 2 semanas', level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: `Pedido ${number}` })).toBeVisible();
  const next = main.getByRole('region', { name: 'Próximo pedido' });
  await expect(next).toContainText(dayIn(14));
  await expect(next).toContainText('Total hoje');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keep('subscription');

  // How often, how much, where and how it is paid are said anew; the next order keeps its day.
  await next.getByRole('link', { name: 'Alterar' }).click();
  await expect(main.getByRole('heading', { name: 'Alterar assinatura', level: 1 })).toBeVisible();
  await main.getByLabel('Com que frequência?').selectOption({ label: 'Toda semana' });
  for (let press = 0; press < 3; press += 1)
    await main.getByRole('button', { name: `Aumentar: Quantidade de ${ARROZ}` }).click();
  await main.getByRole('button', { name: `Remover: Quantidade de ${MORANGO}` }).click();
  await main.getByRole('radio', { name: /^Trabalho/ }).check();
  await main.getByRole('radio', { name: /^Cartão na entrega/ }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keep('subscription-change');
  await main.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(main.getByRole('heading', { name: 'Toda semana', level: 1 })).toBeVisible();
  await expect(main.getByText('Avenida Paulista, 1000')).toBeVisible();
  await expect(main.getByText('7 un')).toBeVisible();
  await expect(main.getByText(MORANGO)).toBeHidden();
  await expect(next).toContainText(dayIn(14));

  // The next one is passed over, and the one after it comes.
  await next.getByRole('button', { name: 'Pular próxima' }).click();
  await page
    .getByRole('dialog', { name: 'Pular o próximo pedido?' })
    .getByRole('button', { name: 'Pular o pedido' })
    .click();
  await expect(next).toContainText(dayIn(21));
  await expect(main.getByRole('region', { name: 'Pedidos da assinatura' })).toContainText('Pulado');
  await expectAccessible(page);

  // Said twice before it is done; and then it is done.
  await main.getByRole('button', { name: 'Cancelar assinatura' }).click();
  const question = page.getByRole('dialog', { name: 'Cancelar a assinatura?' });
  await question.getByRole('button', { name: 'Voltar' }).click();
  await expect(question).toBeHidden();
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await question.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await expect(main.getByText('Cancelada', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancelar assinatura' })).toBeHidden();
  await page.reload();
  await usable(page);
  await expect(main.getByText('Cancelada', { exact: true })).toBeVisible();
});

test('a way of receiving that is chosen at checkout is that of the cart, too', async ({ page, people }) => {
  await logIn(page, MERCADO, await people.consumer());
  await fill(page);
  await visit(page, `${MERCADO}/checkout`);
  await totalKnown(page);
  const asked = page.waitForRequest(
    (request) => request.url().includes('/cart?') && request.url().includes('tipoentrega=RETIRADA'),
  );
  await part(page, 'Como você quer receber').getByRole('radio', { name: 'Retirar na loja' }).check();
  await asked;
  const later = page.waitForRequest(
    (request) => request.url().includes('/cart?') && request.url().includes('tipoentrega=RETIRADA'),
  );
  await visit(page, `${MERCADO}/carrinho`);
  await later;
});

test('the menu leads to them where there are any', async ({ page, people, isPhone }) => {
  await logIn(page, MERCADO, await people.consumer());
  await openAccount(page, isPhone);
  const menu = page.getByRole('dialog', { name: 'Sua conta' });
  await expect(menu.getByRole('link', { name: 'Assinaturas' })).toBeVisible();
  await expectAccessible(page);

  const asked = page.waitForResponse((answer) => answer.url().includes('/subscription/list/'));
  await visit(page, EMPORIO);
  await openAccount(page, isPhone);
  await asked;
  await expect(menu.getByRole('link', { name: 'Meus pedidos' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Assinaturas' })).toBeHidden();
});

test('a subscription that runs: announced, with its first order, for whoever looks', async ({ page }) => {
  await logIn(page, MERCADO, ANA);
  await visit(page, `${MERCADO}/assinaturas`);
  const main = page.getByRole('main');
  await expect(main.getByText(/Próximo pedido em/)).toBeVisible();
  await expectAccessible(page);
});
