import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { saveScreenshot } from './screenshot.ts';

interface Look {
  readonly isPhone: boolean;
  /** Name of the screenshot for docs/days.md; absent: no screenshot. */
  readonly picture?: string | undefined;
  /** Scrolls here for the screenshot. */
  readonly at?: Locator | undefined;
  /** A part that has checks of its own, such as a frame with another page. */
  readonly without?: string;
}

/** Checks a screen: accessible, and no wider than the window. */
export async function lookAt(page: Page, { isPhone, picture, at, without }: Look): Promise<void> {
  await expectAccessible(page, without);
  await expectNoSidewaysScroll(page);
  if (picture === undefined) return;
  // Below the sticky header.
  await at?.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 150));
  await saveScreenshot(page, picture, isPhone);
}
