import { expectAccessible } from '../../support/accessible.ts';
import { openProduct } from '../../support/products.ts';
import { aurora, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

// Expected: the look-up's refusals.
test.use({ expectedErrors: /422/ });

test('a visitor learns fee and first window by CEP before buying, and the CEP is stored', async ({
  page,
}) => {
  await openProduct(page, MERCADO, 'Banana Prata');
  const main = page.getByRole('main');
  await main.getByText('Calcular frete e prazo').click();
  await main.getByLabel('CEP de entrega').fill('01310100');
  await expect(main.getByLabel('CEP de entrega')).toHaveValue('01310-100');
  await expect(main.getByText('Receber no endereço')).toBeVisible();
  await expect(main.getByText('Em compras a partir de R$')).toBeVisible();
  await expect(main.getByText(/^Retirar: /).first()).toBeVisible();
  await expectAccessible(page);

  await openProduct(page, MERCADO, 'Abacaxi Pérola');
  // Known from now on: in one line, without opening it.
  await expect(main.getByText(/^01310-100: R\$/)).toBeVisible();
  await main.getByText('Calcular frete e prazo').click();
  await expect(main.getByLabel('CEP de entrega')).toHaveValue('01310-100');
  await expect(main.getByText('Receber no endereço')).toBeVisible();
});

test('a CEP that is not served gets that message, and that one may pick up', async ({ page }) => {
  await openProduct(page, MERCADO, 'Banana Prata');
  const main = page.getByRole('main');
  await main.getByText('Calcular frete e prazo').click();
  await main.getByLabel('CEP de entrega').fill('123');
  await main.getByLabel('CEP de entrega').press('Enter');
  await expect(main.getByText('O CEP tem 8 números.')).toBeVisible();
  await main.getByLabel('CEP de entrega').fill('69900-970');
  await expect(main.getByText('O fornecedor não atende no endereço informado')).toBeVisible();
  await expect(main.getByText(/^Retirar: /).first()).toBeVisible();
});

test('a shop without delivery shows only where to pick up', async ({ page }) => {
  await visit(page, aurora('/c/cadernos'));
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('link').first().click();
  await main.getByText('Calcular frete e prazo').click();
  await main.getByLabel('CEP de entrega').fill('01310-100');
  await expect(main.getByText(/^Retirar: /).first()).toBeVisible();
  await expect(main.getByText('Receber no endereço')).toHaveCount(0);
});
