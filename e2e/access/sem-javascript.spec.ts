import { ATLAS, aurora, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the home can be read and leads to its categories', async ({ page }) => {
  await page.goto(MERCADO);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Mais vendidos' })).toBeVisible();
  await expect(main.getByText(/R\$\s\d/).first()).toBeVisible();
  await page.locator('#categorias').getByRole('link', { name: 'Hortifrúti' }).click();
  await expect(page).toHaveURL(`${MERCADO}/c/hortifruti`);
  await expect(page.getByRole('heading', { name: 'Hortifrúti', level: 1 })).toBeVisible();
});

test('a list can be read, turned over, and leads to a product', async ({ page }) => {
  await page.goto(`${MERCADO}/c/hortifruti`);
  await expect(page.getByRole('main').getByText(/^\d+ produtos/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Próxima' }).click();
  await expect(page).toHaveURL(/page=2/);
  const first = page.getByRole('main').getByRole('article').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
  await expect(main.getByText(/R\$\s\d/).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/c\/hortifruti/);
});

test('the search is a form', async ({ page }) => {
  await page.goto(MERCADO);
  await page.getByRole('combobox', { name: /^Buscar em/ }).fill('arroz');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(`${MERCADO}/busca?q=arroz`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/arroz/i);
});

test('a white-label shop on its host can be read too', async ({ page }) => {
  await page.goto(aurora('/busca?q=caderno'));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/caderno/i);
});

test('hidden prices say where to log in', async ({ page }) => {
  await page.goto(`${ATLAS}/c/fixacao`);
  await page.getByRole('main').getByRole('link', { name: 'Faça login para comprar' }).first().click();
  await expect(page).toHaveURL(/\/entrar\?voltar=/);
});

test('a login that is sent before a script is there leaves no password in an address', async ({ page }) => {
  await page.goto(`${MERCADO}/entrar`);
  const main = page.getByRole('main');
  await main.getByLabel('CPF, CNPJ ou e-mail').fill('ana@exemplo.com.br');
  await main.getByLabel('Senha', { exact: true }).fill('vitrine123');
  const shown = page.waitForResponse(
    (answer) => answer.request().isNavigationRequest() && answer.status() === 200,
  );
  await main.getByRole('button', { name: 'Entrar' }).click();
  await shown;
  await expect(page).toHaveURL(`${MERCADO}/entrar`);
  await expect(main.getByLabel('Senha', { exact: true })).toHaveValue('');
});
