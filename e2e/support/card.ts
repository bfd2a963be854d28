import type { FrameLocator, Page } from '@playwright/test';

/** A card's data are typed into a page of their own. */
export const cardFields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Dados do cartão"]');

export async function typeCard(page: Page, number: string): Promise<void> {
  await cardFields(page).getByLabel('Número do cartão').fill(number);
  await cardFields(page).getByLabel('Nome impresso no cartão').fill('ANA LIMA');
  await cardFields(page).getByLabel('Validade').fill('12/40');
  await cardFields(page).getByLabel('Código (CVV)').fill('123');
}
