import type { APIRequestContext, Page } from '@playwright/test';
import { type Hit, test } from '../../support/google/google-stand-in.ts';
import { logIn } from '../../support/log-in.ts';
import { ADMINISTRATOR } from '../../support/panel/panel.ts';
import { PASSWORD } from '../../support/people.ts';
import { search, tile } from '../../support/products.ts';
import {
  buyStepByStep,
  cancelOrder,
  isOfPromotion,
  isOfRow,
  measuring,
  STEPS,
} from '../../support/shop-events.ts';
import { EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const ID = 'G-MERCADO001';

// Visitors who have not chosen yet. The tests share one server, whose shop they connect in turn.
test.use({ storageState: { cookies: [], origins: [] } });
test.describe.configure({ mode: 'serial' });

/** Neither banners nor rows that were in the window. */
const isStep = ({ name, params }: Hit): boolean =>
  !isOfPromotion(name) && !isOfRow({ event: name, item_list_name: String(params.item_list_name) });
const names = (hits: readonly Hit[]): string[] => hits.filter(isStep).map(({ name }) => name);
const choose = (page: Page, name: 'Aceitar' | 'Recusar') => page.getByRole('button', { name }).click();
const ids = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('ga4-'));

/** The shop's owner connects it; null disconnects it. */
async function connect(
  request: APIRequestContext,
  account: { readonly superon_ga: string | null; readonly segredo?: string | null },
): Promise<void> {
  const home = await (await request.get(MERCADO)).text();
  const idfornecedor = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  await request.post('/v4/painel/entrar', { data: { email: ADMINISTRATOR, senha: PASSWORD } });
  const answer = await request.put(`/v4/painel/${idfornecedor}/google-analytics`, { data: account });
  expect(answer.status(), await answer.text()).toBe(200);
  const policy = async (): Promise<string> =>
    (await request.get(MERCADO)).headers()['content-security-policy'] ?? '';
  await expect
    .poll(async () => (await policy()).includes('googletagmanager'))
    .toBe(account.superon_ga !== null);
}

test('a purchase arrives at Google in order, each event once', async ({ page, people, request, google }) => {
  // A whole purchase, of which each step waits for its events.
  test.slow();
  await connect(request, { superon_ga: ID, segredo: null });
  await visit(page, MERCADO);
  await choose(page, 'Aceitar');
  await logIn(page, MERCADO, await people.consumer());
  await measuring(page);
  const number = await buyStepByStep(page);
  await expect.poll(() => names(google.hits)).toContain('purchase');
  expect(names(google.hits)).toEqual(STEPS);
  expect(google.hits.at(-1)?.params).toMatchObject({ transaction_id: number, currency: 'BRL' });
  expect(google.hits.filter(isStep).find(({ name }) => name === 'view_item_list')?.params).toMatchObject({
    item_list_name: 'Search Results',
  });
  const reported = JSON.stringify([google.pageViews, google.hits.map((hit) => hit.page)]);
  expect(reported).toContain(`${MERCADO}/p/banana-prata`);
  for (const personal of [`/submissao/${number}`, 'q=', '@exemplo']) expect(reported).not.toContain(personal);

  await page.reload();
  await cancelOrder(page, MERCADO, number);
  await expect.poll(() => names(google.hits).slice(STEPS.length)).toEqual(['refund']);

  // Withdrawn consent deletes Google's ids, here and from the orders, and ends it at once, in other tabs, too.
  expect(await ids(page)).toEqual(expect.arrayContaining(['ga4-visit', 'ga4-mercado-central_ga']));
  const tab = await page.context().newPage();
  await visit(tab, MERCADO);
  await visit(page, `${MERCADO}/privacidade`);
  // Also before this page measures.
  const withdrawn = page.waitForResponse(/google-analytics.mercado-central.retirada/);
  await choose(page, 'Recusar');
  await expect.poll(() => ids(page)).toEqual([]);
  expect((await withdrawn).status()).toBe(200);
  const before = google.requests.length;
  for (const open of [page, tab]) {
    await search(open, 'abacaxi');
    await expect(tile(open, 'Abacaxi Pérola')).toBeVisible();
  }
  expect(google.requests).toHaveLength(before);
  expect(await ids(page)).toEqual([]);
});

test('a banner is reported when it comes into view, once, and when it is pressed', async ({
  page,
  request,
  google,
}) => {
  await connect(request, { superon_ga: ID, segredo: null });
  await visit(page, MERCADO);
  await choose(page, 'Aceitar');
  const promotions = () =>
    google.hits
      .filter(({ name, params }) => isOfPromotion(name) && params.promotion_name === 'A feira da semana')
      .map(({ name, params }) => [name, params.creative_slot]);
  const images = page.getByRole('region', { name: 'A feira da semana' });
  await images.scrollIntoViewIfNeeded();
  await expect.poll(promotions).toEqual([['view_promotion', '1']]);
  await images.getByRole('button', { name: 'A feira da semana: próxima' }).click();
  await expect.poll(promotions).toEqual([
    ['view_promotion', '1'],
    ['view_promotion', '2'],
  ]);
  await images.getByRole('button', { name: 'A feira da semana: anterior' }).click();
  await expect(images.getByText('1 de 3')).toBeVisible();
  await images.getByRole('link').first().click();
  await expect.poll(promotions).toEqual([
    ['view_promotion', '1'],
    ['view_promotion', '2'],
    ['select_promotion', '1'],
  ]);
});

test('with a secret the server sends purchase and refund, once each', async ({
  page,
  people,
  request,
  google,
}) => {
  // The server's job runs every ten seconds.
  test.slow();
  await connect(request, { superon_ga: ID, segredo: 'segredo-do-protocolo' });
  await visit(page, MERCADO);
  await choose(page, 'Aceitar');
  await logIn(page, MERCADO, await people.consumer());
  await measuring(page);
  const number = await buyStepByStep(page);
  const ofOrder = () => google.hits.filter(({ name }) => name === 'purchase' || name === 'refund');
  await expect.poll(() => names(ofOrder()), { timeout: 40_000 }).toEqual(['purchase']);
  // The server may be faster than the browser.
  const ofBrowser = () => google.hits.filter(({ from }) => from === 'browser');
  await expect.poll(() => names(ofBrowser())).toEqual(STEPS.filter((name) => name !== 'purchase'));
  expect(ofOrder()[0]).toMatchObject({
    from: 'server',
    clientId: '11.22',
    params: { transaction_id: number, session_id: '1795000000' },
  });
  await cancelOrder(page, MERCADO, number);
  await expect.poll(() => names(ofOrder()), { timeout: 40_000 }).toEqual(['purchase', 'refund']);
  expect(ofOrder().every(({ from }) => from === 'server')).toBe(true);
});

test('without consent nothing reaches Google, and other shops’ pages are closed to it', async ({
  page,
  people,
  request,
  google,
}) => {
  await connect(request, { superon_ga: ID, segredo: 'segredo-do-protocolo' });
  const other = await request.get(EMPORIO);
  expect(other.headers()['content-security-policy']).not.toContain('google');
  await visit(page, MERCADO);
  await choose(page, 'Recusar');
  await logIn(page, MERCADO, await people.consumer());
  await buyStepByStep(page);
  expect(google.requests).toEqual([]);
  expect(google.hits).toEqual([]);
  expect(await ids(page)).toEqual([]);
});
