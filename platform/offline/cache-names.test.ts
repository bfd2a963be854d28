import { expect, test } from 'vitest';
import { cacheNames, isOfPerson, isOutdated, kindOf, ownCacheName, personKey } from './cache-names.ts';

const names = cacheNames('/atlas', '1a2b3c4d');

test('shops whose slugs begin alike do not share a cache', () => {
  expect(kindOf(names.pages, '/atlas')).toBe('pages');
  expect(kindOf(names.pages, '/atlas-sul')).toBeUndefined();
  expect(kindOf(cacheNames('/atlas-sul', '1a2b3c4d').pages, '/atlas')).toBeUndefined();
  expect(kindOf('someone-elses:/atlas', '/atlas')).toBeUndefined();
});

test.each([
  ['pages of another build', names.pages, true],
  ['answers of another build', names.answers, true],
  ['a person’s answers of another build', names.person('0f'), true],
  ['the shell of another build', names.shell, true],
  ['scripts, which have names of their own', names.files, false],
  ['pictures', names.pictures, false],
  ['what a page stores itself', ownCacheName('/atlas', '0f'), false],
  ['pages of another shop', cacheNames('/mercado', '1a2b3c4d').pages, false],
])('with a new build %s goes: %s %s', (_, name, goes) => {
  expect(isOutdated(name, '/atlas', 'ffffffff')).toBe(goes);
  expect(isOutdated(name, '/atlas', '1a2b3c4d')).toBe(false);
});

test('a person’s caches are found by a key that does not name them', async () => {
  const ana = { handle: 'handle', clientId: '01a1fc5d-1800-706a-bd3b-00000000000a' };
  const key = await personKey(ana);
  expect(key).toMatch(/^[0-9a-f]{24}$/);
  expect(await personKey({ ...ana, clientId: '01a1fc5d-1800-706a-bd3b-00000000000b' })).not.toBe(key);
  expect(await personKey({ ...ana, handle: 'other' })).not.toBe(key);
  for (const name of [names.person(key), ownCacheName('/atlas', key)]) {
    expect(kindOf(name, '/atlas')).toBe('person');
    expect(isOfPerson(name, key)).toBe(true);
    expect(isOfPerson(name, '0f')).toBe(false);
  }
});
