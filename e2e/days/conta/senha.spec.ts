import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { fillLogin, logIn, openAccount, startSession } from '../../support/log-in.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const NEW = 'azul cavalo grampo';

test.describe('a request for the link that fails', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

  test('says so, and what was typed stays', async ({ page }) => {
    await page.route('**/cliente/senha/recuperar/**', (route) => route.abort());
    await visit(page, `${MERCADO}/senha/recuperar`);
    await page.getByLabel('CPF, CNPJ ou e-mail').fill('ana@exemplo.com.br');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText('Falha ao solicitar redefinição de senha')).toBeVisible();
    await expect(page.getByLabel('CPF, CNPJ ou e-mail')).toHaveValue('ana@exemplo.com.br');
    await expectAccessible(page);
  });
});

test('a forgotten password is replaced by the mailed link, and one logs in with it', async ({
  page,
  people,
}) => {
  const person = await people.consumer();
  await visit(page, `${MERCADO}/entrar`);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Esqueci minha senha', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('CPF, CNPJ ou e-mail').fill(person.document);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('heading', { name: 'Veja seu e-mail' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(person.email);

  const link = linkIn(await mailTo(person.email, 'Crie uma nova senha'));
  expect(link).toMatch(/^http:\/\/mercado-central\.localhost:\d+\/senha\/nova#codigo=[\w-]{43}$/);
  await visit(page, link);
  // The secret leaves the address bar and is not stored in the browser.
  await expect(page).toHaveURL(/\/senha\/nova$/);
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(storage).not.toContain(link.split('=')[1]);

  const field = page.getByLabel('Nova senha', { exact: true });
  await field.fill('senha123');
  await expect(page.getByRole('status').filter({ hasText: 'Senha fraca' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('Esta senha é muito comum e fácil de adivinhar. Escolha outra.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field.fill(NEW);
  await expect(page.getByRole('status').filter({ hasText: 'Senha forte' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByText('Cadastro atualizado')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await usable(page);
  await fillLogin(page, person.email, NEW);
  await expect(page).toHaveURL(new URL('/', link).href);
});

test('a changed password puts the other device out', async ({ page, people, browser, baseURL, isPhone }) => {
  const person = await people.consumer();
  const there = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await there.newPage();
  await logIn(other, MERCADO, person);
  await logIn(page, MERCADO, person);
  await openAccount(page, isPhone);
  await page.getByRole('dialog').getByRole('link', { name: 'Meus dados' }).click();
  await expect(page.getByRole('heading', { name: 'Meus dados', level: 1 })).toBeVisible();
  await usable(page);
  const devices = page.getByRole('region', { name: 'Dispositivos conectados' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'Este dispositivo' })).toContainText(/Chrome no/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const form = page.getByRole('region', { name: 'Senha' });
  await form.getByLabel('Senha atual', { exact: true }).fill('vitrine123');
  await form.getByLabel('Nova senha', { exact: true }).fill(NEW);
  await form.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Cadastro atualizado')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await visit(other, `${MERCADO}/pedidos`);
  await expect(other).toHaveURL(/\/entrar\?/);
  await visit(page, `${MERCADO}/pedidos`);
  await expect(page).toHaveURL(`${MERCADO}/pedidos`);
  await there.close();
});

test('a new e-mail counts once its own mailbox has confirmed it', async ({ page, people }) => {
  const person = await people.consumer();
  const email = `nova-${person.email}`;
  await startSession(page, MERCADO, person);
  await visit(page, `${MERCADO}/conta/dados`);
  const form = page.getByRole('region', { name: 'E-mail' });
  await form.getByLabel('Novo e-mail').fill(email);
  await form.getByLabel('Senha atual', { exact: true }).fill('vitrine123');
  await form.getByRole('button', { name: 'Trocar e-mail' }).click();
  await expect(page.getByText('Cadastro atualizado')).toBeVisible();
  await expect(form).toContainText(`Enviamos um link para ${email}.`);
  await mailTo(person.email, 'Pedido de troca de e-mail');
  const link = linkIn(await mailTo(email, 'Confirme seu e-mail'));
  await visit(page, link);
  await expect(page).toHaveURL(/\/email\/confirmar$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page.getByText('E-mail confirmado')).toBeVisible();
  await visit(page, `${MERCADO}/conta/dados`);
  await expect(page.getByRole('region', { name: 'E-mail' })).toContainText(email);
});
