import { expect, test } from 'vitest';
import { boundsOfPostalCode, mayBeAWholeTown } from './bounds-of-postal-code.ts';
import type { LngLatBox } from './state-bounds.ts';

const contains = ([west, south, east, north]: LngLatBox, longitude: number, latitude: number): boolean =>
  west <= longitude && longitude <= east && south <= latitude && latitude <= north;

test.each([
  ['01310100', -46.656, -23.561, 'Avenida Paulista'],
  ['08490000', -46.405, -23.587, 'the east of São Paulo'],
  ['20040002', -43.177, -22.907, 'the middle of Rio'],
  ['23550000', -43.65, -22.916, 'the west of Rio'],
  ['69005040', -60.022, -3.13, 'Manaus'],
  ['90010000', -51.229, -30.031, 'Porto Alegre'],
  ['70040010', -47.882, -15.794, 'Brasília'],
])('%s lies within its capital: %d, %d (%s)', (postalCode, longitude, latitude) => {
  const bounds = boundsOfPostalCode(postalCode);
  expect(bounds && contains(bounds, longitude, latitude)).toBe(true);
});

test('a CEP of a capital lies in no other town, another one anywhere in its state', () => {
  const [campinas, capital, inland] = [[-47.06, -22.9] as const, '01310100', '19900000'];
  expect(contains(boundsOfPostalCode(capital) ?? [0, 0, 0, 0], ...campinas)).toBe(false);
  expect(contains(boundsOfPostalCode(inland) ?? [0, 0, 0, 0], ...campinas)).toBe(true);
  expect(boundsOfPostalCode('1310')).toBeUndefined();
});

test('only what ends in zeros can be the CEP of a whole town', () => {
  expect(['13150000', '05435000', '01310100', '13150970'].map(mayBeAWholeTown)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
