/**
 * A subscription's life in a shop with a movable clock: ordered, announced, renewed, changed, skipped, cancelled.
 * Spec 2 and 4, subscriptions.
 */
import type { Locator, Page } from '@playwright/test';
import { amountOf, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, part, payBy, submittedNumber, summary, totalKnown } from '../../support/checkout.ts';
import { test } from '../../support/clock/moved-time.ts';
import { shopDay } from '../../support/clock/shop-day.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { mailTo } from '../../support/mails.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const ARROZ = 'Arroz Integral Grão da Serra 1 kg';
const MORANGO = 'Morango Bandeja 250 g';
const REPEATS = 'Fazemos este pedido de novo a cada 2 semanas, aos preços do dia.';

/** Time for the job, its mail and a reload. Milliseconds. */
const BY_ITSELF = { timeout: 30_000 };

const choice = (page: Page) => page.getByRole('region', { name: 'Assinatura', exact: true });
const select = (page: Page) => choice(page).getByLabel('Com que frequência?');

/** Reloads the page until it shows the text, since the job runs on its own. */
const untilItSays = async (page: Page, address: string, said: string): Promise<void> =>
  expect(async () => {
    await visit(page, address);
    await expect(page.getByRole('main')).toContainText(said, { timeout: 2_000 });
  }).toPass(BY_ITSELF);

async function fill(page: Page): Promise<void> {
  await visit(page, `${MERCADO}/c/mercearia/graos`);
  await add(tile(page, ARROZ), ARROZ);
  await setQuantity(tile(page, ARROZ), ARROZ, '4');
  // At list prices: the first payment method has a discount.
  await payBy(page, MERCADO, /^Dinheiro/);
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, MORANGO), MORANGO);
}

