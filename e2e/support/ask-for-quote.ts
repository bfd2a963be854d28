import type { Page } from '@playwright/test';
import { confirmButton, goToCheckout, part, submittedNumber, totalKnown } from './checkout.ts';
import { add, search, setQuantity, tile } from './products.ts';

const MARTELO = 'Martelo Unha Ferrão 20 mm';

/** Requests a quote for twelve hammers at Ferragens Atlas, by boleto in 28 days. Returns its number. */
export async function requestQuote(page: Page): Promise<string> {
  await search(page, 'martelo unha');
  await add(tile(page, MARTELO), MARTELO);
  // Above the minimum order for delivery.
  await setQuantity(tile(page, MARTELO), MARTELO, '12');
  await goToCheckout(page);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Faturado 28 dias/ })
    .check();
  await totalKnown(page);
  await confirmButton(page).click();
  return submittedNumber(page);
}
