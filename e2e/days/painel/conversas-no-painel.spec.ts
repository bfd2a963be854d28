/** An attendant answers in the panel while the client writes from another browser. */
import { makePdf } from '#platform/documents/make-pdf.ts';
import { held } from '../../support/held.ts';
import { startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel, fillPanelLogin, openSection } from '../../support/panel/enter-panel.ts';
import { giveFiles, inboxRow, log, messageField, writeMessage } from '../../support/panel/inbox.ts';
import { openOtherBrowser } from '../../support/panel/other-browser.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const INBOX = '/painel/mercado-central/conversas';
const EXPECTED = /ERR_INTERNET_DISCONNECTED|WebSocket|40[14]|500/;

test.use({ expectedErrors: EXPECTED });

test('a client and an attendant talk, with files, canned answers, hand-over and closing', async ({
  page: shopper,
  browser,
  baseURL,
  people,
  isPhone,
}) => {
  test.slow();
  const client = await people.consumer();
  const mark = client.document;
  await startSession(shopper, MERCADO, client);
  await visit(shopper, `${MERCADO}/conversas/loja`);
  await writeMessage(shopper, `Chega hoje? ${mark}`);
  await expect(log(shopper).getByText('Enviada', { exact: true })).toBeAttached();

  const other = await openOtherBrowser(browser, baseURL);
  const { page: panel } = other;
  await enterPanel(panel, (await people.staff('mercado-central')).email);
  await expect(panel.getByRole('link', { name: 'Clientes à espera de resposta' })).toContainText(/[1-9]/);
  if (!isPhone)
    await expect(
      panel.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Conversas' }),
    ).toContainText('com mensagens não lidas');
  await openSection(panel, isPhone, 'Conversas');
  const row = inboxRow(panel, mark);
  await expect(row).toContainText('1 não lida');
  await expect(row).toContainText('Espera desde agora');
  await expect(row).toContainText('sem atendente');
  await lookAt(panel, { isPhone });

  await row.getByRole('link').click();
  await expect(log(panel)).toContainText(`Chega hoje? ${mark}`);
  // The shop has read it, and both sides know.
  await expect(log(shopper).getByText('Lida pela loja', { exact: true })).toBeAttached();
  if (!isPhone) await expect(row).not.toContainText('não lida');
  await messageField(panel).pressSequentially('Ol');
  await expect(log(shopper)).toContainText('A loja está escrevendo…');
  await messageField(shopper).pressSequentially('Al');
  await expect(log(panel)).toContainText('O cliente está escrevendo…');
  await messageField(shopper).fill('');

  await messageField(panel).fill('');
  await messageField(panel).pressSequentially('/saud');
  const answers = panel.getByRole('listbox', { name: 'Respostas prontas' });
  await expect(answers.getByRole('option')).toHaveCount(1);
  await lookAt(panel, { isPhone });
  await messageField(panel).press('Enter');
  await expect(messageField(panel)).toHaveValue('Olá! Como podemos ajudar?');
  await messageField(panel).press('Enter');
  await expect(log(shopper)).toContainText('Olá! Como podemos ajudar?');
  await expect(shopper.getByRole('main')).toContainText('Bia Ramos atende você.');
  await panel.getByRole('button', { name: 'Respostas prontas' }).click();
  await expect(answers.getByRole('option').first()).toBeVisible();
  await messageField(panel).press('Escape');
  await expect(messageField(panel)).toHaveValue('');

  const photo = { name: 'foto.png', type: 'image/png', base64: PIXEL };
  await giveFiles(messageField(panel), 'paste', photo);
  await expect(log(shopper).getByRole('img', { name: 'Imagem: foto.webp' })).toBeVisible();
  await giveFiles(log(panel), 'drop', { ...photo, name: 'prateleira.png' });
  await expect(log(shopper).getByRole('img', { name: 'Imagem: prateleira.webp' })).toBeVisible();
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(panel.getByRole('alert')).toContainText('Envie uma imagem ou um PDF inteiro, sem senha.');
  await panel.getByRole('button', { name: 'Descartar' }).click();
  const pdf = await makePdf({ title: 'Nota', author: mark, createdAt: Date.now() }, function* (pen) {
    pen.newPage();
    yield;
  });
  await shopper
    .locator('input[type=file]')
    .setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await expect(log(panel).getByRole('link', { name: /^nota\.pdf/ })).toHaveAttribute('download', 'nota.pdf');
  await log(panel).getByRole('img', { name: 'Imagem: foto.webp' }).click();
  const picture = panel.getByRole('dialog', { name: /foto\.webp/ });
  await expect(picture.getByRole('img')).toBeVisible();
  await lookAt(panel, { isPhone });
  await picture.getByRole('button', { name: 'Fechar' }).click();
  await lookAt(panel, { isPhone });

  // What is typed survives a reload.
  await messageField(panel).fill(`Um momento ${mark}`);
  await panel.reload();
  await expect(messageField(panel)).toHaveValue(`Um momento ${mark}`);
  await messageField(panel).press('Enter');
  await expect(log(shopper).getByText(`Um momento ${mark}`)).toHaveCount(1);

  await panel.getByLabel('Atendente').selectOption('Bruno Costa');
  await expect(panel.getByText('Bruno atende esta conversa.')).toBeVisible();
  await expect(shopper.getByRole('main')).toContainText('Bruno Costa atende você.');
  await lookAt(panel, { isPhone });
  await panel.getByRole('button', { name: 'Assumir' }).click();
  await expect(panel.getByText('Bruno atende esta conversa.')).toBeHidden();

  await panel.getByRole('button', { name: 'Encerrar' }).click();
  await expect(shopper.getByRole('main').getByText('Encerrada', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Reabrir' }).first()).toBeVisible();
  await lookAt(panel, { isPhone });
  if (!isPhone) await expect(row).toBeHidden();
  await usable(shopper);
  await writeMessage(shopper, `Só mais uma coisa ${mark}`);
  await expect(log(panel)).toContainText(`Só mais uma coisa ${mark}`);
  await expect(panel.getByRole('button', { name: 'Encerrar' })).toBeVisible();
  await expect(shopper.getByText('Encerrada', { exact: true })).toBeHidden();
  await other.close(EXPECTED);
});

test('what is written without a network, or after the session has ended, is sent once', async ({
  page: panel,
  browser,
  baseURL,
  people,
  isPhone,
}) => {
  test.slow();
  const client = await people.consumer();
  const mark = client.document;
  const other = await openOtherBrowser(browser, baseURL);
  const { page: shopper } = other;
  await startSession(shopper, MERCADO, client);
  await visit(shopper, `${MERCADO}/conversas/loja`);
  await writeMessage(shopper, `Alguém aí? ${mark}`);

  const { email } = await people.staff('mercado-central');
  await enterPanel(panel, email, INBOX);
  await inboxRow(panel, mark).getByRole('link').click();
  await expect(log(panel)).toContainText(`Alguém aí? ${mark}`);
  await panel.context().setOffline(true);
  await writeMessage(panel, `Sem rede ${mark}`);
  await expect(log(panel).getByText('Será enviada')).toBeVisible();
  await lookAt(panel, { isPhone });
  await panel.context().setOffline(false);
  await expect(log(panel).getByText('Será enviada')).toBeHidden();
  await expect(log(shopper).getByText(`Sem rede ${mark}`)).toHaveCount(1);

  await panel.context().clearCookies({ name: /vitrine_staff/ });
  await writeMessage(panel, `Sem sessão ${mark}`);
  const over = panel.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(over).toBeVisible();
  await over.getByLabel('Senha', { exact: true }).fill('vitrine123');
  await over.getByRole('button', { name: 'Entrar' }).click();
  await expect(over).toBeHidden();
  await expect(log(shopper).getByText(`Sem sessão ${mark}`)).toHaveCount(1);
  await expect(log(panel).getByText('Será enviada')).toBeHidden();
  await expect(log(panel).getByText(`Sem sessão ${mark}`)).toHaveCount(1);

  // Written on a page that was left: the inbox sends it.
  await panel.context().setOffline(true);
  await writeMessage(panel, `Depois ${mark}`);
  await expect(log(panel).getByText('Será enviada')).toBeVisible();
  await panel.context().setOffline(false);
  await panel.goto(INBOX);
  await expect(log(shopper).getByText(`Depois ${mark}`)).toHaveCount(1);
  await other.close(EXPECTED);
});

test('conversations are found, and what cannot be shown says so', async ({ page, people, isPhone }) => {
  await page.goto('/painel/entrar');
  const inbox = await held(page, '**/chat/salas?**');
  await fillPanelLogin(page, (await people.staff('mercado-central')).email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olá/);
  await openSection(page, isPhone, 'Conversas');
  await expect(page.getByRole('main').getByText('Carregando…')).toBeAttached();
  await inbox.release();
  await expect(inboxRow(page, 'Luiza Prado')).toContainText('Bruno: Boa festa, Luiza!');

  await page.getByLabel('Cliente ou número do pedido').fill('figueiredo');
  await expect(page).toHaveURL(/busca=figueiredo/);
  await expect(inboxRow(page, 'Joaquim Antônio Figueiredo de Albuquerque Neto')).toBeVisible();
  await expect(inboxRow(page, 'Luiza Prado')).toBeHidden();
  await page.getByRole('button', { name: 'Limpar a busca' }).click();
  await expect(inboxRow(page, 'Luiza Prado')).toBeVisible();
  await page.getByLabel('Quais conversas').selectOption('Encerradas');
  await expect(inboxRow(page, 'Ricardo Tanaka')).toContainText('Encerrada');
  await page.getByLabel('Ordem').selectOption('Maior espera');
  await page.getByRole('list', { name: 'De quem' }).getByRole('link', { name: 'Minhas' }).click();
  await expect(page).toHaveURL(/situacao=FECHADA&atendente=EU&ordem=ESPERA/);
  await expect(page.getByRole('heading', { name: 'Nenhuma conversa aqui' })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Ver as abertas' }).click();

  // Older messages come on demand, and the reader stays where they are.
  await inboxRow(page, 'Luiza Prado').getByRole('link').click();
  await expect(log(page)).toContainText('Vocês salvaram a festa, obrigada!');
  await expect(log(page)).not.toContainText('Estou montando uma festa');
  await lookAt(page, { isPhone });
  await log(page).getByRole('button', { name: 'Mensagens anteriores' }).click();
  await expect(log(page)).toContainText('Estou montando uma festa para 40 pessoas');
  if (isPhone) {
    await page.getByRole('link', { name: 'Voltar às conversas' }).click();
    await expect(page.getByRole('heading', { name: 'Conversas', level: 1 })).toBeVisible();
  }

  await page.goto(`${INBOX}/019a0000-0000-7000-8000-000000000001`);
  await expect(page.getByRole('heading', { name: 'Conversa não encontrada' })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.route('**/chat/salas**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(INBOX);
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar as conversas');
  await lookAt(page, { isPhone });
  await page.unroute('**/chat/salas**');
  // The list also tries by itself.
  const again = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(inboxRow(page, 'Luiza Prado')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('the page of an order leads to the conversation about it', async ({ page, people, isPhone }) => {
  const { email } = await people.staff('mercado-central');
  await enterPanel(page, email, '/painel/mercado-central/pedidos?busca=Ana');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{6}/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido \d+$/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Conversar com o cliente' }).click();
  await expect(page).toHaveURL(/\/conversas\/[0-9a-f-]{36}$/);
  await expect(messageField(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});