test('from the cart to its end, through five weeks', async ({
  page,
  people,
  ownServer,
  letDaysPass,
  isPhone,
}) => {
  test.setTimeout(240_000);
  const look = (picture?: string, at?: Locator): Promise<void> => lookAt(page, { isPhone, picture, at });
  const main = page.getByRole('main');
  const person = await people.consumer();
  const mail = (subject: string): Promise<string> => mailTo(person.email, subject, ownServer.dataDir);
  await logIn(page, MERCADO, person);
  await fill(page);

  // In the cart drawer, with the saving of each type.
  await cartSaved(await openCart(page));
  await expect(select(page)).toHaveValue('');
  await expect(select(page).locator('option')).toHaveText([
    'Compra única',
    'Toda semana (-R$ 1,96)',
    'A cada 2 semanas (-R$ 1,96)',
    'Todo mês (-R$ 1,96)',
  ]);

  // Choosing a type prices the cart again: 4 × R$ 9.90 cost 5 % less, the strawberries the same.
  await visit(page, `${MERCADO}/carrinho`);
  await cartSaved(main);
  await select(page).selectOption({ label: 'A cada 2 semanas (-R$ 1,96)' });
  await expect(choice(page)).toContainText(REPEATS);
  await expect(choice(page)).toContainText('Você economiza R$ 1,96 neste pedido.');
  await cartSaved(main);
  await expect(main.getByText('R$ 9,41')).toBeVisible();
  await look('subscription-cart');
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
  await look();
  await confirmButton(page).click();
  const number = await submittedNumber(page);
  expect(await amountOf(main, 'Total')).toBe(sum);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(main.getByRole('region', { name: 'Assinatura' })).toContainText('A cada 2 semanas');

  await main.getByRole('link', { name: 'Ver minhas assinaturas' }).click();
  await expect(main.getByRole('heading', { name: 'Assinaturas', level: 1 })).toBeVisible();
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible();
  await look();
  await main.getByRole('link', { name: 'A cada 2 semanas' }).click();
  await expect(main.getByRole('heading', { name: 'A cada 2 semanas', level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: `Pedido ${number}` })).toBeVisible();
  const next = main.getByRole('region', { name: 'Próximo pedido' });
  const turns = main.getByRole('region', { name: 'Pedidos da assinatura' });
  await expect(next).toContainText(shopDay(14));
  await expect(next).toContainText('Total hoje');
  const address = page.url();

  // Three days before the next order the client is notified.
  await letDaysPass(11);
  const announcement = await mail(`Seu próximo pedido da assinatura “A cada 2 semanas” é em ${shopDay(14)}`);
  expect(announcement).toContain(ARROZ);
  expect(announcement).toContain('Total hoje');
  await untilItSays(page, address, 'Marcado');
  await expect(turns).toContainText(shopDay(14));
  await look('subscription-told', turns);

  // On its day it is ordered by the job, and the next date is set.
  await letDaysPass(3);
  await untilItSays(page, address, shopDay(28));
  await expect(next).toContainText(shopDay(28));
  const renewed = turns.getByRole('listitem').filter({ hasText: shopDay(14) });
  await look('subscription-renewed', turns);
  await renewed.getByRole('link', { name: /^Pedido \d+$/ }).click();
  await expect(main.getByRole('heading', { name: /^Pedido \d+$/, level: 1 })).toBeVisible();
  const second = page.url().split('/').at(-1) ?? '';
  expect(Number(second)).toBeGreaterThan(Number(number));
  expect(await amountOf(main, 'Total')).toBe(sum);
  await expect(main).toContainText(`Feito em ${shopDay(14)}`);
  expect(await mail(`Pedido ${second} recebido`)).toContain(ARROZ);
  await look();

  // Interval, quantity, address and payment are changed; the next order keeps its date.
  await visit(page, address);
  await next.getByRole('link', { name: 'Alterar' }).click();
  await expect(main.getByRole('heading', { name: 'Alterar assinatura', level: 1 })).toBeVisible();
  await main.getByLabel('Com que frequência?').selectOption({ label: 'Toda semana' });
  for (let press = 0; press < 3; press += 1)
    await main.getByRole('button', { name: `Aumentar: Quantidade de ${ARROZ}` }).click();
  await main.getByRole('button', { name: `Remover: Quantidade de ${MORANGO}` }).click();
  await main.getByRole('radio', { name: /^Trabalho/ }).check();
  await main.getByRole('radio', { name: /^Cartão na entrega/ }).check();
  await look('subscription-change', main.getByRole('region', { name: 'Produtos' }));
  await main.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(main.getByRole('heading', { name: 'Toda semana', level: 1 })).toBeVisible();
  await expect(main.getByText('Avenida Paulista, 1000')).toBeVisible();
  await expect(main.getByText('7 un')).toBeVisible();
  await expect(main.getByText(MORANGO)).toBeHidden();
  await expect(next).toContainText(shopDay(28));

  // The next order is skipped: its day passes, and the one after it is announced.
  await next.getByRole('button', { name: 'Pular próxima' }).click();
  const skipping = page.getByRole('dialog', { name: 'Pular o próximo pedido?' });
  await skipping.getByRole('button', { name: 'Pular o pedido' }).click();
  await expect(next).toContainText(shopDay(35));
  await expect(turns).toContainText('Pulado');
  await look();
  await letDaysPass(18);
  await mail(`Seu próximo pedido da assinatura “Toda semana” é em ${shopDay(35)}`);
  // After a month the session has expired.
  await logIn(page, MERCADO, person);
  await untilItSays(page, address, 'Marcado');
  await expect(turns.getByRole('listitem').filter({ hasText: shopDay(28) })).toContainText('Pulado');
  await expect(turns.getByRole('link')).toHaveCount(2);

  // Cancelling asks for confirmation.
  await main.getByRole('button', { name: 'Cancelar assinatura' }).click();
  const question = page.getByRole('dialog', { name: 'Cancelar a assinatura?' });
  await question.getByRole('button', { name: 'Voltar' }).click();
  await expect(question).toBeHidden();
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await question.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await expect(main.getByText('Cancelada', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancelar assinatura' })).toBeHidden();
  await look('subscription-ended', turns);

  // The announced day comes, and nothing is ordered.
  await letDaysPass(4);
  await page.waitForTimeout(3_000);
  await visit(page, address);
  await expect(main.getByText('Cancelada', { exact: true })).toBeVisible();
  await expect(turns.getByRole('link')).toHaveCount(2);
  await expect(turns).not.toContainText(shopDay(35));
});
