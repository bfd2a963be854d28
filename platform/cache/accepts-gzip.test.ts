import { expect, test } from 'vitest';
import { acceptsGzip } from './accepts-gzip.ts';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['GZIP', true],
  ['deflate, gzip ; q=0.001', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000, br', false],
  ['br', false],
  ['x-gzip', false],
  ['gzipped', false],
  ['', false],
  [undefined, false],
])('%j: %j', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});
