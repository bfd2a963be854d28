import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class Page extends EventTarget {
  readonly document = { readyState: 'loading' };
  readonly idle: (() => void)[] = [];
  requestIdleCallback = (run: () => void): void => {
    this.idle.push(run);
  };
}

let page: Page;
let whenIdle: () => Promise<void>;

/** Whether the promise has resolved once pending tasks have run. */
async function isIdle(): Promise<boolean> {
  let idle = false;
  void whenIdle().then(() => {
    idle = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return idle;
}

beforeEach(async () => {
  vi.resetModules();
  ({ whenIdle } = await import('./when-idle.ts'));
  page = new Page();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

test('a page is idle once it is loaded and has nothing to do', async () => {
  expect(await isIdle()).toBe(false);
  expect(page.idle).toHaveLength(0);
  page.dispatchEvent(new Event('load'));
  expect(await isIdle()).toBe(false);
  page.idle[0]?.();
  expect(await isIdle()).toBe(true);
});

test('who touches the page does not wait for that', async () => {
  expect(await isIdle()).toBe(false);
  page.dispatchEvent(new Event('pointerdown'));
  expect(await isIdle()).toBe(true);
});

test('the server has nothing to wait for', async () => {
  vi.unstubAllGlobals();
  await expect(whenIdle()).resolves.toBeUndefined();
});
