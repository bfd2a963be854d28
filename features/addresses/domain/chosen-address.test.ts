import { describe, expect, test } from 'vitest';
import type { Address } from './address.ts';
import {
  addressByTags,
  addressIsRequired,
  mayAddAddress,
  offeredAddresses,
  primaryByTag,
} from './chosen-address.ts';

const address = (id: string, primary = false): Address => ({
  id,
  label: id,
  street: 'Rua A',
  number: '1',
  district: 'Centro',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01310100',
  country: 'Brasil',
  reference: '',
  primary,
});
const work = address('work');
const home = address('home', true);
const tags = (...names: string[]) => new Set(names);

describe('with tag use-primary-address', () => {
  test('the primary address is chosen', () => {
    expect(primaryByTag(tags('use-primary-address'), [work, home])).toBe(home);
    expect(primaryByTag(tags(), [work, home])).toBeUndefined();
    expect(primaryByTag(tags('use-primary-address'), [work])).toBeUndefined();
  });
});

test('with tag uses-single-address only the first address is kept', () => {
  expect(offeredAddresses(tags('uses-single-address'), [work, home])).toEqual([work]);
  expect(offeredAddresses(tags(), [work, home])).toEqual([work, home]);
});

test.each([
  [['use-primary-address'], home],
  [['uses-single-address'], work],
  [['use-primary-address', 'store-prefers-delivery-with-pickup'], undefined],
  [['uses-single-address', 'store-prefers-delivery-with-pickup'], undefined],
  [[], undefined],
])('tags %j choose an address without asking', (names, chosen) => {
  expect(addressByTags(tags(...names), [work, home])).toBe(chosen);
});

test.each([
  [[], 2, true],
  [['uses-single-address'], 0, true],
  [['uses-single-address'], 1, false],
  [['uses-single-address', 'store-prefers-delivery-with-pickup'], 1, true],
])('with tags %j and %i addresses another one is offered: %s', (names, count, offered) => {
  expect(mayAddAddress(tags(...names), [home, work].slice(0, count))).toBe(offered);
});

test('tag store-prefers-delivery-with-pickup disables both', () => {
  const all = tags('use-primary-address', 'uses-single-address', 'store-prefers-delivery-with-pickup');
  expect(primaryByTag(all, [work, home])).toBeUndefined();
  expect(offeredAddresses(all, [work, home])).toEqual([work, home]);
});

test.each([
  [['has-delivery', 'requires-address-to-access'], {}, true],
  [['has-delivery', 'requires-address-to-access'], { addressId: 'home' }, false],
  [['has-delivery', 'requires-address-to-access'], { latitude: 0 }, false],
  [['has-delivery'], {}, false],
  [['requires-address-to-access'], {}, false],
])('tags %j with %j require an address: %s', (names, chosen, required) => {
  expect(addressIsRequired(tags(...names), chosen)).toBe(required);
});
