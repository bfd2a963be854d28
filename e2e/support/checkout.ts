import type { Locator, Page } from '@playwright/test';
import { openCart } from './cart.ts';
import { expect } from './test.ts';

/** A numbered part of the checkout: 'Entrega', 'Pagamento'. */
export const part = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('region', { name: title });

export const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Resumo do pedido' });

/** Waits until the delivery's price is known and with it the total. */
export const totalKnown = (page: Page): Promise<void> =>
  expect(summary(page).locator('dl > div').last()).toContainText(/Total\s*R\$/);

export const confirmButton = (page: Page): Locator =>
  summary(page).getByRole('button', { name: /Confirmar pedido|Enviar orçamento/ });

/** Waits for the screen after the checkout; answers the order's number. */
export async function submittedNumber(page: Page): Promise<string> {
  const received = page.getByRole('heading', { name: /(Pedido recebido|Orçamento enviado)!/, level: 1 });
  await expect(received).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/submissao\/\d+$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Through the cart beside the page, as most shoppers come. */
export async function goToCheckout(page: Page): Promise<void> {
  const drawer = await openCart(page);
  await drawer.getByRole('link', { name: 'Finalizar' }).click();
  await totalKnown(page);
}
