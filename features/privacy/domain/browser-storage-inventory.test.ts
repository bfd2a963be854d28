import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheNames, ownCacheName } from '#platform/offline/cache-names.ts';
import { BROWSER_STORAGE_INVENTORY, sliceOf } from './browser-storage-inventory.ts';

const ID = '019a0000-0000-7000-8000-000000000001';

test.each([
  ['local', `vitrine-cart-${ID}`, 'necessary'],
  ['local', `vitrine-cart-subscription-${ID}`, 'necessary'],
  ['local', `vitrine-client-${ID}-cart-${ID}-x1`, 'necessary'],
  ['local', `vitrine-client-${ID}-address-new`, 'necessary'],
  ['local', `vitrine-client-${ID}-chat-${ID}`, 'necessary'],
  ['local', `vitrine-client-${ID}-offered-${ID}`, 'personalization'],
  ['local', `vitrine-client-${ID}-payment-${ID}`, 'session'],
  ['local', `vitrine-client-visitor-payment-${ID}`, 'session'],
  ['local', `vitrine-client-${ID}-unsaved-method-${ID}`, 'session'],
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
  ['local', `vitrine-client-${ID}-lists-${ID}`, 'necessary'],
  ['cache', 'vitrine-files:/mercado-central', 'necessary'],
  ['cache', 'vitrine-worker:/mercado-central', 'necessary'],
  ['cache', 'vitrine-pages:/mercado-central:1a2b3c4d', 'session'],
  ['cache', 'vitrine-person:/mercado-central:1a2b3c4d:0f', 'session'],
] as const)('%s %s is stored for: %s', (where, name, flag) => expect(sliceOf(where, name)?.flag).toBe(flag));

test('what is not ours has no row', () => {
  expect(sliceOf('local', 'other')).toBeUndefined();
  expect(sliceOf('local', `vitrine-client-${ID}-new-thing`)).toBeUndefined();
});

/** Storage keys as the screens' code writes them. */
const written = /['`](vitrine-[a-z-]*[a-z])(?:-?\$\{[^}]*\}|-)?[^'`]*['`]/g;
/** Not storage keys: a file name and build plugins. */
const NOT_BROWSER_STORAGE = /^vitrine-(fotos|lighter|precompress|import)/;
/** What a client's key begins with after the client: `clientKey(clientId, …)`. */
const writtenByClient = /clientKey\([^,()]*,\s*['`]([a-z-]*)/g;
/** Constants of files that store something. */
const named = /const (?:KEY|GUARD|[A-Z_]*KEY) = ['`]([a-z-]+)/g;

const screens = globSync(
  '{features/*/{storefront,panel,ui}/**/*,platform/{web,ui,panel}/**/*,apps/{storefront,panel}/src/**/*}.{ts,tsx}',
)
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'));

const found = (pattern: RegExp, texts = screens): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

test('whatever a screen stores has a row that says why', () => {
  const names = found(written).filter((name) => !NOT_BROWSER_STORAGE.test(name));
  expect(names).toContain('vitrine-place');
  expect(names.length).toBeGreaterThan(12);
  const unknown = names.filter(
    (name) => !BROWSER_STORAGE_INVENTORY.some((slice) => `${name}-`.startsWith(slice.name)),
  );
  expect(unknown).toEqual([]);
});

test('whatever is stored for one client has a row', () => {
  const names = found(writtenByClient);
  expect(names).toContain('payment-');
  // Stored for the visit alone: the row of everything else of a visit.
  const ofVisit = ['', 'approval', 'attempt-', 'checkout-'];
  const unknown = names.filter(
    (name) => !ofVisit.includes(name) && sliceOf('local', `vitrine-client-${ID}-${name}${ID}`) === undefined,
  );
  expect(unknown).toEqual([]);
});

test('no key is without the prefix by which consent finds it', () => {
  const storing = screens.filter((text) => /(?:local|session)Storage\./.test(text));
  const names = found(named, storing);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !name.startsWith('vitrine-'))).toEqual([]);
});

test('each kind of cache has a row that says why', () => {
  const { person, ...others } = cacheNames('/loja', '1a2b3c4d');
  const names = [
    ...Object.values(others),
    person('0f'),
    ownCacheName('/loja', '0f'),
    ownCacheName('/loja', undefined),
  ];
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => sliceOf('cache', name) === undefined)).toEqual([]);
});

test('what is stored for later visits is no catch-all', () => {
  expect(
    BROWSER_STORAGE_INVENTORY.filter(({ where, name }) => where !== 'visit' && name === 'vitrine-'),
  ).toEqual([]);
});
