import { chooseDeliveryTexts } from '#features/delivery/contract/texts.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { amount, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, goToCheckout, part } from '../../support/checkout.ts';
import { fillLogin, logIn } from '../../support/log-in.ts';
import { add, search, setQuantity, tile } from '../../support/products.ts';
import { aurora, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const NO_WAY = 'Nenhuma forma de entrega foi encontrada para esse endereço, itens ou valor de pedido.';

test.describe('where nothing is brought', () => {
  // Expected: the look-up's refusals.
  test.use({ expectedErrors: /422/ });

  test('a visitor learns in the cart, by CEP, that it takes more, and then the fee', async ({ page }) => {
    await visit(page, MERCADO);
    await search(page, 'abacaxi');
    await add(tile(page, ABACAXI), ABACAXI);
    const drawer = await openCart(page);
    const cep = drawer.getByLabel('CEP de entrega');
    await cep.fill('05435000');
    const message = page.getByRole('dialog', { name: 'Entrega' });
    await expect(message).toContainText(NO_WAY);
    await message.getByRole('button', { name: 'Entendi' }).click();
    await expect(drawer.getByRole('status').filter({ hasText: NO_WAY })).toBeVisible();
    await expectAccessible(page);

    await setQuantity(drawer, ABACAXI, '8');
    await expect(drawer.getByText('Entrega no CEP 05435-000')).toBeVisible();
    await expect(amount(drawer, 'Taxa de entrega')).toHaveText('R$ 9,90');

    await cep.fill('69900970');
    await expect(drawer.getByText('O fornecedor não atende no endereço informado')).toBeVisible();
    await expect(drawer.locator('dl')).not.toContainText('Taxa de entrega');
  });

  test('the checkout says why no times were found', async ({ page, people }) => {
    await logIn(page, MERCADO, await people.consumer());
    await search(page, 'abacaxi');
    await add(tile(page, ABACAXI), ABACAXI);
    await cartSaved(await openCart(page));
    await visit(page, `${MERCADO}/checkout`);
    const delivery = part(page, 'Entrega');
    await expect(delivery.getByText('Falha ao consultar agendamentos')).toBeVisible();
    await expect(delivery).toContainText(NO_WAY);
    await expect(delivery).toContainText('O pedido mínimo para este endereço é');
    await expectAccessible(page);
  });
});

test('a CEP that is typed is asked about as it is, not where the visitor said to be before', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('vitrine-place', '-23.554 -46.690'));
  await visit(page, MERCADO);
  await search(page, 'abacaxi');
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '8');
  const drawer = await openCart(page);
  await drawer.getByLabel('CEP de entrega').fill('04795000');
  await expect(drawer.getByText('Entrega no CEP 04795-000')).toBeVisible();
  await expect(amount(drawer, 'Taxa de entrega')).toHaveText('R$ 14,90');
});

test.describe('where the look-up by address fails', () => {
  test.use({ expectedErrors: /422/ });

  test('the cart warns with the server’s words and what is recorded of it', async ({ page, people }) => {
    await page.route('**/taxa-entrega/**', async (route) => {
      const Mensagem = 'A entrega está suspensa <b>hoje</b>.';
      const json = { message: Mensagem, Mensagem, code: 'no-delivery-option', status: 422 };
      await route.fulfill({ status: 422, contentType: 'application/problem+json', json });
    });
    await logIn(page, MERCADO, await people.consumer());
    await search(page, 'abacaxi');
    await add(tile(page, ABACAXI), ABACAXI);
    await setQuantity(tile(page, ABACAXI), ABACAXI, '9');
    const drawer = await openCart(page);
    await expect(drawer.getByText('Falha ao consultar agendamentos')).toBeVisible();
    // As text, not as markup.
    await expect(drawer.getByText('A entrega está suspensa hoje.')).toBeVisible();
    await expect(drawer.locator('b')).toHaveCount(0);
  });
});

