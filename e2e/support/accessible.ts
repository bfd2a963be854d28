import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing against WCAG 2.2 AA and its own best practices on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const putBack = await stickyInPlace(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  await putBack();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** What stays in sight covers other things only until one scrolls on: axe looks at it in its own place. */
async function stickyInPlace(page: Page): Promise<() => Promise<void>> {
  const sticky = await page.evaluateHandle(() => {
    const found = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const element of found) element.style.position = 'static';
    return found;
  });
  return () =>
    sticky.evaluate((found) => {
      for (const element of found) element.style.removeProperty('position');
    });
}

/** What is wider than the window makes a page scroll sideways. WCAG 1.4.10. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  // Not the page's own idea of its window, which grows on phones with what is too wide.
  expect.soft(width, `width of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
