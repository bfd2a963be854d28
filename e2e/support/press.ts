import type { Locator } from '@playwright/test';

/**
 * Scrolls a button into view and presses it after the next frame. A card's iframe is a process of its own: right
 * after a scroll the browser still sends presses to its previous position, faster than any person presses.
 */
export async function press(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 0;
        const onFrame = (): void => {
          frames += 1;
          if (frames < 10) requestAnimationFrame(onFrame);
          else resolve();
        };
        requestAnimationFrame(onFrame);
      }),
  );
  await button.click();
}
