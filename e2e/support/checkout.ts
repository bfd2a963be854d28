import type { Locator, Page } from '@playwright/test';
import { cartSaved, openCart } from './cart.ts';
import { expect } from './test.ts';
import { visit } from './visit.ts';

/** A numbered part of the checkout: 'Entrega', 'Pagamento'. */
export const part = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('region', { name: title });

export const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Resumo do pedido' });

/** Waits until the delivery fee, and with it the total, is known. */
export const totalKnown = (page: Page): Promise<void> =>
  expect(summary(page).locator('dl > div').last()).toContainText(/Total\s*R\$/);

export const confirmButton = (page: Page): Locator =>
  summary(page).getByRole('button', { name: /Confirmar pedido|Enviar orçamento/ });

/** Titles of the confirmation page, by the state of the payment. */
const SENT =
  /Pedido recebido|Assinatura feita|Orçamento enviado|Falta só o pagamento|Confirmando o pagamento|O pagamento não foi aprovado/;

/** Waits for the confirmation page; returns the order's number. */
export async function submittedNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/submissao\/\d+$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: SENT, level: 1 })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** Chooses a payment method for the cart: until then prices are those of the first method. */
export async function payBy(page: Page, shop: string, name: RegExp): Promise<void> {
  await cartSaved(await openCart(page));
  await visit(page, `${shop}/checkout`);
  await part(page, 'Pagamento').getByRole('radio', { name }).check();
  await totalKnown(page);
}

/** Opens the checkout from the cart drawer. */
export async function goToCheckout(page: Page): Promise<void> {
  const drawer = await openCart(page);
  await drawer.getByRole('link', { name: /^(Finalizar|Pedir orçamento)$/ }).click();
  await totalKnown(page);
}
