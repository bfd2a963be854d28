import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const coded = (code: string): Error => Object.assign(new Error('x'), { code });

test.each([
  ...['ECONNREFUSED', 'EHOSTUNREACH', '08006', '53300', '57014', '57P01', '57P03'],
  // Full disk, read-only server, lock conflicts.
  ...['53100', '53200', '25006', '58030', '25P03', '40001', '40P01', '55P03'],
])('%s: it may be asked again', (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
  expect(isDatabaseAway(new Error('Failed query: select 1', { cause: coded(code) }))).toBe(true);
});

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'so says the driver: %s',
  (words) => expect(isDatabaseAway(new Error(words))).toBe(true),
);

test.each([
  coded('23505'),
  coded('42P01'),
  new Error('Connection was never mentioned'),
  'ECONNREFUSED',
  undefined,
])('any other error is a fault of ours: %s', (error) => expect(isDatabaseAway(error)).toBe(false));
