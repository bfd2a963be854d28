import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab, or Shift+Tab, until the element has the focus. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(place).toBeFocused();
}

/** The focus is here, inside the window, and outlined: WCAG 2.4.7. */
export async function expectSeenFocus(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  const outlined = await place.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return (
      element.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    );
  });
  expect(outlined, 'the focus is outlined').toBe(true);
}

/** Goes there by Tab, sees that one sees it, and presses the key. */
export async function pressAt(page: Page, place: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await expectSeenFocus(place);
  await page.keyboard.press(key);
}

/** As `pressAt`, and types in place of what the field has. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await expectSeenFocus(field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}