test('a client sees in the cart what it costs to bring it to the chosen address', async ({
  page,
  people,
}) => {
  await logIn(page, MERCADO, await people.consumer());
  await search(page, 'abacaxi');
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '9');
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await expect(drawer.getByText(/^Entrega em Casa/)).toBeVisible();
  await expect(amount(drawer, 'Taxa de entrega')).toHaveText(/R\$\s\d+,\d\d|Grátis/);
  await drawer.getByRole('link', { name: 'Ver carrinho' }).click();
  const aside = page.getByRole('complementary', { name: 'Resumo' });
  await expect(amount(aside, 'Taxa de entrega')).toHaveText(/R\$\s\d+,\d\d|Grátis/);
  await expectAccessible(page);
});

test('an order is not sent elsewhere while a new address stands open', async ({ page, people }) => {
  await logIn(page, MERCADO, await people.consumer());
  await search(page, 'abacaxi');
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, '9');
  await goToCheckout(page);
  const receive = part(page, 'Como você quer receber');
  await receive.getByRole('button', { name: 'Novo endereço' }).click();
  await receive.getByLabel('CEP').fill('01310100');
  await confirmButton(page).click();
  const hint = page.getByRole('link', { name: 'Salve o novo endereço, ou cancele, antes de enviar.' });
  await expect(hint).toBeVisible();
  await receive.getByRole('button', { name: 'Cancelar' }).click();
  await expect(hint).toBeHidden();
  await expect(receive.getByRole('radio', { name: 'Casa Principal' })).toBeChecked();
});

test.describe('a window that others took meanwhile', () => {
  test.use({ expectedErrors: /409/ });

  test('is not swapped for another one in silence', async ({ page, people }) => {
    await logIn(page, MERCADO, await people.consumer());
    await search(page, 'abacaxi');
    await add(tile(page, ABACAXI), ABACAXI);
    await setQuantity(tile(page, ABACAXI), ABACAXI, '9');
    await goToCheckout(page);
    const delivery = part(page, 'Entrega');
    const windows = delivery.getByRole('group', { name: 'Horário' }).getByRole('radio');
    // Late in the day, today has a single window: the one that stays below.
    await delivery.getByRole('group', { name: 'Dia' }).getByRole('radio').last().check();
    await windows.last().check();
    const gone = 'O horário que você escolheu não está disponível';
    await expect(delivery.getByText(gone)).toBeHidden();

    await page.route(/formas-entrega/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const [option] = json.formasEntrega;
      const [first] = option.agendamentos;
      option.agendamentos = [first];
      await route.fulfill({ response, json });
    });
    await page.route(/\/pedido$/, (route) =>
      route.fulfill({
        status: 409,
        json: { ...chooseDeliveryTexts['slot-not-offered'], code: 'slot-not-offered' },
      }),
    );
    await confirmButton(page).click();
    await expect(page.getByText('O pedido não foi enviado')).toBeVisible();
    await expect(delivery.getByText(gone)).toBeVisible();
    await expectAccessible(page);
    await delivery.getByRole('button', { name: 'Manter este' }).click();
    await expect(delivery.getByText(gone)).toBeHidden();
    await expect(windows).toBeChecked();
  });
});

test('who picks up reads until when the store is open', async ({ page, people }) => {
  const shopper = await people.consumer();
  await visit(page, aurora('/c/cadernos'));
  const first = page.getByRole('main').getByRole('article').first();
  const name = await first.getByRole('heading').innerText();
  await add(first, name);
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await expect(drawer.getByText('Retirada na loja')).toBeVisible();
  await drawer.getByRole('link', { name: 'Finalizar' }).click();
  await fillLogin(page, shopper.email);
  await expect(page.getByRole('heading', { name: 'Finalizar compra', level: 1 })).toBeVisible();
  await usable(page);
  const store = part(page, 'Como você quer receber').getByRole('radio');
  await expect(store).toHaveCount(1);
  await expect(part(page, 'Como você quer receber')).toContainText(
    /Aberta hoje até 19h|Abre hoje às 9h|Fechada hoje/,
  );
});
