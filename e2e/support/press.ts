import type { Locator } from '@playwright/test';

/**
 * Brings a button into sight, and presses it when that has been drawn. A card's frame is a process of its own: for a moment after a
 * scroll the browser hands presses to where the frame was before, and no person is that quick.
 */
export async function press(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 0;
        const drawn = (): void => {
          frames += 1;
          if (frames < 10) requestAnimationFrame(drawn);
          else resolve();
        };
        requestAnimationFrame(drawn);
      }),
  );
  await button.click();
}
