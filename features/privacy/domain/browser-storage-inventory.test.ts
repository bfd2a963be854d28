import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_STORAGE_INVENTORY, sliceOf } from './browser-storage-inventory.ts';

const ID = '019a0000-0000-7000-8000-000000000001';

test.each([
  ['local', `vitrine-cart-${ID}`, 'necessary'],
  ['local', `vitrine-cart-subscription-${ID}`, 'necessary'],
  ['local', `vitrine-client-${ID}-cart-${ID}-x1`, 'necessary'],
  ['local', `vitrine-client-${ID}-address-new`, 'necessary'],
  ['local', `vitrine-client-${ID}-chat-${ID}`, 'necessary'],
  ['local', `vitrine-client-${ID}-offered-${ID}`, 'personalization'],
  ['local', 'vitrine-place', 'session'],
  ['local', `vitrine-segment-${ID}`, 'session'],
  ['local', `vitrine-seen-${ID}`, 'personalization'],
  ['local', `vitrine-searches-${ID}`, 'personalization'],
  ['local', 'vitrine-list-view', 'personalization'],
  ['local', 'vitrine-consent', 'necessary'],
  ['cookie', 'utm_all', 'performance'],
  ['cookie', 'ga4-visit', 'performance'],
  ['cookie', 'ga4-mercado-central_ga_1A2B3C', 'performance'],
  ['visit', 'vitrine-adult', 'necessary'],
] as const)('%s %s is stored for: %s', (where, name, flag) => expect(sliceOf(where, name)?.flag).toBe(flag));

test('what is not ours has no row', () => {
  expect(sliceOf('local', 'other')).toBeUndefined();
  expect(sliceOf('local', `vitrine-client-${ID}-new-thing`)).toBeUndefined();
});

/** Storage keys as the screens' code writes them. */
const written = /['`](vitrine-[a-z-]*[a-z])(?:-?\$\{[^}]*\}|-)?[^'`]*['`]/g;
/** Not storage keys: a file name and build plugins. */
const NOT_BROWSER_STORAGE = /^vitrine-(fotos|lighter|precompress|import)/;

test('whatever a screen stores has a row that says why', () => {
  const files = globSync(
    '{features/*/{storefront,panel}/**/*,platform/{web,ui,panel}/*,apps/{storefront,panel}/src/**/*}.{ts,tsx}',
  );
  const names = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(written)].map(([, name = '']) => name))
    .filter((name) => !NOT_BROWSER_STORAGE.test(name));
  expect(names).toContain('vitrine-place');
  expect(names.length).toBeGreaterThan(12);
  const unknown = names.filter(
    (name) => !BROWSER_STORAGE_INVENTORY.some((slice) => `${name}-`.startsWith(slice.name)),
  );
  expect(unknown).toEqual([]);
});

test('what is stored for later visits is no catch-all', () => {
  expect(
    BROWSER_STORAGE_INVENTORY.filter(({ where, name }) => where !== 'visit' && name === 'vitrine-'),
  ).toEqual([]);
});
