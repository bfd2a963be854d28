import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { fillLogin, logOut, startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { HORIZONTE, PASSWORD, type Person } from '../../support/people.ts';
import { ATLAS, aurora, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const greeting = (page: Page, name: string) =>
  page.getByRole('banner').getByText(`Olá, ${name.split(' ')[0]}`);

test.describe('a login at a white-label shop on the shared host', () => {
  test.use({ expectedErrors: /40[14]|ERR_FAILED|Failed to load/ });

  test('goes on at the shop’s own domain, by a link that works once', async ({ page, people }) => {
    const shopper = await people.consumer();
    const links: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/login-token/')) links.push(request.url());
    });
    await visit(page, '/papelaria-aurora/entrar?voltar=/papelaria-aurora/busca?q=caderno');
    await fillLogin(page, shopper.email);
    await expect(page).toHaveURL(aurora('/busca?q=caderno'));
    await usable(page);
    await expect(greeting(page, shopper.name)).toBeVisible();
    const [link = ''] = links;
    expect(new URL(link).host).toBe(new URL(aurora()).host);
    const token = new URL(link).pathname.split('/').at(-2) ?? '';
    expect(token).toHaveLength(43);

    // The link works once; a user who is logged in already only learns that.
    await page.context().clearCookies({ name: 'vitrine_session' });
    await page.goto(link);
    const yes = page.getByRole('button', { name: 'Sim, entrar com esta conta' });
    await yes.click();
    const refused = page.getByText(
      'Não foi possível autenticar via token de redirecionamento. Verifique suas credenciais e tente novamente.',
    );
    await expect(refused).toBeVisible();
    await expect(page).toHaveURL(aurora('/entrar'));
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]))).not.toContain(
      token,
    );
    await expectAccessible(page);
    await page.route('**/v4/login-token/*/entrar', (route) => route.abort());
    await page.goto(link);
    await yes.click();
    await expect(page.getByText('Falha ao logar usuário vai token')).toBeVisible();
    await page.route('**/usuario/autenticar', (route) => route.abort());
    await visit(page, aurora('/entrar'));
    await fillLogin(page, shopper.email);
    await expect(page.getByText('Erro tentando autenticar. Verifique suas credenciais')).toBeVisible();
  });
});

test.describe('a link that opens an account, followed by anyone who has it', () => {
  test.use({ expectedErrors: /401|Failed to load/ });

  test('says whose account it is, and asks before anything is opened', async ({
    page,
    people,
    request,
    isPhone,
  }) => {
    const owner = await people.consumer();
    const link = await linkOf(request, owner);
    const entering: string[] = [];
    page.on('request', (outgoing) => {
      if (outgoing.method() === 'POST' && outgoing.url().includes('/v4/login-token/'))
        entering.push(outgoing.url());
    });
    await visit(page, link);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'É você?', level: 1 })).toBeVisible();
    await expect(main.getByText('c•••@exemplo.com.br')).toBeVisible();
    await expect(page.getByText(owner.email)).toBeHidden();
    await lookAt(page, { isPhone });
    await main.getByRole('link', { name: 'Não, usar outra conta' }).click();
    await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
    expect(entering).toEqual([]);

    // The token is still unused.
    await visit(page, link);
    await main.getByRole('button', { name: 'Sim, entrar com esta conta' }).click();
    await expect(page).toHaveURL(aurora('/'));
    await usable(page);
    await expect(greeting(page, owner.name)).toBeVisible();

    // The same user continues without a question.
    await visit(page, await linkOf(request, owner));
    await expect(page).toHaveURL(aurora('/'));
  });

  test('and is no link at all: it is refused in the specification’s words', async ({ page }) => {
    await visit(page, aurora('/login-token/abc/ana'));
    await expect(
      page.getByText(
        'Não foi possível autenticar via token de redirecionamento. Verifique suas credenciais e tente novamente.',
      ),
    ).toBeVisible();
  });
});

