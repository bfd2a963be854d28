import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/people.ts';
import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';

/** Holds back matching requests until released. */
async function delayRequests(page: Page, files: string): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

for (const [what, files] of [
  ['any script is there', '**/assets/*.js'],
  ['its own code is there', '**/assets/idle-*.js'],
] as const) {
  test(`a press on a button before ${what} is done once it can be`, async ({ page }) => {
    const letGo = await delayRequests(page, files);
    await page.goto(MERCADO, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Informe onde entregar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('dialog', { name: 'Onde você quer receber?' })).toBeVisible();
  });
}

for (const [what, files] of [
  ['any script is there', '**/assets/*.js'],
  ['its own code is there', '**/assets/list-tools-*.js'],
] as const) {
  test(`a choice made before ${what} is followed once it can be`, async ({ page }) => {
    const letGo = await delayRequests(page, files);
    await page.goto(`${MERCADO}/c/mercearia`, { waitUntil: 'commit' });
    await page.getByLabel('Ordenar por').selectOption('nome');
    letGo();
    await expect(page).toHaveURL(/ordenacao=nome/);
    await expect(page.getByLabel('Ordenar por')).toHaveValue('nome');
  });
}

test.describe('before any script is there', () => {
  test('what is ticked and typed in a form before hydration takes effect after it', async ({ page }) => {
    const letGo = await delayRequests(page, '**/assets/*.js');
    await page.goto(`${MERCADO}/cadastro`, { waitUntil: 'commit' });
    const company = page.getByRole('radio', { name: /^Para uma empresa/ });
    await company.check();
    await page.getByLabel('CPF').fill('11.222.333/0001-81');
    letGo();
    await expect(page.getByLabel('CNPJ')).toHaveValue('11.222.333/0001-81');
    await expect(company).toBeChecked();
  });

  test('what is searched for before hydration takes effect after it', async ({ page, isPhone }) => {
    test.skip(isPhone, 'the field is behind a button there');
    const letGo = await delayRequests(page, '**/assets/*.js');
    await page.goto(MERCADO, { waitUntil: 'commit' });
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('arroz');
    letGo();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('arroz');
  });

  test('a login that is sent before hydration is made after it, with what was typed', async ({
    page,
    people,
  }) => {
    const { email } = await people.consumer();
    const letGo = await delayRequests(page, '**/assets/*.js');
    await page.goto(`${MERCADO}/entrar`, { waitUntil: 'commit' });
    const form = page.getByRole('main');
    await form.getByLabel('CPF, CNPJ ou e-mail').fill(email);
    await form.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Entrar', exact: true }).click();
    letGo();
    await expect(page).not.toHaveURL(/entrar/);
  });
});
