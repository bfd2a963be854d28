import type { Page, Response } from '@playwright/test';

/** Opens an address and waits until it answers to touch: until then a press goes to the server's bare page. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await usable(page);
  return response;
}

/** Also after a page load that the page itself began. */
export async function usable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const alive = (element: Element): boolean =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    // What stands around a list, and the header's address, come to life after it.
    const buttons = document.querySelectorAll('header button, main button');
    return main !== null && [main, ...buttons].every(alive);
  });
}
