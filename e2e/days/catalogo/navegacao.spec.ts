/** Navigation on a slow connection: skeletons, and the scroll position on the way back. */
import type { Page } from '@playwright/test';
import { confirmButton, goToCheckout } from '../../support/checkout.ts';
import { held } from '../../support/held.ts';
import { startSession } from '../../support/log-in.ts';
import { add, setQuantity, tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, ONE_SIZE, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

declare global {
  interface Window {
    transitions?: number[][];
  }
}

const LIST = `${MERCADO}/c/mercearia`;
const products = (page: Page) => page.locator('[data-product-list] > li');
const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls the list down to one of its products and returns it. */
async function farDown(page: Page) {
  await visit(page, LIST);
  const wanted = products(page).nth(16);
  // Centred, so that a click does not scroll.
  await wanted
    .getByRole('link')
    .first()
    .evaluate((link) => link.scrollIntoView({ block: 'center' }));
  expect(await scrolledTo(page)).toBeGreaterThan(300);
  return wanted;
}

/** Loaded pictures may move the list by some pixels. */
const expectAt = (page: Page, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await scrolledTo(page)) - top)).toBeLessThan(60);

/** The skeleton is shown from the top of the window. */
async function expectSkeletonAtTop(page: Page, says: string): Promise<void> {
  const skeleton = page.locator('main [aria-busy=true]:visible, main [role=status]:visible');
  await expect(skeleton.filter({ hasText: says }).first()).toBeInViewport();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport({ ratio: 0.3 });
}

test('a product that is on its way is shown as its skeleton, from the top', async ({ page }) => {
  const wanted = await farDown(page);
  const name = await wanted.getByRole('heading').innerText();
  const answer = await held(page, '**/produto/*');
  await wanted.getByRole('link').first().click();
  await expectSkeletonAtTop(page, 'Carregando produto');
  await answer.release();
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeInViewport();
  expect(await scrolledTo(page)).toBe(0);
});

test('Back returns to its place, also before the product has arrived', ONE_SIZE, async ({ page }) => {
  const wanted = await farDown(page);
  const top = await scrolledTo(page);
  const answer = await held(page, '**/produto/*');
  await wanted.getByRole('link').first().click();
  await expectSkeletonAtTop(page, 'Carregando produto');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(products(page).nth(16)).toBeInViewport();
  await expectAt(page, top);
  // A late response does not change the scroll position.
  await answer.release();
  await expect(wanted).toBeInViewport();
  await expectAt(page, top);
  await wanted.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expectAt(page, top);
});

test('the home on its way is shown as a skeleton, from the top', ONE_SIZE, async ({ page }) => {
  await farDown(page);
  const answer = await held(
    page,
    '**/carousels/list-for-page/**',
    '**/obter-setor/**',
    '**/listaprodutos*/**',
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Mercado Central/ })
    .first()
    .click();
  await expectSkeletonAtTop(page, 'Carregando produtos');
  await answer.release();
  await expect(page).toHaveURL(new RegExp(`${MERCADO}/?$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
});

test(
  'after "Confirmar pedido" the order on its way is shown as its skeleton, from the top',
  ONE_SIZE,
  async ({ page, people }) => {
    await startSession(page, MERCADO, await people.consumer());
    await visit(page, `${MERCADO}/c/hortifruti/frutas`);
    await add(tile(page, 'Abacaxi Pérola'), 'Abacaxi Pérola');
    await setQuantity(tile(page, 'Abacaxi Pérola'), 'Abacaxi Pérola', '6');
    await goToCheckout(page);
    const answer = await held(page, '**/v2/app/*/order/*');
    await confirmButton(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await confirmButton(page).click();
    await expect(page).toHaveURL(/\/submissao\/\d+$/);
    await expectSkeletonAtTop(page, 'Carregando o pedido');
    await answer.release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport();
  },
);

/** What page changes started from now on: how many elements had a name for their transition, before and after the change. */
const transitions = (page: Page) => page.evaluate(() => window.transitions ?? []);

async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    const named = () => document.querySelectorAll('[style*="view-transition-name"]').length;
    const found: number[][] = [];
    window.transitions = found;
    Document.prototype.startViewTransition = function startViewTransition(update) {
      const one = [named()];
      found.push(one);
      return start.call(this, async () => {
        if (typeof update === 'function') await update();
        one.push(named());
      });
    };
  });
}

/** From the list to a product and back; the list is at its place again. */
async function thereAndBack(page: Page): Promise<void> {
  const wanted = await farDown(page);
  const top = await scrolledTo(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /page-trans/.test(name)),
      ),
    )
    .toBe(true);
  const name = await wanted.getByRole('heading').innerText();
  // What is meant is loaded ahead: a page that comes late is shown as its skeleton, without a transition.
  const loaded = page.waitForResponse(/\/produto\//);
  await wanted.getByRole('link').first().hover();
  await loaded;
  await wanted.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeInViewport();
  await page.goBack();
  await expect(products(page).nth(16)).toBeInViewport();
  await expectAt(page, top);
}

test('where motion is not welcome, pages change at once', ONE_SIZE, async ({ page }) => {
  await recordTransitions(page);
  await thereAndBack(page);
  expect(await transitions(page)).toEqual([]);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'one picture, that of the product, moves from the list to its page and back',
    ONE_SIZE,
    async ({ page }) => {
      await recordTransitions(page);
      await thereAndBack(page);
      const [there, ...back] = await transitions(page);
      expect(there).toEqual([1, 1]);
      // The list may come late, or be drawn before it is scrolled to the product.
      for (const named of back.flat()) expect(named).toBeLessThanOrEqual(1);
      await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
      // A change of the same page is none.
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Carrinho/ })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await transitions(page)).toHaveLength(1 + back.length);
    },
  );
});
