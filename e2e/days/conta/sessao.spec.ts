/**
 * Messages of a page's session check, and forms at the rate limit. Spec 4, session check on load; 7, rate limiting.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { fillLogin, logInByForm, startSession } from '../../support/log-in.ts';
import { openPanel } from '../../support/panel/panel.ts';
import { PASSWORD, type Person } from '../../support/people.ts';
import { add, tile } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const EXPIRED = 'Sessão expirada, efetue login novamente';

test('an expired session is reported on the next page, which shows the shop as to a visitor', async ({
  page,
  people,
  request,
}) => {
  const shopper = await people.consumer();
  // The request that follows every login; later nothing is requested until the next page.
  const settled = page.waitForResponse(/\/faturas-cliente\//);
  await logInByForm(page, MERCADO, shopper);
  await settled;
  await endSessions(request, shopper);
  // `goto` instead of `visit`: the message disappears before the page is hydrated completely.
  await page.goto(`${MERCADO}/c/mercearia`);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await visit(page, MERCADO);
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
});

test.describe('a session that ends while its page stands', () => {
  test.use({ expectedErrors: /401/ });

  test('is reported by the first call that notices', async ({ page, people, request }) => {
    const shopper = await people.consumer();
    await startSession(page, MERCADO, shopper);
    await visit(page, `${MERCADO}/c/hortifruti/frutas`);
    await endSessions(request, shopper);
    await add(tile(page, ABACAXI), ABACAXI);
    await expect(page.getByText(EXPIRED)).toBeVisible();
  });
});

/** Ends all sessions, as from another device. */
async function endSessions(request: APIRequestContext, { email }: Person): Promise<void> {
  const home = await (await request.get(MERCADO)).text();
  const idfornecedor = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  const login = await request.post('/v1/app/token/usuario/autenticar', {
    data: { cpf: email, senha: PASSWORD, idfornecedor },
  });
  const { idcliente } = (await login.json()) as { readonly idcliente: string };
  const ended = await request.delete(`/v4/sessoes/${idcliente}`, {
    headers: { 'x-idfornecedor': idfornecedor },
  });
  expect(ended.status(), await ended.text()).toBe(200);
  // A session is cached for 0.9 s.
  await sleep(1_500);
}

test('a changed approval leads to the shop’s home', async ({ page, people, request }) => {
  const company = await people.company();
  await startSession(page, ATLAS, company);
  await visit(page, `${ATLAS}/listas`);
  await expect(page).toHaveURL(`${ATLAS}/listas`);
  const panel = await openPanel(request, ATLAS);
  await panel.disapprove(company.document);
  await page.waitForTimeout(1_500);
  await page.goto(`${ATLAS}/c/ferramentas-manuais`);
  await expect(page).toHaveURL(ATLAS);
  // The shop has decided, so "waiting" would be wrong.
  const dialog = page.getByRole('dialog', { name: 'Cadastro não aprovado' });
  await expect(dialog).toContainText('Seu cadastro não foi aprovado por esta loja.');
  await expect(page.getByText('aguarda aprovação')).toBeHidden();
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
    const dialog = page.getByRole('dialog', { name: 'Muitas solicitações' });
    await dialog.getByRole('button', { name: 'Voltar para onde eu estava' }).click();
    await expect(page).toHaveURL(`${MERCADO}/entrar`);
    await expect(dialog).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByLabel('CPF, CNPJ ou e-mail')).toHaveValue('alguem@exemplo.com.br');
    await expect(main.getByLabel('Senha', { exact: true })).toHaveValue(PASSWORD);

    // Back closes the message, too.
    await refuse(1);
    await main.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${MERCADO}/entrar`);
    await expect(main.getByLabel('CPF, CNPJ ou e-mail')).toHaveValue('alguem@exemplo.com.br');

    // A reload shows the screen itself.
    await refuse(1);
    await main.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Muitas solicitações', level: 1 })).toBeVisible();
  });
});
