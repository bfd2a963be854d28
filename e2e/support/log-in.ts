import type { Page } from '@playwright/test';
import { PASSWORD, type Person } from './people.ts';
import { expect } from './test.ts';
import { usable, visit } from './visit.ts';

/** Fills the open login form. */
export async function fillLogin(page: Page, login: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('CPF, CNPJ ou e-mail').fill(login);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Entrar' }).click();
}

/**
 * Logs in at a shop and waits for its home. `shop` is its path, or the address of its own host, without a trailing
 * slash. A new page, which has no visitor's cart to bring along, begins with a session; the form, and what follows it
 * once, have tests of their own.
 */
export async function logIn(page: Page, shop: string, person: Person): Promise<void> {
  if (!isNew(page) || hasOwnHost(shop)) {
    await logInByForm(page, shop, person);
    return;
  }
  await startSession(page, shop, person);
  await visit(page, shop);
}

/** As shoppers do, with what the shop does once after a login. */
export async function logInByForm(page: Page, shop: string, person: Person): Promise<void> {
  await visit(page, `${shop}/entrar`);
  await fillLogin(page, person.email);
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeHidden();
  await usable(page);
}

/** Logs a person in before the first page, which the caller opens. */
export async function startSession(page: Page, shop: string, person: Person): Promise<void> {
  if (!isNew(page)) throw new Error('The page may hold a visitor’s cart: log in by its form.');
  if (hasOwnHost(shop))
    throw new Error('Not every system’s resolver knows a shop’s own host: log in by its form.');
  const shown = await page.request.get(`${shop}/entrar`);
  const [, idfornecedor] = /data-supplier="([\w-]+)"/.exec(await shown.text()) ?? [];
  const answer = await page.request.post(new URL('/v1/app/token/usuario/autenticar', shown.url()).href, {
    data: { cpf: person.email, senha: PASSWORD, idfornecedor },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Its host is known to the browser alone (`launch-options.ts`). */
const hasOwnHost = (shop: string): boolean => !shop.startsWith('/');

const isNew = (page: Page): boolean => page.url() === 'about:blank';

/** Logs out by the account menu. */
export async function logOut(page: Page, isPhone: boolean): Promise<void> {
  await openAccount(page, isPhone);
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await usable(page);
}

/** Opens the account menu. */
export async function openAccount(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('navigation', { name: 'Principal' }).getByText('Conta').click();
  else await page.getByRole('banner').getByRole('link', { name: /^Olá,/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeVisible();
}
