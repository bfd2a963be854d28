import { expect, test } from 'vitest';
import { dueAfter, isPending, waitedForSince } from './deletion.ts';

const NOW = 1_795_348_800_000;
const DAY = 24 * 60 * 60_000;

test('a deletion is due seven days after it was confirmed', () => expect(dueAfter(NOW)).toBe(NOW + 7 * DAY));

test('orders are waited for thirty days', () => expect(waitedForSince(NOW)).toBe(NOW - 30 * DAY));

test('a request stands while its link is good, and once it was followed', () => {
  expect(isPending({ requestedAt: NOW - 29 * 60_000 }, NOW)).toBe(true);
  expect(isPending({ requestedAt: NOW - 31 * 60_000 }, NOW)).toBe(false);
  expect(isPending({ requestedAt: NOW - DAY, confirmedAt: NOW - DAY }, NOW)).toBe(true);
});
