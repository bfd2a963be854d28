import type { Page, Response } from '@playwright/test';

/** Opens an address and waits for hydration: before it, a press would go to the server's bare page. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await usable(page);
  return response;
}

/** Waits for hydration, also after a page load that the page itself began. */
export async function usable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const alive = (element: Element): boolean =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    // The header's address and the parts around a list are hydrated last.
    const buttons = document.querySelectorAll('header button, main button');
    return main !== null && [main, ...buttons].every(alive);
  });
}
