import { cartButton, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, goToCheckout } from '../../support/checkout.ts';
import { fillLogin, logIn, openAccount, startSession } from '../../support/log-in.ts';
import { add, openProduct, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';

test.describe('too many requests', () => {
  test.use({ expectedErrors: /429/ });

  test('every 429 leads to its screen, and the cart is kept', async ({ page }) => {
    await visit(page, `${MERCADO}/c/hortifruti/frutas`);
    await add(tile(page, ABACAXI), ABACAXI);
    await cartSaved(await openCart(page));
    await page.keyboard.press('Escape');
    await page.route('**/produto/**', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
    await tile(page, ABACAXI).getByRole('link', { name: ABACAXI, exact: true }).click();
    await expect(page).toHaveURL(`${MERCADO}/erro/too-many-request`);
    await expect(page.getByRole('heading', { name: 'Muitas solicitações', level: 1 })).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName(/^Carrinho ?, 1 produto$/);
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(page).toHaveURL(MERCADO);
  });
});

test.describe('a lost file', () => {
  test.use({ expectedErrors: /404|dynamically imported module/ });

  test('reloads the page once', async ({ page }) => {
    await visit(page, MERCADO);
    const documents: string[] = [];
    let lost = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(request.url());
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (documents.length > 0) return route.continue();
      lost += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(`${MERCADO}/entrar`);
    await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
    expect(lost).toBeGreaterThan(0);
    // On a slow machine the press comes after the reload that pointing began: then its page is another document.
    expect(documents).toEqual([...new Set(documents)]);
  });
});

test.describe('a session that ended elsewhere', () => {
  // 520: the query failed before the failure page's file had loaded, so that React rendered the page a second time.
  test.use({ expectedErrors: /401|Sessão expirada|React error #520/ });

  test('is shown where the shopper goes next, and leads back there after the login', async ({
    page,
    context,
    people,
    isPhone,
  }) => {
    const shopper = await people.consumer();
    await logIn(page, MERCADO, shopper);
    await context.clearCookies();
    await openAccount(page, isPhone);
    await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('link', { name: 'Meus pedidos' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Sessão expirada, efetue login novamente')).toBeVisible();
    await main.getByRole('link', { name: 'Entrar novamente' }).click();
    await expect(page).toHaveURL(/\/entrar\?/);
    await usable(page);
    await fillLogin(page, shopper.email);
    await expect(page).toHaveURL(`${MERCADO}/pedidos`);
    await expect(page.getByRole('heading', { name: 'Você ainda não fez pedidos' })).toBeVisible();
  });

  test('is reported at checkout, and nothing is ordered', async ({ page, context, people }) => {
    await startSession(page, MERCADO, await people.consumer());
    await openProduct(page, MERCADO, ABACAXI);
    await add(page.getByRole('main'), ABACAXI);
    await setQuantity(page.getByRole('main'), ABACAXI, '8');
    await goToCheckout(page);
    await context.clearCookies();
    await confirmButton(page).click();
    await expect(page.getByText('Sessão expirada, efetue login novamente')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Entrar novamente' }).click();
    await expect(page).toHaveURL(/\/entrar\?voltar=.*checkout/);
  });
});
