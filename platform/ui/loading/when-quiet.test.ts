import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class Page extends EventTarget {
  readonly document = { readyState: 'loading' };
  readonly idle: (() => void)[] = [];
  requestIdleCallback = (run: () => void): void => {
    this.idle.push(run);
  };
}

let page: Page;
let whenQuiet: () => Promise<void>;

/** Whether the promise has resolved once pending tasks have run. */
async function isQuiet(): Promise<boolean> {
  let quiet = false;
  void whenQuiet().then(() => {
    quiet = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return quiet;
}

beforeEach(async () => {
  vi.resetModules();
  ({ whenQuiet } = await import('./when-quiet.ts'));
  page = new Page();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

test('a page is quiet once it is loaded and has nothing to do', async () => {
  expect(await isQuiet()).toBe(false);
  expect(page.idle).toHaveLength(0);
  page.dispatchEvent(new Event('load'));
  expect(await isQuiet()).toBe(false);
  page.idle[0]?.();
  expect(await isQuiet()).toBe(true);
});

test('who touches the page does not wait for that', async () => {
  expect(await isQuiet()).toBe(false);
  page.dispatchEvent(new Event('pointerdown'));
  expect(await isQuiet()).toBe(true);
});

test('the server has nothing to wait for', async () => {
  vi.unstubAllGlobals();
  await expect(whenQuiet()).resolves.toBeUndefined();
});
