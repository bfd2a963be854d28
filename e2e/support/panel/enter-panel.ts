import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../people.ts';

/** Fills the panel's login, which is open. */
export async function fillPanelLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Logs in and waits for the first page. */
export async function enterPanel(page: Page, email: string, address = '/painel'): Promise<void> {
  await page.goto(address);
  await fillPanelLogin(page, email);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Painel');
}

/** The navigation, which narrow windows have behind a button. */
export async function openSection(page: Page, isPhone: boolean, label: string): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  // A count may follow the name.
  const name = new RegExp(`^${label}( \\d|$)`);
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
