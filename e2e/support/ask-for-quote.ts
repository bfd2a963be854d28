import type { Page } from '@playwright/test';
import { confirmButton, goToCheckout, part, submittedNumber, totalKnown } from './checkout.ts';
import { add, search, setQuantity, tile } from './products.ts';

const MARTELO = 'Martelo Unha Ferrão 20 mm';

/** Of twelve hammers at Ferragens Atlas, on account: the goods come first, and the boleto is paid in 28 days. Gives its number. */
export async function askForQuote(page: Page): Promise<string> {
  await search(page, 'martelo unha');
  await add(tile(page, MARTELO), MARTELO);
  // Below the minimum of delivery nobody is served.
  await setQuantity(tile(page, MARTELO), MARTELO, '12');
  await goToCheckout(page);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /^Faturado 28 dias/ })
    .check();
  await totalKnown(page);
  await confirmButton(page).click();
  return submittedNumber(page);
}
