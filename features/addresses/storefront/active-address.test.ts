import { expect, test } from 'vitest';
import type { Address } from '../domain/address.ts';
import { activeAddress } from './active-address.ts';

const address = (id: string, primary = false): Address => ({
  id,
  label: id,
  street: 'Rua',
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
const home = address('home');
const work = address('work', true);
const none = new Set<string>();

test('without a tag the shopper chooses among several', () => {
  expect(activeAddress(none, [home, work], undefined)).toEqual({ shown: [home, work], active: undefined });
});

test('one address alone needs no choice', () => {
  expect(activeAddress(none, [home], undefined).active).toBe(home);
});

test('with use-primary-address the primary address is chosen, until the shopper chooses', () => {
  const tags = new Set(['use-primary-address']);
  expect(activeAddress(tags, [home, work], undefined).active).toBe(work);
  expect(activeAddress(tags, [home, work], 'home').active).toBe(home);
});

test('with uses-single-address only the first is kept, also where another was chosen at another shop', () => {
  const tags = new Set(['uses-single-address']);
  expect(activeAddress(tags, [home, work], undefined)).toEqual({ shown: [home], active: home });
  expect(activeAddress(tags, [home, work], 'work')).toEqual({ shown: [home], active: home });
  const both = new Set([...tags, 'store-prefers-delivery-with-pickup']);
  expect(activeAddress(both, [home, work], 'work')).toEqual({ shown: [home, work], active: work });
});

test('an address that is gone is no choice', () => {
  expect(activeAddress(none, [home, work], 'sold').active).toBeUndefined();
});
