/**
 * A company's titles from the login to the boleto, and buying on account up to the credit limit. Spec 2, invoices and
 * titles grid.
 */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { confirmButton, part, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { download, isPdf } from '../../support/downloads.ts';
import { logIn, logInByForm, openAccount, startSession } from '../../support/log-in.ts';
import { mailTo } from '../../support/mails.ts';
import { grantCredit, owe } from '../../support/panel/owe.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const LINE = /^\d{47}$/;

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('what is owed is found, filtered, copied, printed and sent on', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const company = await people.company();
  const name = (what: string) => `${what} ${company.document}`;
  await owe(company, [
    { document: name('PAGA'), amount: 10_000, issued: -60, due: -32, paid: -33 },
    { document: name('VENCIDA'), amount: 50_000, issued: -40, due: -12 },
    { document: name('PERTO'), amount: 120_000, issued: -20, due: 8 },
    { document: name('LONGE'), amount: 30_000, issued: -2, due: 26 },
  ]);

  // One second after the login overdue titles are reported; the menu leads to them.
  await logInByForm(page, ATLAS, company);
  await expect(page.getByText('Você tem 1 fatura vencida: R$ 500,00.')).toBeVisible();
  await openAccount(page, isPhone);
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('link', { name: 'Faturas' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Faturas', level: 1 })).toBeVisible();
  const summary = main.getByRole('region', { name: 'Resumo' });
  await expect(summary).toContainText('R$ 18.000,00');
  await expect(summary).toContainText('R$ 2.000,00');
  const row = (what: string) => main.getByRole('listitem').filter({ hasText: name(what) });
  await expect(row('PERTO')).toContainText('Vence em 8 dias');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await saveScreenshot(page, 'invoices', isPhone);

  // Filtered by status and day; the address holds both.
  await main.getByRole('link', { name: 'Vencidas', exact: true }).click();
  await expect(row('PERTO')).toBeHidden();
  await expect(row('VENCIDA')).toContainText('Vencida há 12 dias');
  await expect(page).toHaveURL(/situacao=vencidas/);

  // The second copy of an overdue boleto has a new due date, fine and interest, and a valid typed line.
  await row('VENCIDA')
    .getByRole('button', { name: /^Emitir segunda via/ })
    .click();
  await expect(row('VENCIDA')).toContainText('Segunda via: R$ 51');
  await row('VENCIDA')
    .getByRole('button', { name: /^Copiar linha/ })
    .click();
  await expect.poll(() => copied(page)).toMatch(LINE);

  await main.getByRole('link', { name: 'Todas', exact: true }).click();
  await expect(row('PERTO')).toBeVisible();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await main.getByLabel('Vencimento de').fill(day(1));
  await main.getByLabel('Vencimento até').fill(day(15));
  await main.getByRole('button', { name: 'Aplicar' }).click();
  await expect(main.getByText('1 fatura, R$ 1.200,00')).toBeVisible();
  await main.getByRole('link', { name: /^Remover filtro: Vencimento de/ }).click();
  await expect(row('LONGE')).toBeVisible();

  // Several titles: their typed lines, one file, one mail.
  await row('PERTO').getByRole('checkbox').check();
  await row('LONGE').getByRole('checkbox').check();
  await row('PAGA').getByRole('checkbox').check();
  const chosen = main.getByRole('region', { name: 'Faturas selecionadas' });
  await expect(chosen).toContainText('3 faturas, R$ 1.600,00');
  await expect(chosen).toContainText('2 têm boleto que pode ser pago hoje.');
  await expectAccessible(page);
  await chosen.getByRole('button', { name: 'Copiar linhas' }).click();
  await expect.poll(async () => (await copied(page)).split('\n')).toHaveLength(2);
  for (const line of (await copied(page)).split('\n')) expect(line).toMatch(LINE);
  expect(isPdf(await download(page, chosen.getByRole('button', { name: 'Boletos em PDF' })))).toBe(true);
  const sheet = await download(page, chosen.getByRole('button', { name: 'Exportar CSV' }));
  expect(sheet.bytes.toString()).toContain(`${name('PAGA')};;`);
  const finance = `financeiro-${company.document}@exemplo.com.br`.toLowerCase();
  await chosen.getByRole('button', { name: 'Enviar ao financeiro' }).click();
  await chosen.getByLabel('E-mail do financeiro').fill(finance);
  await chosen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(chosen.getByText(`Enviado para ${finance}`)).toBeVisible();
  expect(await mailTo(finance, '2 boletos para pagar')).toContain('Linha digitável');
});

test.describe('buying on account', () => {
  // Expected: the order above the credit limit is refused, which a browser logs.
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test('goes as far as the credit, and the order says until when', async ({ page, people }) => {
    const company = await people.company();
    await grantCredit(company, MERCADO, 8_000);
    await logIn(page, MERCADO, company);
    await fill(page, '5');
    await visit(page, `${MERCADO}/checkout`);
    await totalKnown(page);
    const payment = part(page, 'Pagamento');
    const onAccount = payment.getByRole('radio', { name: /^Faturado 14 dias/ });
    await onAccount.check();
    await expect(payment).toContainText('Crédito disponível R$ 80,00');
    await totalKnown(page);
    await confirmButton(page).click();
    const number = await submittedNumber(page);
    await expect(page.getByRole('main')).toContainText('Pagamento até');
    await visit(page, `${MERCADO}/pedidos/${number}`);
    const panel = page.getByRole('main').getByRole('button', { name: 'Copiar linha digitável' });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // The remaining credit does not suffice: announced at the checkout, and refused by the server.
    await fill(page, '6');
    await visit(page, `${MERCADO}/checkout`);
    await totalKnown(page);
    await onAccount.check();
    await expect(payment).toContainText('não cobre os');
    await confirmButton(page).click();
    const problem = page.getByRole('main').getByRole('alert');
    await expect(problem).toContainText('O seu crédito disponível não cobre este pedido.');
    await expect(problem).toContainText('Disponível: R$');
    await problem.getByRole('link', { name: 'Escolher outro pagamento' }).click();
    await payment.getByRole('radio', { name: /^Boleto/ }).check();
    await totalKnown(page);
    await confirmButton(page).click();
    await submittedNumber(page);
    await expect(page.getByRole('heading', { name: 'Pague o boleto' })).toBeVisible();
  });
});

async function fill(page: Page, quantity: string): Promise<void> {
  await visit(page, `${MERCADO}/c/hortifruti/frutas`);
  const saved = page.waitForResponse(
    (answer) => answer.ok() && answer.request().postData()?.includes(`"quantidade":${quantity}`) === true,
  );
  await add(tile(page, ABACAXI), ABACAXI);
  await setQuantity(tile(page, ABACAXI), ABACAXI, quantity);
  await saved;
}

test('from a page with little on it nothing in sight is moved', async ({ page, people, isPhone }) => {
  await startSession(page, ATLAS, await people.company());
  await visit(page, `${ATLAS}/assinaturas`);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shifted = String(
          Number(document.documentElement.dataset.shifted ?? 0) +
            (entry as unknown as { value: number }).value,
        );
    }).observe({ type: 'layout-shift' });
  });
  // Delayed, so that the skeleton is visible.
  await page.route('**/faturas-cliente/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await openAccount(page, isPhone);
  await page.getByRole('dialog', { name: 'Sua conta' }).getByRole('link', { name: 'Faturas' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Você não tem faturas nesta loja')).toBeVisible();
  const shifted = Number(await page.evaluate(() => document.documentElement.dataset.shifted ?? '0'));
  expect(shifted).toBeLessThan(0.01);
});
