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

/** Logs in at a shop and waits for its home. `shop` is its path, without a trailing slash. */
export async function logIn(page: Page, shop: string, person: Person): Promise<void> {
  await visit(page, `${shop}/entrar`);
  await fillLogin(page, person.email);
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeHidden();
  await usable(page);
}

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
