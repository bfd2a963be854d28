import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { startSession } from '../../support/log-in.ts';
import { pauseJob } from '../../support/panel/pause-job.ts';
import { add, openProduct, quantity } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const row = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** The actions that the page has reported since. */
function watchFeedback(page: Page): { readonly actions: string[]; readonly questions: string[] } {
  const seen = { actions: [] as string[], questions: [] as string[] };
  page.on('request', (request) => {
    if (request.url().endsWith('/v4/sugestao/feedback')) seen.actions.push(request.postDataJSON().acao);
    else if (request.url().includes('/v4/sugestao/produtos/')) seen.questions.push(request.url());
  });
  return seen;
}

test('products are suggested near the end of a page, and what is done with them is reported', async ({
  page,
}) => {
  const seen = watchFeedback(page);
  await openProduct(page, MERCADO, 'Lentilha Grão da Serra 500 g');
  await page.getByRole('main').getByRole('heading', { name: 'Produtos parecidos' }).scrollIntoViewIfNeeded();
  const suggested = row(page, 'Você também pode gostar');
  const tiles = suggested.getByRole('article');
  await tiles.first().scrollIntoViewIfNeeded();
  await expect.poll(() => seen.actions).toEqual(['VISUALIZOU']);
  await expectAccessible(page);

  const name = (await tiles.nth(1).getByRole('heading').textContent()) ?? '';
  await suggested.getByRole('button', { name: `Não sugerir ${name}`, exact: true }).click();
  await expect(suggested.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(suggested.getByRole('button', { name: /^Não sugerir/ }).nth(1)).toBeFocused();
  await expect.poll(() => seen.actions).toContain('OCULTOU');

  const other = (await tiles.first().getByRole('heading').textContent()) ?? '';
  await add(tiles.first(), other);
  await expect.poll(() => seen.actions).toContain('ADICIONOU');
  expect(seen.questions).toHaveLength(1);

  await page.reload();
  await page.getByRole('main').getByRole('heading', { name: 'Produtos parecidos' }).scrollIntoViewIfNeeded();
  await expect(tiles.first()).toBeVisible();
  await expect(suggested.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('home, cart and a search without results suggest products, and nothing moves', async ({ page }) => {
  const seen = watchFeedback(page);
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/v4/sugestao/produtos/**', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await visit(page, `${MERCADO}/busca?q=zzxxqq`);
  // Other parts of the page move it before.
  await expect(page.getByRole('navigation', { name: 'Mais buscados nesta loja' })).toBeVisible();
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ''}${JSON.stringify(entry)}`;
    }).observe({ type: 'layout-shift' });
  });
  answer();
  const found = row(page, 'Sugestões para você');
  await expect(found.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();
  const link = found.getByRole('article').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
  expect(seen.actions).toContain('CLICOU');

  await visit(page, `${MERCADO}/carrinho`);
  const inCart = row(page, 'Que tal levar também?');
  await inCart.scrollIntoViewIfNeeded();
  await expect(inCart.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await visit(page, ATLAS);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const atHome = row(page, 'Sugestões para você');
  await atHome.scrollIntoViewIfNeeded();
  await expect(atHome.getByRole('article').first()).toBeVisible();
});

test('what a page shows elsewhere it does not suggest once more', async ({ page }) => {
  await openProduct(page, MERCADO, 'Banana Prata');
  const similar = row(page, 'Produtos parecidos').getByRole('article').getByRole('heading');
  const suggested = row(page, 'Você também pode gostar').getByRole('article');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await suggested.first().scrollIntoViewIfNeeded();
  const names = await similar.allTextContents();
  expect(names.length).toBeGreaterThan(3);
  for (const name of await suggested.getByRole('heading').allTextContents())
    expect(names).not.toContain(name);

  await visit(page, MERCADO);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const carousel = row(page, 'Recomendados para você');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(row(page, 'Sugestões para você')).toHaveCount(0);
});

test('what came into the cart elsewhere is not suggested any longer, what came from the row stays', async ({
  page,
  context,
}) => {
  await openProduct(page, MERCADO, 'Banana Prata');
  await add(page.getByRole('main'), 'Banana Prata');
  await visit(page, `${MERCADO}/carrinho`);
  const suggested = row(page, 'Que tal levar também?');
  await suggested.scrollIntoViewIfNeeded();
  const tiles = suggested.getByRole('article');
  const [here = '', elsewhere = ''] = await tiles.getByRole('heading').allTextContents();
  await add(tiles.first(), here);

  const other = await context.newPage();
  await openProduct(other, MERCADO, elsewhere);
  await add(other.getByRole('main'), elsewhere);
  await page.bringToFront();
  await expect(quantity(page.getByRole('region', { name: 'Produtos' }), elsewhere)).toHaveValue('1');
  await expect(suggested.getByRole('link', { name: elsewhere, exact: true })).toHaveCount(0);
  await expect(suggested.getByRole('link', { name: here, exact: true })).toHaveCount(1);
});

test('a carousel of recommended products reports as other suggestions do, and what is hidden in it stays away', async ({
  page,
  people,
  request,
}) => {
  test.slow();
  // Else the page may show other products than the session names, of which nothing is reported.
  const resume = await pauseJob(request, 'recommendations computed');
  const seen = watchFeedback(page);
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, MERCADO);
  const carousel = row(page, 'Recomendados para você');
  const session = page.waitForResponse((response) => response.url().includes('comSessao=true'));
  await carousel.scrollIntoViewIfNeeded();
  const [{ sessao_id }] = await (await session).json();
  await expect.poll(() => seen.actions).toEqual(['VISUALIZOU']);

  const name = (await carousel.getByRole('article').nth(1).getByRole('heading').textContent()) ?? '';
  const reported = page.waitForResponse(
    (response) =>
      response.url().endsWith('/v4/sugestao/feedback') &&
      response.request().postDataJSON().acao === 'OCULTOU',
  );
  await carousel.getByRole('button', { name: `Não sugerir ${name}`, exact: true }).click();
  const answer = await reported;
  expect(answer.status()).toBe(200);
  expect(answer.request().postDataJSON()).toMatchObject({ visao: 'HOME', sessao_id });
  await expect(carousel.getByRole('link', { name, exact: true })).toHaveCount(0);
  await add(
    carousel.getByRole('article').first(),
    (await carousel.getByRole('article').first().getByRole('heading').textContent()) ?? '',
  );
  await expect.poll(() => seen.actions).toEqual(['VISUALIZOU', 'OCULTOU', 'ADICIONOU']);

  // The browser forgets it; the shop does not.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('vitrine-hidden-')) localStorage.removeItem(key);
  });
  const another = page.waitForResponse((response) => response.url().includes('comSessao=true'));
  const { promise: mayAnswer, resolve: answerSession } = Promise.withResolvers<void>();
  await page.route(/comSessao=true/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.reload();
  // The page that was left may still have reported what it had shown.
  const before = seen.actions.length;
  await usable(page);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('article').first()).toBeVisible();
  await expect(carousel.getByRole('link', { name, exact: true })).toHaveCount(0);

  // What is done before the session is known is reported once it is.
  const early = (await carousel.getByRole('article').nth(1).getByRole('heading').textContent()) ?? '';
  await carousel.getByRole('button', { name: `Não sugerir ${early}`, exact: true }).click();
  await expect(carousel.getByRole('link', { name: early, exact: true })).toHaveCount(0);
  expect(seen.actions.slice(before)).toEqual([]);
  answerSession();
  await another;
  await expect.poll(() => seen.actions.slice(before)).toEqual(['OCULTOU', 'VISUALIZOU']);
  const link = carousel.getByRole('article').first().getByRole('link').first();
  await link.click();
  await expect.poll(() => seen.actions).toContain('CLICOU');
  await resume();
});
