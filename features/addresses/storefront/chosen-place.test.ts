import { afterEach, expect, test, vi } from 'vitest';

const ADDRESS = '019a0000-0000-7000-8000-000000000001';

/** Imports the module afresh, as a new page does. */
const page = async () => {
  vi.resetModules();
  return import('./chosen-place.ts');
};

function browser(consent: string, stored = new Map<string, string>()): void {
  vi.stubGlobal('document', { cookie: `consent=${consent}` });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ addressId: ADDRESS }, { addressId: ADDRESS }],
  [{ postalCode: '05435000' }, { postalCode: '05435000' }],
  [
    { position: { latitude: -23.553_712, longitude: -46.689_94 } },
    { position: { latitude: -23.554, longitude: -46.69 } },
  ],
])('%j is known at the next visit', async (place, known) => {
  browser('1111');
  const first = await page();
  expect(first.chosenPlace()).toBeUndefined();
  first.rememberPlace(place);
  expect(first.chosenPlace()).toBe(place);
  expect((await page()).chosenPlace()).toEqual(known);
});

test.each(['', 'x', '91 0', '1 181', '1', '{}'])('what is no place is none: %s', async (text) => {
  browser('1111', new Map([['vitrine-place', text]]));
  expect((await page()).chosenPlace()).toBeUndefined();
});

test('where nothing may be stored, the choice lasts until the page is left', async () => {
  browser('1011');
  const first = await page();
  first.rememberPlace({ postalCode: '05435000' });
  expect(first.chosenPlace()).toEqual({ postalCode: '05435000' });
  expect((await page()).chosenPlace()).toBeUndefined();
});

test('what shows the place is notified of another', async () => {
  browser('1111');
  const { rememberPlace, onPlaceChosen } = await page();
  const notified: unknown[] = [];
  const stop = onPlaceChosen((place) => notified.push(place));
  rememberPlace({ postalCode: '05435000' });
  stop();
  rememberPlace({ addressId: ADDRESS });
  expect(notified).toEqual([{ postalCode: '05435000' }]);
});

test('an address that is no more is forgotten, also at the next visit', async () => {
  browser('1111');
  const { rememberPlace, forgetPlace, chosenPlace, onPlaceChosen } = await page();
  rememberPlace({ addressId: ADDRESS });
  const notified: unknown[] = [];
  onPlaceChosen((place) => notified.push('addressId' in place));
  forgetPlace();
  expect(chosenPlace()).toBeUndefined();
  expect(notified).toEqual([false]);
  expect((await page()).chosenPlace()).toBeUndefined();
});
