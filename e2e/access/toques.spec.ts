import type { Page } from '@playwright/test';
import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';

/** Keeps back what matches until it is let go. */
async function holdBack(page: Page, files: string): Promise<() => void> {
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
  ['its own code is there', '**/assets/soon-*.js'],
] as const) {
  test(`a press on a button before ${what} is done once it can be`, async ({ page }) => {
    const letGo = await holdBack(page, files);
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
    const letGo = await holdBack(page, files);
    await page.goto(`${MERCADO}/c/mercearia`, { waitUntil: 'commit' });
    await page.getByLabel('Ordenar por').selectOption('nome');
    letGo();
    await expect(page).toHaveURL(/ordenacao=nome/);
    await expect(page.getByLabel('Ordenar por')).toHaveValue('nome');
  });
}
