/**
 * Pix Automático in a shop with a movable clock: authorised with the first order, debited, refused, without funds,
 * cancelled. Spec 2 and 7, subscriptions and payments.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cartSaved } from '../../support/cart.ts';
import { confirmButton, part, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { test } from '../../support/clock/moved-time.ts';
import { shopDay } from '../../support/clock/shop-day.ts';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { mailTo } from '../../support/mails.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { press } from '../../support/press.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ARROZ = 'Arroz Integral Grão da Serra 1 kg';
const CHOICE = 'Pagar os próximos pedidos com Pix Automático';

/** Time for the jobs, their mails and a reload. Milliseconds. */
const BY_ITSELF = { timeout: 30_000 };

const automaticPix = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Pix Automático' });

/** Reloads the page until it shows the text, since the jobs run on their own. */
const untilItSays = async (page: Page, address: string, said: string | RegExp): Promise<void> =>
  expect(async () => {
    await visit(page, address);
    await expect(page.getByRole('main')).toContainText(said, { timeout: 2_000 });
  }).toPass(BY_ITSELF);

/** Reloads the bank's page until it shows the text: the shop's job sends it within a quarter of a minute. */
const bankHas = async (bank: Page, said: string): Promise<void> =>
  expect(async () => {
    await bank.reload();
    await expect(bank.getByRole('main')).toContainText(said, { timeout: 2_000 });
  }).toPass(BY_ITSELF);

/** Fills the cart with a subscription at this interval, and opens the checkout's Pix. */
async function toThePix(page: Page, interval: string): Promise<void> {
  await visit(page, `${MERCADO}/c/mercearia/graos`);
  await add(tile(page, ARROZ), ARROZ);
  await setQuantity(tile(page, ARROZ), ARROZ, '9');
  await visit(page, `${MERCADO}/carrinho`);
  const main = page.getByRole('main');
  await cartSaved(main);
  const select = main.getByLabel('Com que frequência?');
  const label = await select.locator('option').filter({ hasText: interval }).innerText();
  await select.selectOption({ label });
  await expect(main).toContainText('Fazemos este pedido de novo');
  await cartSaved(main);
  await visit(page, `${MERCADO}/checkout`);
  await part(page, 'Pagamento').getByRole('radio', { name: /^Pix/ }).check();
  await totalKnown(page);
}

/** Orders with Pix Automático; returns the order's number. */
async function orderWithIt(page: Page): Promise<string> {
  await part(page, 'Pagamento').getByRole('checkbox', { name: CHOICE }).check();
  await press(confirmButton(page));
  return submittedNumber(page);
}

/** Opens the code at the demo's bank. */
async function atTheBank(page: Page, context: BrowserContext, act: 'pagar' | 'autorizar'): Promise<Page> {
  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: `${act} no banco de demonstração` }).click(),
  ]);
  await expect(bank.getByRole('heading', { name: 'Banco de demonstração' })).toBeVisible();
  return bank;
}

/** From the order's page to that of its subscription; returns its address. */
async function openSubscription(page: Page, number: string, label: string): Promise<string> {
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await page.getByRole('link', { name: 'Ver minhas assinaturas' }).click();
  await page.getByRole('main').getByRole('link', { name: label }).click();
  await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
  return page.url();
}

