import { expect, type Page } from '@playwright/test';
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

export interface ReturnedGoods {
  readonly quantity: number;
  /** Centavos. */
  readonly money: number;
}

/** Without waiting for the server's job. */
async function sumUp(): Promise<void> {
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  await sumUpDays(database);
  await database.close();
}

const QUANTITY = 'Quantidade devolvida';
const digitsOf = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** What came back of a product in the last thirty days, as the shop's sales report shows it; the product was sold. */
export async function returnedInReport(panel: Page, shop: string, product: string): Promise<ReturnedGoods> {
  await sumUp();
  await panel.goto(`/painel${shop}/relatorios`);
  await panel.getByRole('tab', { name: 'Produtos' }).click();
  const table = panel.getByRole('table', { name: 'Vendas por produto' });
  const row = table.getByRole('row').filter({ hasText: product });
  await expect(row).toBeVisible();
  const head = (name: string) => table.getByRole('columnheader', { name, exact: true });
  if (!(await head(QUANTITY).isVisible())) {
    await panel.getByRole('button', { name: 'Colunas' }).click();
    await panel.getByRole('checkbox', { name: QUANTITY }).check();
    await panel.keyboard.press('Escape');
    await expect(head(QUANTITY)).toBeVisible();
  }
  const titles = await table.getByRole('columnheader').allTextContents();
  const cell = async (title: string): Promise<number> =>
    digitsOf(await row.getByRole('cell').nth(titles.indexOf(title)).innerText());
  return { quantity: await cell(QUANTITY), money: await cell('Devolvido') };
}
