import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** The minified file: sending the readable one takes as long as the checks themselves. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const ALL: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const TARGET_SIZE: RunOptions['runOnly'] = { type: 'rule', values: ['target-size'] };

/** Runs axe: no violations of WCAG 2.2 AA or axe's best practices in the page's present state. `without` is left out. */
export async function expectAccessible(page: Page, without?: string): Promise<void> {
  await settled(page);
  let violations = await findViolations(page, ALL, without);
  if (violations.some(({ id }) => id === 'target-size'))
    violations = [
      ...violations.filter(({ id }) => id !== 'target-size'),
      ...(await withBarsInPlace(page, () => findViolations(page, TARGET_SIZE, without))),
    ];
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

const STILL_FOR = 150;
const POLL = 50;

/**
 * Waits until no content is pending and nothing moves for a while, because content that has just come may ask for more. A page that
 * stays busy is checked as it is. The time is counted here: the clock of the page may be the test's.
 */
async function settled(page: Page): Promise<void> {
  const isStill = () =>
    document.querySelector('[aria-busy="true"]') === null &&
    document.getAnimations().every(
      ({ playState, timeline, effect }) =>
        // What follows the scrolling moves only with it.
        playState !== 'running' ||
        timeline !== document.timeline ||
        effect?.getTiming().iterations === Infinity,
    );
  const end = Date.now() + 5_000;
  for (let since = Date.now(); Date.now() - since < STILL_FOR && Date.now() < end; await setTimeout(POLL))
    if (!(await page.evaluate(isStill).catch(() => false))) since = Date.now();
}

/** In the page only and for violations only: there are no frames of other origins, and it takes a quarter of the time. */
async function findViolations(
  page: Page,
  runOnly: RunOptions['runOnly'],
  without: string | undefined,
): Promise<Result[]> {
  // A page that was checked before still has it, unless it was loaded again.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([runOnly, without]) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      const context = without === undefined ? document : { exclude: [[without]] };
      const options: RunOptions = {
        resultTypes: ['violations'],
        iframes: false,
        ...(runOnly && { runOnly }),
      };
      return (await axe.run(context, options)).violations;
    },
    [runOnly, without] as const,
  );
}

/**
 * Sticky bars cover parts of other elements until one scrolls, so target sizes are measured without the bars. Not
 * with an open dialog, which covers everything on purpose.
 */
async function withBarsInPlace<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const bars = await page.evaluateHandle(() => {
    if (document.querySelector('[role="dialog"]') !== null) return [];
    const found = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => ({ element, position: element.style.position }));
    for (const { element } of found) element.style.setProperty('position', 'static', 'important');
    return found;
  });
  const seen = await look();
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
