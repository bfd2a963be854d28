/** Who delivers to an address is looked for wherever it is chosen. Spec 4, address flow. */
import { goToCheckout, part } from '../support/checkout.ts';
import { logIn } from '../support/log-in.ts';
import { add, setQuantity, tile } from '../support/products.ts';
import { MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** The browser tells of the answer. */
test.use({ expectedErrors: /status of 422/ });

const ABACAXI = 'Abacaxi Pérola';

test('an address that is chosen at the checkout and that nobody serves is warned of', async ({
  page,
  people,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '6');
  await goToCheckout(page);
  const asked = page.waitForRequest('**/fornecedor/localizacao*');
  await page.route('**/fornecedor/localizacao*', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'unserved-address', message: 'Infelizmente ainda não atendemos este endereço' },
    }),
  );
  await part(page, 'Como você quer receber')
    .getByRole('radio', { name: /Trabalho/ })
    .check();
  await asked;
  await expect(page.getByRole('region', { name: 'Mensagens' })).toContainText(
    'Infelizmente ainda não atendemos o seu endereço',
  );
});
