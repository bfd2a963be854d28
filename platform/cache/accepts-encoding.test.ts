import { expect, test } from 'vitest';
import { acceptsEncoding } from './accepts-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', true, true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true, true],
  ['GZIP', true, false],
  ['deflate, gzip ; q=0.001', true, false],
  ['gzip;q=0', false, false],
  ['gzip;q=0.000, br', false, true],
  ['br', false, true],
  ['gzip, br;q=0', true, false],
  ['x-gzip', false, false],
  ['gzipped, bro', false, false],
  ['', false, false],
  [undefined, false, false],
])('%j: gzip %j, br %j', (header, gzip, br) => {
  expect([acceptsEncoding(header, 'gzip'), acceptsEncoding(header, 'br')]).toEqual([gzip, br]);
});
