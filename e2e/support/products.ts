import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { visit } from './visit.ts';

/** The tile of a product in a list or row of the page, or its row in a table. */
export const tile = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('article, tr')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** Presses the product's add button, which becomes the stepper. */
export async function add(place: Locator, name: string): Promise<void> {
  await place
    .getByRole('button', { name: `Adicionar ${name}`, exact: true })
    .first()
    .click();
  await expect(place.getByRole('group', { name, exact: true }).first()).toBeVisible();
}

/** The input of the product's stepper. */
export const quantity = (place: Locator, name: string): Locator =>
  place.getByRole('group', { name, exact: true }).getByRole('textbox');

/** Enters a quantity. */
export async function setQuantity(place: Locator, name: string, typed: string): Promise<void> {
  await quantity(place, name).fill(typed);
  await quantity(place, name).press('Enter');
}

/** Searches by the header's field. */
export async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: /^Buscar em/ });
  await field.fill(text);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/busca\?q=/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(text);
}

/** Finds a product by its name and opens its page. */
export async function openProduct(page: Page, shop: string, name: string): Promise<void> {
  await visit(page, `${shop}/busca?q=${encodeURIComponent(name)}`);
  await tile(page, name).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
}
