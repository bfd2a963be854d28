import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { fillLogin, openAccount, startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { countMailsTo, linkIn, mailTo } from '../../support/mails.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { ADMINISTRATOR, openPanel } from '../../support/panel/panel.ts';
import { openProduct } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const COFFEE = 'Café torrado';
const BACK = `Chegou: ${COFFEE}`;
const CHEAPER = `O preço caiu: ${COFFEE}`;

const news = (page: Page) => page.getByRole('region', { name: 'Novidades dos seus avisos' });

test('a client asks, is written to once, sees it on the next visit, and cancels by the mail', async ({
  page,
  people,
  browser,
  request,
  isPhone,
}) => {
  test.slow();
  const shop = await ownShop([]);
  const panel = await openPanel(request, shop, ADMINISTRATOR);
  const client = await people.consumer();
  const main = page.getByRole('main');

  // A visitor asks for the price, logs in, and finds it asked.
  await openProduct(page, shop, COFFEE);
  const address = new URL(page.url()).pathname;
  await main.getByRole('link', { name: 'Avise-me se o preço cair' }).click();
  await fillLogin(page, client.email);
  const given = main.getByRole('button', { name: 'Não quero mais o aviso de preço' });
  await expect(given).toBeVisible();
  await usable(page);
  await expectAccessible(page);

  // Pressed again it is given up, and asked once more, with the focus on the same button.
  await given.click();
  const alertButton = main.getByRole('button', { name: 'Avise-me se o preço cair' });
  await expect(alertButton).toBeFocused();
  await alertButton.click();
  await expect(given).toBeFocused();
  await expect(page.getByRole('region', { name: 'Mensagens' })).toContainText(`Aviso pedido: ${COFFEE}.`);

  // It sells out, and the page promises a mail.
  await panel.change(COFFEE, { estoque: 0 });
  await visit(page, address);
  await main.getByRole('button', { name: 'Avise-me quando chegar' }).click();
  await expect(main.getByText('Seu aviso está ativo', { exact: true })).toBeVisible();
  await expect(main).toContainText('Avisaremos você quando ele chegar.');
  await expectAccessible(page);

  await visit(page, shop);
  await openAccount(page, isPhone);
  await page.getByRole('dialog').getByRole('link', { name: 'Avisos de produtos' }).click();
  await expect(main.getByRole('heading', { name: 'Avisos de produtos', level: 1 })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(main.getByText('Aguardando')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await countMailsTo(client.email, BACK)).toBe(0);

  // The shop's people see who waits, and later that the client was written to.
  const office = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const desk = await office.newPage();
  const { id } = await panel.product(COFFEE);
  await enterPanel(desk, ADMINISTRATOR, `/painel${shop}/produtos/${id}?aba=estoque`);
  const waiting = desk.getByRole('region', { name: 'Quem pediu aviso' }).getByRole('listitem');
  await expect(waiting).toContainText(client.name);
  await expect(waiting).toContainText('Espera');
  await lookAt(desk, { isPhone });

  // The promise is kept, once.
  await panel.change(COFFEE, { estoque: 50 });
  const text = await mailTo(client.email, BACK);
  expect(text).toContain(`${COFFEE}: R$`);
  await desk.reload();
  await expect(waiting).toContainText(/Avisado em/);
  await office.close();

  await visit(page, shop);
  await expect(news(page)).toContainText(`${COFFEE} chegou.`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await news(page).getByRole('link', { name: COFFEE }).click();
  await expect(main.getByRole('heading', { name: COFFEE, level: 1 })).toBeVisible();
  await expect(news(page)).toHaveCount(0);

  // Anybody with the mail cancels, without a login.
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await elsewhere.newPage();
  const [link = ''] = /https?:\S+\/avisos\/cancelar#\S+/.exec(text) ?? [];
  await visit(theirs, linkIn(link));
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Cancelar todos os meus avisos' }).click();
  await expect(theirs.getByText('Seus avisos desta loja foram cancelados.')).toBeVisible();
  await expectAccessible(theirs);
  await elsewhere.close();

  await panel.change(COFFEE, { preco: 10 });
  await visit(page, `${shop}/avisos`);
  await expect(main.getByRole('heading', { name: 'Você não tem avisos' })).toBeVisible();
  await expectAccessible(page);
  expect(await countMailsTo(client.email, CHEAPER)).toBe(0);
  expect(await countMailsTo(client.email, BACK)).toBe(1);
});

test('the notice is dismissed for good, and one of them is cancelled on the page', async ({
  page,
  people,
  request,
}) => {
  test.slow();
  const shop = await ownShop([]);
  const panel = await openPanel(request, shop, ADMINISTRATOR);
  const client = await people.consumer();
  const main = page.getByRole('main');
  await startSession(page, shop, client);
  await openProduct(page, shop, COFFEE);
  await main.getByRole('button', { name: 'Avise-me se o preço cair' }).click();
  await expect(main.getByRole('button', { name: 'Não quero mais o aviso de preço' })).toBeVisible();
  await panel.change(COFFEE, { preco: 19.9 });
  expect((await mailTo(client.email, CHEAPER)).replaceAll('\u00a0', ' ')).toContain(
    'de R$ 25,90 por R$ 19,90',
  );

  await visit(page, shop);
  await expect(news(page).getByText(/agora custa R\$\s19,90/)).toBeVisible();
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/notificacao/alertas/vistos'));
  await news(page).getByRole('button', { name: 'Dispensar as novidades' }).click();
  await expect(news(page)).toHaveCount(0);
  expect((await seen).status()).toBe(200);

  const requested = page.waitForResponse((answer) => answer.url().includes('novidades=true'));
  await visit(page, shop);
  expect(await (await requested).json()).toEqual({ alertas: [] });
  await expect(news(page)).toHaveCount(0);

  await visit(page, `${shop}/avisos`);
  await expect(main.getByText('Avisado', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: /^Remover/ }).click();
  await expect(main.getByRole('heading', { name: 'Você não tem avisos' })).toBeVisible();
  await expect(main).toBeFocused();
});

test('the notice leaves when the client opens the page of alerts, which counts as seeing them', async ({
  page,
  people,
  request,
  isPhone,
}) => {
  test.slow();
  const shop = await ownShop([]);
  const panel = await openPanel(request, shop, ADMINISTRATOR);
  const client = await people.consumer();
  const main = page.getByRole('main');
  await panel.change(COFFEE, { estoque: 0 });
  await startSession(page, shop, client);
  await openProduct(page, shop, COFFEE);
  await main.getByRole('button', { name: 'Avise-me quando chegar' }).click();
  await expect(main.getByText('Seu aviso está ativo', { exact: true })).toBeVisible();
  await panel.change(COFFEE, { estoque: 50 });
  await mailTo(client.email, BACK);
  await visit(page, shop);
  await expect(news(page)).toBeVisible();
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/notificacao/alertas/vistos'));
  await openAccount(page, isPhone);
  await page.getByRole('dialog').getByRole('link', { name: 'Avisos de produtos' }).click();
  await expect(main.getByText('Chegou', { exact: true })).toBeVisible();
  await expect(news(page)).toHaveCount(0);
  await seen;
  await page.reload();
  await expect(main.getByText('Avisado', { exact: true })).toBeVisible();
});

test('a visitor’s pages ask for no alerts', async ({ page }) => {
  const shop = await ownShop([]);
  const calls: string[] = [];
  page.on('request', (call) => calls.push(call.url()));
  await openProduct(page, shop, COFFEE);
  await page.waitForLoadState('networkidle');
  expect(calls.filter((url) => url.includes('/notificacao/'))).toEqual([]);
});
