/** A shop's ways to pay, as its pages offer them outside of the checkout. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './test.ts';

/** The choice in the header of wide screens and in the menu of phones. */
export async function openPayment(page: Page, isPhone: boolean): Promise<Locator> {
  const header = page.getByRole('banner');
  if (isPhone) {
    await header.getByRole('link', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('Onde receber')).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('button', { name: /^Forma de pagamento/ }).click();
  } else await header.getByRole('button', { name: /^(Forma de pagamento|Pagar com)/ }).click();
  const view = page.getByRole('dialog', { name: 'Como você quer pagar?' });
  await expect(view.getByRole('radio', { name: /^Pix/ })).toBeVisible();
  return view;
}
