/** The shop without a network: what was seen opens, and says how old it is. Checklists 1.20. */
import { lookAt } from '../../support/look-at.ts';
import { PASSWORD } from '../../support/people.ts';
import { tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { prepared, storedIn, workerReady } from '../../support/worker.ts';

const ABACAXI = 'Abacaxi Pérola';
const FRUITS = `${MERCADO}/c/hortifruti/frutas`;

test.use({
  serviceWorkers: 'allow',
  reuseContext: false,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket/,
});

test('a visitor opens the pages seen lately, and is told how old the prices are', async ({
  page,
  context,
  isPhone,
}) => {
  await visit(page, MERCADO);
  await prepared(page, 'visitor');
  await visit(page, FRUITS);
  await expect(tile(page, ABACAXI)).toBeVisible();
  await expect
    .poll(() => storedIn(page, 'pages'))
    .toEqual(['/mercado-central', '/mercado-central/c/hortifruti/frutas']);
  await context.setOffline(true);
  await page.reload();
  await expect(tile(page, ABACAXI)).toBeVisible();
  const notice = page.getByRole('complementary', { name: 'Conexão' });
  await expect(notice).toHaveText(/^Você está sem conexão\. Preços de \d\d:\d\d\.$/);
  await lookAt(page, { isPhone, picture: 'sem-conexao-lista' });
  await page.goto(MERCADO);
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeEmpty();
});

test('a page that was never seen says so, in the shop’s name', async ({ page, context, isPhone }) => {
  await visit(page, MERCADO);
  await workerReady(page);
  await context.setOffline(true);
  await page.goto(`${MERCADO}/sobre`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você está sem conexão');
  await lookAt(page, { isPhone });
});

test('what the server answers to somebody is not stored for visitors, though the page still shows none', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.skip(isPhone, 'The worker does not depend on the window.');
  await visit(page, `${MERCADO}/c/hortifruti`);
  await prepared(page, 'visitor');
  const list = async (name: string): Promise<string> => {
    const answer = page.waitForResponse(/\/listaprodutos/);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    return new URL((await answer).url()).pathname + new URL((await answer).url()).search;
  };
  const stored = () => storedIn(page, 'answers');
  const before = await list('Frutas');
  await expect.poll(stored).toContain(before);
  // Past the worker, as at another shop of this host.
  const idfornecedor = (await page.locator('html').getAttribute('data-supplier')) ?? '';
  const { email: cpf } = await people.consumer();
  const data = { cpf, senha: PASSWORD, idfornecedor };
  expect((await page.request.post('/v1/app/token/usuario/autenticar', { data })).ok()).toBe(true);
  const meanwhile = await list('Legumes');
  await context.clearCookies({ name: /session/ });
  const after = await list('Verduras e ervas');
  await expect.poll(stored).toContain(after);
  expect(await stored()).not.toContain(meanwhile);
});