/** A login link created by the account's owner at the shared host. */
async function linkOf(request: APIRequestContext, { email }: Person): Promise<string> {
  const home = await (await request.get('/papelaria-aurora')).text();
  const idfornecedor = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  const login = await request.post('/v1/app/token/usuario/autenticar', {
    data: { cpf: email, senha: PASSWORD, idfornecedor },
  });
  const { idcliente } = (await login.json()) as { readonly idcliente: string };
  const made = await request.post(`/v4/login-token/${idfornecedor}`, { data: { idcliente } });
  const { tokenLogin } = (await made.json()) as { readonly tokenLogin: string };
  return aurora(`/login-token/${tokenLogin}/${encodeURIComponent(email)}`);
}

test.describe('the link of a supplier’s own system', () => {
  test.use({ expectedErrors: /401|ERR_FAILED|Failed to load/ });
  const link = (key: string) => `${ATLAS}/busca?q=martelo&api_key=${key}&id_erp_usuario=ERP-1001`;

  test('logs its client in, and its key is nowhere to be seen', async ({ page }) => {
    const referrers: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (!request.isNavigationRequest()) referrers.push(request.url(), referer);
    });
    await page.goto(link('vitrine-demo-key'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${ATLAS}/busca?q=martelo`);
    await usable(page);
    await expect(greeting(page, HORIZONTE.name)).toBeVisible();
    await expect(page).toHaveURL(`${ATLAS}/busca?q=martelo`);
    expect(referrers.filter((text) => text.includes('vitrine-demo-key'))).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify({ ...localStorage })),
    ).not.toContain('vitrine-demo-key');

    // A logged-in user is asked before the account changes.
    await visit(page, link('vitrine-demo-key'));
    await expect(page.getByRole('dialog', { name: 'Trocar de conta?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continuar como estou' }).click();

    await page.context().clearCookies({ name: 'vitrine_session' });
    await visit(page, link('chave-errada'));
    await expect(page.getByText('Usuário inexistente ou credenciais inválidas')).toBeVisible();
    await page.route('**/v4/api-key/login', (route) => route.abort());
    await visit(page, link('chave-errada'));
    await expect(page.getByText('Erro ao obter cliente!')).toBeVisible();
  });
});

test.describe('a second step', () => {
  test.use({ expectedErrors: /401|422/ });

  test('is turned on in one’s own data, and asked for at the next login', async ({
    page,
    people,
    isPhone,
  }) => {
    const person = await people.consumer();
    await startSession(page, MERCADO, person);
    await visit(page, `${MERCADO}/conta/dados`);
    await expect(page.getByRole('button', { name: 'Confirmar e-mail' })).toBeVisible();
    const part = page.getByRole('region', { name: 'Verificação em duas etapas' });
    await part.getByRole('button', { name: 'Ativar' }).click();
    await part.getByLabel('Senha atual', { exact: true }).fill('vitrine123');
    await part.getByRole('button', { name: 'Continuar' }).click();
    await expect(part.getByRole('img', { name: /QR Code/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const key = (await part.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
    const code = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 });
    await part.getByLabel('Código que o aplicativo mostra').fill(code(0));
    await part.getByRole('button', { name: 'Ativar' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(10);
    await part.getByRole('button', { name: 'Já guardei' }).click();
    await expect(part.getByText('Restam 10 códigos de recuperação.')).toBeVisible();

    await logOut(page, isPhone);
    await visit(page, `${MERCADO}/entrar`);
    await fillLogin(page, person.email);
    await expect(page.getByRole('heading', { name: 'Verificação em duas etapas', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Código do aplicativo').fill('000000');
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Código incorreto ou já usado.')).toBeVisible();
    // The next code, which is accepted already: a new half minute cannot invalidate it.
    await page.getByLabel('Código do aplicativo').fill(code(1));
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(MERCADO);
    await usable(page);
    await expect(greeting(page, person.name)).toBeVisible();
  });
});
