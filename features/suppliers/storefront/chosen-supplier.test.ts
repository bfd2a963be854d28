import { afterEach, expect, test, vi } from 'vitest';

const SUPPLIER = '019a0000-0000-7000-8000-000000000001';

/** Modules as freshly loaded by a new page. */
const page = async () => {
  vi.resetModules();
  return import('./chosen-supplier.ts');
};

function browser(consent: string): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { cookie: `consent=${consent}` });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('what was chosen is known at the next visit', async () => {
  browser('1111');
  const first = await page();
  expect(first.chosenSupplier()).toBeUndefined();
  first.rememberSupplier(SUPPLIER);
  expect((await page()).chosenSupplier()).toBe(SUPPLIER);
});

test('where nothing may be stored, the choice lasts until the page is left', async () => {
  browser('1011');
  const first = await page();
  first.rememberSupplier(SUPPLIER);
  expect(first.chosenSupplier()).toBe(SUPPLIER);
  expect((await page()).chosenSupplier()).toBeUndefined();
});