test('one code pays the first order and authorises the next, which the bank then debits', async ({
  page,
  context,
  people,
  ownServer,
  letDaysPass,
  isPhone,
}) => {
  test.setTimeout(360_000);
  const look = (picture?: string, at?: Locator): Promise<void> => lookAt(page, { isPhone, picture, at });
  const main = page.getByRole('main');
  const person = await people.consumer();
  const mail = (subject: string): Promise<string> => mailTo(person.email, subject, ownServer.dataDir);
  await logIn(page, MERCADO, person);
  await toThePix(page, 'Toda semana');

  // It is the client's choice, made for them by nobody.
  await expect(part(page, 'Pagamento').getByRole('checkbox', { name: CHOICE })).not.toBeChecked();
  await look('automatic-pix-checkout', part(page, 'Pagamento'));
  const number = await orderWithIt(page);
  await expect(main.getByText('Este código também autoriza o Pix Automático')).toBeVisible({
    timeout: 20_000,
  });
  await expect(main.getByLabel('Pix copia e cola')).toHaveValue(/br\.gov\.bcb\.pix.*\/rec\//);
  await look('automatic-pix-code', main.getByRole('region', { name: 'Pague com Pix' }));

  const bank = await atTheBank(page, context, 'pagar');
  await expect(bank.getByText('no máximo uma vez por semana')).toBeVisible();
  await lookAt(bank, { isPhone });
  await bank.getByRole('button', { name: /^Pagar e autorizar, com teto de/ }).click();
  await expect(bank.getByText('Autorizado. Pode voltar à loja.')).toBeVisible();
  await expect(
    main.getByRole('heading', { name: 'Assinatura feita, e o primeiro pedido pago!', level: 1 }),
  ).toBeVisible({
    timeout: 20_000,
  });
  const address = await openSubscription(page, number, 'Toda semana');
  await untilItSays(page, address, 'Autorizado');
  await expect(automaticPix(page)).toContainText(/Teto por débitoR\$/);
  await look();

  // What is announced is what the bank will debit.
  await letDaysPass(4);
  await untilItSays(page, address, 'Marcado');
  const announced = await mail(`Seu próximo pedido da assinatura “Toda semana” é em ${shopDay(7)}`);
  expect(announced).toContain('o seu banco debita o valor em');

  // The order of the day is debited two days later, by nobody's hand.
  await letDaysPass(3);
  await untilItSays(page, address, 'Próximo débito');
  await look('automatic-pix-planned', automaticPix(page));
  await main.getByRole('link', { name: /^Ver o pedido/ }).click();
  await expect(page).toHaveURL(/\/pedidos\/\d+/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Pedido');
  await expect(main).toContainText('o seu banco debita');
  await look();
  const renewed = page.url();
  await bankHas(bank, 'Cancelar este débito');
  await lookAt(bank, { isPhone });
  const panel = await context.newPage();
  const { email } = await people.staff('mercado-central');
  await enterPanel(panel, email, `/painel${new URL(renewed).pathname}`);
  const charge = panel.getByText(/O banco do cliente debita em/);
  await expect(charge).toContainText(shopDay(9));
  await lookAt(panel, { isPhone, picture: 'automatic-pix-panel', at: charge });
  await panel.close();
  await letDaysPass(2);
  await expect(async () => {
    await visit(page, renewed);
    await expect(main.getByText('Pago', { exact: true }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass(BY_ITSELF);
  await expect(main).toContainText('Pagamento confirmado');

  // Cancelled at the bank, the subscription goes on: its next order comes with a Pix.
  await bank.reload();
  await bank.getByRole('button', { name: 'Cancelar a autorização' }).click();
  await expect(bank.getByText('Você cancelou este Pix Automático.')).toBeVisible();
  expect(await mail('O Pix Automático foi cancelado no seu banco')).toContain('continua');
  await untilItSays(page, address, 'Cancelado no banco');
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible();
  await look();
  await letDaysPass(2);
  await untilItSays(page, address, 'Marcado');
  await letDaysPass(3);
  const last = main.getByRole('region', { name: 'Pedidos da assinatura' }).getByRole('link');
  await expect(async () => {
    await visit(page, address);
    await expect(last).toHaveCount(3, { timeout: 2_000 });
  }).toPass(BY_ITSELF);
  await last
    .filter({ hasText: /^Pedido \d+$/ })
    .first()
    .click();
  // The job of charges runs every 15 s, and looks for them up to 5 s later.
  await expect(main.getByLabel('Pix copia e cola')).toHaveValue(/\/qr\/v2\//, { timeout: 60_000 });
  await expect(main.getByText('Este código também autoriza')).toHaveCount(0);
});

test('refused, authorised later, without funds, and cancelled: each order can be paid by hand', async ({
  page,
  context,
  people,
  ownServer,
  letDaysPass,
  isPhone,
}) => {
  test.setTimeout(360_000);
  const look = (picture?: string, at?: Locator): Promise<void> => lookAt(page, { isPhone, picture, at });
  const main = page.getByRole('main');
  const person = await people.consumer();
  const mail = (subject: string): Promise<string> => mailTo(person.email, subject, ownServer.dataDir);
  const payByHand = async (): Promise<void> => {
    await expect(main.getByLabel('Pix copia e cola')).toHaveValue(/\/qr\/v2\//, { timeout: 20_000 });
    await expect(main.getByLabel('Pix copia e cola')).not.toHaveValue(/\/rec\//);
    await expect(main.getByText('Este código também autoriza')).toHaveCount(0);
    const paying = await atTheBank(page, context, 'pagar');
    await paying.getByRole('button', { name: 'Pagar agora' }).click();
    await expect(paying.getByText('Este Pix já foi pago.')).toBeVisible();
    await paying.close();
    await expect(main.getByText('Pagamento confirmado').first()).toBeVisible({ timeout: 20_000 });
  };
  await logIn(page, MERCADO, person);
  await toThePix(page, 'A cada 2 semanas');
  const number = await orderWithIt(page);
  await expect(main.getByText('Este código também autoriza o Pix Automático')).toBeVisible({
    timeout: 20_000,
  });

  // Refused at the bank: the same order has an ordinary code.
  const refusing = await atTheBank(page, context, 'pagar');
  await refusing.getByRole('button', { name: 'Recusar' }).click();
  await expect(refusing.getByText('Você recusou este Pix Automático.')).toBeVisible();
  await refusing.close();
  expect(await mail('O Pix Automático não foi autorizado')).toContain('cada próximo pedido vem com um Pix');
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await payByHand();

  // Authorised after all, with a code that costs nothing.
  const address = await openSubscription(page, number, 'A cada 2 semanas');
  await expect(automaticPix(page)).toContainText('Não autorizado');
  await automaticPix(page).getByRole('button', { name: 'Autorizar de novo' }).click();
  await untilItSays(page, address, 'Falta autorizar');
  await expect(main.getByLabel('Código da autorização')).toHaveValue(/\/rec\//);
  await look();
  const bank = await atTheBank(page, context, 'autorizar');
  await bank.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(bank.getByText('Autorizado. Pode voltar à loja.')).toBeVisible();
  await bank.getByRole('button', { name: 'Ficar sem saldo' }).click();
  await expect(bank.getByText('Sem saldo: os débitos vão falhar.')).toBeVisible();
  await untilItSays(page, address, 'Sem teto definido no banco');

  // Without funds the bank tries again, three times, and then the order has to be paid.
  await letDaysPass(11);
  await untilItSays(page, address, 'Marcado');
  await letDaysPass(3);
  await untilItSays(page, address, 'Próximo débito');
  const order = await main.getByRole('link', { name: /^Ver o pedido/ }).innerText();
  const renewed = order.replace(/\D/g, '');
  await bankHas(bank, 'Cancelar este débito');
  await letDaysPass(2);
  expect(await mail(`Pedido ${renewed}: o Pix Automático não foi debitado`)).toContain(shopDay(18));
  await untilItSays(page, address, 'Não havia saldo para o débito');
  await bankHas(bank, `em ${shopDay(18)}`);
  await untilItSays(page, address, `O seu banco tenta de novo em ${shopDay(18)}`);
  await look('automatic-pix-retried', automaticPix(page));
  for (const next of [shopDay(20), shopDay(23)]) {
    await letDaysPass(2);
    await untilItSays(page, address, `O seu banco tenta de novo em ${next}`);
    await bankHas(bank, `em ${next}`);
  }
  await letDaysPass(3);
  const toBePaid = await mail(`Pedido ${renewed}: falta pagar`);
  expect(toBePaid).toContain('Não havia saldo na sua conta em nenhuma das tentativas');
  await visit(page, `${MERCADO}/pedidos/${renewed}`);
  await payByHand();

  // Cancelled here, the bank knows of it, and the subscription goes on.
  await visit(page, address);
  await automaticPix(page).getByRole('button', { name: 'Cancelar o Pix Automático' }).click();
  const question = page.getByRole('dialog', { name: 'Cancelar o Pix Automático?' });
  await expect(question).toContainText('A assinatura continua.');
  await question.getByRole('button', { name: 'Cancelar o Pix Automático' }).click();
  await expect(automaticPix(page).getByRole('button', { name: 'Ativar o Pix Automático' })).toBeVisible();
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible();
  await look();
  await bankHas(bank, 'A loja cancelou este Pix Automático.');
});
