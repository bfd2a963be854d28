/** A window of 1280 × 1024 at 400 % zoom has room for 320 × 256 CSS pixels. WCAG 1.4.10, 2.4.11. */
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessible.ts';
import { add, openProduct, quantity } from '../support/products.ts';
import { ATLAS, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

const ABACAXI = 'Abacaxi Pérola';
const STOPS = 40;

const pages: Record<string, string> = {
  home: MERCADO,
  list: `${MERCADO}/c/hortifruti`,
  search: `${MERCADO}/busca?q=arroz`,
  'search without a result': `${MERCADO}/busca?q=zzxxqq`,
  'list with hidden prices': `${ATLAS}/c/fixacao`,
};
for (const [name, address] of Object.entries(pages)) {
  test(`the ${name} neither scrolls sideways nor hides what has the focus`, async ({ page }) => {
    await visit(page, address);
    await expectNoSidewaysScroll(page);
    await expectEachStopSeen(page);
  });
}

test('a product can be put into the cart', async ({ page }) => {
  await openProduct(page, MERCADO, ABACAXI);
  await expectNoSidewaysScroll(page);
  await add(page.getByRole('main'), ABACAXI);
  await expect(quantity(page.getByRole('main'), ABACAXI).first()).toHaveValue('1');
  await expectEachStopSeen(page);
});

/** Every focused element is at least partly visible: no sticky bar covers it completely. */
async function expectEachStopSeen(page: Page): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => hiddenFocus(page), `stop ${stop}`).toBeUndefined();
  }
}

const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    // A link that is stretched over its tile counts with its own box and the boxes within it.
    const boxes = [focused, ...focused.querySelectorAll('*')].flatMap((each) => [...each.getClientRects()]);
    const shows = boxes.some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const over = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return over !== null && (focused.contains(over) || over.contains(focused));
        }),
      ),
    );
    return shows ? undefined : `${focused.tagName} ${focused.textContent?.trim().slice(0, 60)}`;
  });
