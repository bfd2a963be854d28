/** A representative in the field without a network: the clients and the cart are at hand; with the client changes what is stored. */
import { cartSaved, openCart } from '../../support/cart.ts';
import { lookAt } from '../../support/look-at.ts';
import { PASSWORD } from '../../support/people.ts';
import { add, quantity, search, setQuantity, tile } from '../../support/products.ts';
import { ATLAS } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';
import { prepared, storedIn, storedText } from '../../support/worker.ts';

const MARTELO = 'Martelo Unha Ferrão 20 mm';

test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket|taxa-entrega/,
});

test('clients and cart are at hand, and nothing of a client is left for the next one', async ({
  page,
  context,
  isPhone,
}) => {
  test.slow();
  const [one, other] = ['Lima Telhados e Calhas', 'Jardim Escola Girassol'] as const;
  await visit(page, `${ATLAS}/entrar`);
  const main = page.getByRole('main');
  await main.getByLabel('CPF, CNPJ ou e-mail').fill('carlos@atlas.exemplo.com.br');
  await main.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Sou representante').check();
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Meus clientes', level: 1 })).toBeVisible();
  await usable(page);
  const buyFor = async (client: string): Promise<void> => {
    await page.getByLabel('Buscar cliente').fill(client);
    await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Comprar para este cliente: ${client}` }).click();
    await expect(page.getByRole('region', { name: 'Representante' })).toContainText(
      `Comprando para ${client}`,
    );
    await usable(page);
  };
  await buyFor(one);
  await search(page, 'martelo unha');
  await add(tile(page, MARTELO), MARTELO);
  await cartSaved(await openCart(page));
  const open = await page.evaluate(() => JSON.stringify(history.state));
  await page.keyboard.press('Escape');
  // The overlay's history entry is left, which would end a reload that has begun.
  await page.waitForFunction((before) => JSON.stringify(history.state) !== before, open);
  await page.reload();
  await usable(page);
  await prepared(page);
  await expect.poll(() => storedIn(page, 'person')).toEqual(expect.arrayContaining(['/cart']));

  await context.setOffline(true);
  await page.goto(`${ATLAS}/clientes`);
  await expect(page.getByText('25 clientes, de 1 a 10')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText('25 clientes, de 11 a 20')).toBeVisible();
  await lookAt(page, { isPhone, picture: 'sem-conexao-clientes' });
  await page.goto(`${ATLAS}/carrinho`);
  await expect(page.getByRole('region', { name: 'Representante' })).toContainText(`Comprando para ${one}`);
  await setQuantity(main, MARTELO, '6');
  await page.reload();
  await expect(quantity(main, MARTELO)).toHaveValue('6');
  await context.setOffline(false);
  await cartSaved(main);

  await visit(page, `${ATLAS}/clientes`);
  await buyFor(other);
  await prepared(page);
  const cart = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      if (name.startsWith('vitrine-person:'))
        found.push((await (await (await caches.open(name)).match('/cart'))?.text()) ?? '');
    return found.join();
  });
  expect(cart).not.toContain(MARTELO);
  const keys = await page.evaluate(async () =>
    (await caches.keys())
      .filter((name) => name.startsWith('vitrine-person:'))
      .map((name) => name.split(':').at(-1)),
  );
  expect(new Set(keys).size).toBe(1);
  expect(await storedText(page)).toContain(other);
});
