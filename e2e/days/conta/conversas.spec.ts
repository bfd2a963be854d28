import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { logIn, openAccount } from '../../support/log-in.ts';
import { chatOfShop } from '../../support/panel/chat.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable } from '../../support/visit.ts';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

test('a client talks with the shop, also through a time without a network', async ({
  page,
  people,
  isPhone,
  playwright,
  baseURL,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const shop = await chatOfShop(request);
  const client = await people.consumer();
  const mark = client.document;
  await logIn(page, MERCADO, client);
  await openAccount(page, isPhone);
  await page.getByRole('link', { name: 'Conversas' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeVisible();
  await main.getByRole('link', { name: 'Conversar com a loja' }).click();

  const log = page.getByRole('log', { name: 'Mensagens' });
  const field = page.getByLabel('Mensagem', { exact: true });
  await expect(log).toContainText('Escreva a primeira mensagem.');
  await usable(page);
  await field.fill(`Chega hoje? ${mark}\nhttps://exemplo.com.br/p <b>oi</b>`);
  await field.press('Enter');
  await expect(log.getByText('Enviada', { exact: true })).toBeAttached();
  await expect(log).toContainText('<b>oi</b>');
  await expect(log.getByRole('link', { name: 'https://exemplo.com.br/p' })).toBeVisible();

  const question = `Chega hoje? ${mark}\nhttps://exemplo.com.br/p <b>oi</b>`;
  const room = await shop.roomOf(question);
  await shop.answer(room?.sala ?? '', `Chega sim ${mark}`);
  await expect(log).toContainText(`Chega sim ${mark}`);
  await expect(main).toContainText('atende você');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.context().setOffline(true);
  await field.fill(`Sem rede ${mark}`);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(log.getByText('Será enviada')).toBeVisible();
  await page.context().setOffline(false);
  await expect(log.getByText('Será enviada')).toBeHidden();
  await expect(log.getByText(`Sem rede ${mark}`)).toHaveCount(1);
  expect(await shop.textsIn(room?.sala ?? '')).toEqual([question, `Chega sim ${mark}`, `Sem rede ${mark}`]);

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(log.getByRole('img', { name: 'Imagem: foto.webp' })).toBeVisible();

  await page.getByRole('link', { name: 'Conversas' }).first().click();
  await expect(main.getByRole('heading', { name: 'Conversas', level: 1 })).toBeVisible();
  const inList = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Conversa com a loja' }) });
  await expect(inList).toContainText('Imagem');
  await shop.answer(room?.sala ?? '', `Recebemos a foto ${mark}`);
  await expect(inList).toContainText('1 nova');
  await expectAccessible(page);
  await request.dispose();
});
