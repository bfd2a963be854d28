import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing against WCAG 2.2 AA and its own best practices on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  let violations = await findings(page);
  if (violations.some(({ id }) => id === 'target-size')) violations = await withBarsInPlace(page, findings);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** What is on its way is dimmed, and fades in and out: looked at is what stays. A page that waits for good is looked at so. */
const settled = async (page: Page): Promise<void> => {
  const isStill = () =>
    document.querySelector('[aria-busy="true"]') === null &&
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      );
  await page.waitForFunction(isStill, undefined, { timeout: 5_000 }).catch(() => undefined);
};

/** In the page itself and of violations alone: no page has a frame of another origin, and it takes a quarter of the time. */
const findings = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .setLegacyMode(true)
      .analyze()
  ).violations;

/**
 * Bars that stay in sight cover a part of other things only until one scrolls on: sizes are those without them. An open
 * dialog rightly covers all.
 */
async function withBarsInPlace<T>(page: Page, look: (page: Page) => Promise<T>): Promise<T> {
  const bars = await page.evaluateHandle(() => {
    if (document.querySelector('[role="dialog"]') !== null) return [];
    const found = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => ({ element, position: element.style.position }));
    for (const { element } of found) element.style.setProperty('position', 'static', 'important');
    return found;
  });
  const seen = await look(page);
  await bars.evaluate((found) => {
    for (const { element, position } of found) element.style.position = position;
  });
  return seen;
}

/** What is wider than the window makes a page scroll sideways. WCAG 1.4.10. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  // Not the page's own idea of its window, which grows on phones with what is too wide.
  expect.soft(width, `width of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
