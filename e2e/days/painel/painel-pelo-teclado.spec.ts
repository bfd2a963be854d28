/** Nobody who works in the panel needs a mouse: from the login to a quote that is sent and orders that change together. */
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { requestQuote } from '../../support/ask-for-quote.ts';
import { expectSeenFocus, pressAt, typeAt } from '../../support/keyboard.ts';
import { startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { openOtherBrowser } from '../../support/panel/other-browser.ts';
import { PASSWORD } from '../../support/people.ts';
import { ATLAS } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const HAMMER = /^Preço de cada Martelo/;

// Before the login, and what its second step answers.
test.use({ expectedErrors: /40[01]/ });

test('by the keyboard alone: two steps of the login, a quote priced and sent, two orders changed together', async ({
  page,
  browser,
  people,
  playwright,
  baseURL,
  isPhone,
}) => {
  test.slow();
  // Of two companies: one that asks for the same twice is asked whether it means it.
  const quoteOf = async (): Promise<string> => {
    const client = await openOtherBrowser(browser, baseURL);
    await startSession(client.page, ATLAS, await people.company());
    await visit(client.page, ATLAS);
    const number = await requestQuote(client.page);
    await client.close(/^$/);
    return number;
  };
  const [first, second] = [await quoteOf(), await quoteOf()];

  const { email } = await people.staff('ferragens-atlas');
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const codeAt = await turnSecondStepOn(elsewhere, email);
  await elsewhere.dispose();

  await page.goto('/painel');
  await typeAt(page, page.getByLabel('E-mail'), email);
  await typeAt(page, page.getByLabel('Senha', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Código do aplicativo');
  await expectSeenFocus(code);
  // The code that turned it on is used up; the next one is accepted already.
  await page.keyboard.type(codeAt(Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olá');

  await pressAt(page, page.getByRole('link', { name: 'Ir para o conteúdo' }));
  await expect(page.getByRole('main')).toBeFocused();
  await pressAt(page, page.getByRole('link', { name: 'Orçamentos a precificar' }));
  await expect(page.getByRole('heading', { name: 'Orçamentos', level: 1 })).toBeVisible();
  await typeAt(page, page.getByLabel('Número ou cliente'), first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/busca=/);
  await expectFocusIn(page, 'main');
  await pressAt(page, page.getByRole('main').getByRole('link', { name: first, exact: true }));
  await expect(page.getByRole('heading', { name: `Orçamento ${first}`, level: 1 })).toBeVisible();

  const price = page.getByLabel(HAMMER);
  const send = page.getByRole('button', { name: 'Enviar preços ao cliente' });
  await typeAt(page, price, 'vinte');
  await pressAt(page, send);
  // What is wrong is where one lands.
  await expectSeenFocus(price);
  await expect(page.getByText('Informe um valor em reais.')).toBeVisible();
  await typeAt(page, price, '20,50');
  await pressAt(page, send);
  await expect(page.getByText('Orçamento precificado').first()).toBeVisible();
  await expectSeenFocus(page.getByRole('button', { name: 'Enviar novos preços' }));

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Buscar no painel' });
  await expect(palette).toBeFocused();
  await page.keyboard.type(second);
  await expect(page.getByRole('option', { name: new RegExp(`^Pedido ${second}`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await lookAt(page, { isPhone });
  await page.keyboard.press('Escape');
  await expectSeenFocus(page.getByRole('button', { name: 'Enviar novos preços' }));

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible();
  // The newest are first.
  const rows = page.getByRole('table', { name: 'Pedidos' }).getByRole('row');
  for (const number of [second, first])
    await pressAt(page, rows.filter({ hasText: number }).getByRole('checkbox'), 'Space');
  const actions = page.getByRole('region', { name: 'Ações para os selecionados' });
  await expect(actions).toContainText('2 selecionados');
  await lookAt(page, { isPhone });
  await pressAt(page, actions.getByRole('button', { name: /^Cancelar/ }));
  const dialog = page.getByRole('dialog', { name: /2 pedidos\?$/ });
  await expect(dialog).toBeVisible();
  await expectFocusIn(page, '[role=dialog]');
  await pressAt(page, dialog.getByRole('button', { name: 'Cancelar os pedidos' }));
  const reason = dialog.getByLabel(/^Motivo do cancelamento/);
  await expectSeenFocus(reason);
  await page.keyboard.type('Não temos mais este martelo.');
  await lookAt(page, { isPhone });
  await pressAt(page, dialog.getByRole('button', { name: 'Cancelar os pedidos' }));
  await expect(dialog).toBeHidden();
  for (const number of [second, first])
    await expect(rows.filter({ hasText: number })).toContainText('Cancelado');
  await expectFocusIn(page, 'main');
});

/** Turns the person's second step on; returns the codes by their moment. */
async function turnSecondStepOn(
  request: APIRequestContext,
  email: string,
): Promise<(timestamp: number) => string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/v4/painel/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  await post('entrar', { email, senha: PASSWORD });
  const { segredo } = await post('eu/segunda-etapa', { senhaAtual: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(segredo) });
  await post('eu/segunda-etapa/confirmar', { codigo: totp.generate() });
  return (timestamp) => totp.generate({ timestamp });
}

/** Wherever it is in there, it is not lost to the page as a whole. */
const expectFocusIn = (page: Page, place: string): Promise<void> =>
  expect.poll(() => page.evaluate((at) => document.activeElement?.closest(at) != null, place)).toBe(true);
