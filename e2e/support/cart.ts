import type { Locator, Page } from '@playwright/test';
import { shownCentavos } from './money.ts';
import { expect } from './test.ts';

/** Opens the cart drawer by the header's button. */
export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(drawer).toBeVisible();
  return drawer;
}

export const cartButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Carrinho/ });

/** Waits until the shown cart is saved. */
export const cartSaved = (place: Locator): Promise<void> =>
  expect(place.getByText('Carrinho salvo')).toBeVisible();

/** The amount beside a name in a list of amounts: 'Subtotal', 'Total', 'Taxa de entrega'. Centavos. */
export const amountOf = (place: Locator, name: string | RegExp): Promise<number> =>
  shownCentavos(amount(place, name));

export const amount = (place: Locator, name: string | RegExp): Locator =>
  place
    .locator('dl > div')
    .filter({ has: place.page().locator('dt').getByText(name, { exact: true }) })
    .locator('dd');

/** What a summary says is saved. Centavos. */
export const savedIn = (place: Locator): Promise<number> =>
  shownCentavos(place.getByText(/^Você economi(za|zou) R\$/));
