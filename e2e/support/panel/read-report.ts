import { expect, type Page } from '@playwright/test';
import { download } from '../downloads.ts';

interface Report {
  /** Caption of its table. */
  readonly table: string;
  /** How its chart describes itself; absent where bars stand in the table's rows. */
  readonly chart?: string;
  /** How the name of its file begins. */
  readonly file: string;
  readonly has: string | RegExp;
}

/** A report has its numbers as a chart, as a table and as a file, and the file the lines of the table. */
export async function readReport(panel: Page, { table, chart, file, has }: Report): Promise<void> {
  const rows = panel.getByRole('table', { name: table });
  await expect(rows).toContainText(has);
  if (chart === undefined) await expect(rows.locator('meter').first()).toBeVisible();
  else await expect(panel.getByRole('img', { name: chart })).toBeVisible();
  const button = panel.getByRole('button', { name: 'Exportar' }).first();
  const { name, bytes } = await download(panel, button);
  expect(name.startsWith(file) && name.endsWith('.csv'), name).toBe(true);
  // A report in pages has more lines in its file than rows in its table.
  const [heads = '', ...lines] = bytes.toString('utf8').trim().split(/\r?\n/);
  expect(heads.split(';').length).toBeGreaterThan(2);
  expect(lines.length).toBeGreaterThanOrEqual(await rows.locator('tbody tr').count());
}
