import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe: no violations of WCAG 2.2 AA or axe's best practices in the page's present state. `without` is left out. */
export async function expectAccessible(page: Page, without?: string): Promise<void> {
  await settled(page);
  const findIn = (shown: Page) => findings(shown, without);
  let violations = await findIn(page);
  if (violations.some(({ id }) => id === 'target-size')) violations = await withBarsInPlace(page, findIn);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Waits for pending content and animations, so that the settled page is checked. A page that stays busy is checked as
 * it is.
 */
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

/**
 * In the page only and for violations only: there are no frames of other origins, and it takes a quarter of the time.
 */
const findings = async (page: Page, without: string | undefined) =>
  (
    await axeFor(page, without)
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .setLegacyMode(true)
      .analyze()
  ).violations;

const axeFor = (page: Page, without: string | undefined): AxeBuilder => {
  const axe = new AxeBuilder({ page });
  return without === undefined ? axe : axe.exclude(without);
};

/**
 * Sticky bars cover parts of other elements until one scrolls, so target sizes are measured without the bars. Not
 * with an open dialog, which covers everything on purpose.
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

/** Nothing is wider than the window. WCAG 1.4.10. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  // Not `window.innerWidth`, which grows on phones with content that is too wide.
  expect.soft(width, `width of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
