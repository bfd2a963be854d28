/** What the session check of a page says, and forms that meet a limit. Spec 4, session check on load; 7, rate limiting. */
import { fillLogin, logIn } from '../support/log-in.ts';
import { openPanel } from '../support/panel.ts';
import { PASSWORD } from '../support/people.ts';
import { ATLAS, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('an expired session is told on the next page, which shows the shop as to a visitor', async ({
  page,
  people,
  request,
}) => {
  const shopper = await people.consumer();
  await logIn(page, MERCADO, shopper);
  // From another device: everything else is put out.
  const home = await (await request.get(MERCADO)).text();
  const idfornecedor = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  const login = await request.post('/v1/app/token/usuario/autenticar', {
    data: { cpf: shopper.email, senha: PASSWORD, idfornecedor },
  });
  const { idcliente } = (await login.json()) as { readonly idcliente: string };
  const ended = await request.delete(`/v4/sessoes/${idcliente}`, {
    headers: { 'x-idfornecedor': idfornecedor },
  });
  expect(ended.status(), await ended.text()).toBe(200);
  // A process remembers a session for a second.
  await page.waitForTimeout(1_500);
  // Not until all of it answers to touch: the message goes by itself.
  await page.goto(`${MERCADO}/c/mercearia`);
  await expect(page.getByText('Sessão expirada, efetue login novamente')).toBeVisible();
  await visit(page, MERCADO);
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
});

test('a changed approval leads to the shop’s home', async ({ page, people, request }) => {
  const company = await people.company();
  await logIn(page, ATLAS, company);
  await visit(page, `${ATLAS}/listas`);
  await expect(page).toHaveURL(`${ATLAS}/listas`);
  const panel = await openPanel(request, ATLAS);
  await panel.disapprove(company.document);
  await page.waitForTimeout(1_500);
  await page.goto(`${ATLAS}/c/ferramentas-manuais`);
  await expect(page).toHaveURL(ATLAS);
});

test.describe('too many requests', () => {
  test.use({ expectedErrors: /429/ });

  test('met by a form, lead to their screen and take nothing of what was typed', async ({ page }) => {
    await visit(page, `${MERCADO}/entrar`);
    const refuse = (times: number) =>
      page.route('**/usuario/autenticar', (route) => route.fulfill({ status: 429, json: {} }), { times });
    await refuse(1);
    await fillLogin(page, 'alguem@exemplo.com.br');
    await expect(page).toHaveURL(`${MERCADO}/erro/too-many-request`);
    const told = page.getByRole('dialog', { name: 'Muitas solicitações' });
    await told.getByRole('button', { name: 'Voltar para onde eu estava' }).click();
    await expect(page).toHaveURL(`${MERCADO}/entrar`);
    await expect(told).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByLabel('CPF, CNPJ ou e-mail')).toHaveValue('alguem@exemplo.com.br');
    await expect(main.getByLabel('Senha', { exact: true })).toHaveValue(PASSWORD);

    // So does Back.
    await refuse(1);
    await main.getByRole('button', { name: 'Entrar' }).click();
    await expect(told).toBeVisible();
    await page.goBack();
    await expect(told).toBeHidden();
    await expect(page).toHaveURL(`${MERCADO}/entrar`);
    await expect(main.getByLabel('CPF, CNPJ ou e-mail')).toHaveValue('alguem@exemplo.com.br');

    // Loaded again, the address is the screen.
    await refuse(1);
    await main.getByRole('button', { name: 'Entrar' }).click();
    await expect(told).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Muitas solicitações', level: 1 })).toBeVisible();
  });
});
