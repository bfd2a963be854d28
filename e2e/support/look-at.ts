import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { keepScreenshot } from './screenshot.ts';

interface Look {
  readonly isPhone: boolean;
  /** The name of what is kept of it for docs/days.md; nothing where it is only looked at. */
  readonly picture?: string | undefined;
  /** What the picture shows. */
  readonly at?: Locator | undefined;
}

/** A screen of a day: accessible, and no wider than its window. */
export async function lookAt(page: Page, { isPhone, picture, at }: Look): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (picture === undefined) return;
  // Beneath the bar that stays in sight.
  await at?.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 150));
  await keepScreenshot(page, picture, isPhone);
}
