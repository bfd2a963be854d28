import { expect, test } from 'vitest';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { EventBatch, type EventRecord } from './event-batch.ts';

const LIMITS = { rows: 3, rowsOfAsker: 2, valueOfAsker: 1_000, askers: 2 };
const record = (over: Partial<EventRecord> = {}): EventRecord => ({
  supplierId: 's' as SupplierId,
  day: '2026-11-20',
  event: 'view_item',
  visit: 'v',
  listName: '',
  value: centavos(250),
  ...over,
});

test('equal events are one row, which adds up times and values', () => {
  const batch = new EventBatch(LIMITS);
  batch.add(record(), 'a');
  batch.add(record(), 'a');
  batch.add(record({ event: 'search', value: centavos(0) }), 'a');
  expect(batch.take()).toEqual([
    { ...record({ event: 'search', value: centavos(0) }), times: 1 },
    { ...record(), times: 2, value: 500 },
  ]);
  expect(batch.take()).toEqual([]);
});

test('a requester who invents visits is bounded for the day, and others are not', () => {
  const batch = new EventBatch(LIMITS);
  expect(batch.add(record({ visit: '1' }), 'a')).toBe(true);
  batch.take();
  expect(batch.add(record({ visit: '2' }), 'a')).toBe(true);
  expect(batch.add(record({ visit: '3' }), 'a')).toBe(false);
  expect(batch.add(record({ visit: '2' }), 'a')).toBe(true);
  expect(batch.add(record({ visit: '4' }), 'b')).toBe(true);
  expect(batch.add(record({ visit: '5', day: '2026-11-21' }), 'a')).toBe(true);
});

test('shops in two time zones, of which one still has the day before, lift no limit', () => {
  const batch = new EventBatch({ ...LIMITS, rows: 100 });
  const counted = Array.from({ length: 20 }, (_, index) =>
    batch.add(record({ visit: String(index), day: index % 2 === 0 ? '2026-11-21' : '2026-11-20' }), 'a'),
  );
  expect(counted.filter(Boolean)).toHaveLength(LIMITS.rowsOfAsker);
});

test('values that a requester invents are bounded for the day; the events count all the same', () => {
  const batch = new EventBatch(LIMITS);
  for (let times = 0; times < 6; times += 1) batch.add(record(), 'a');
  batch.add(record(), 'b');
  expect(batch.take()).toEqual([{ ...record(), times: 7, value: 4 * 250 + 250 }]);
});

test('rows and requesters are bounded', () => {
  const batch = new EventBatch(LIMITS);
  expect(batch.add(record({ visit: '1' }), 'a')).toBe(true);
  expect(batch.add(record({ visit: '2' }), 'b')).toBe(true);
  expect(batch.add(record({ visit: '3' }), 'c')).toBe(false);
  expect(batch.add(record({ visit: '3' }), 'b')).toBe(true);
  expect(batch.add(record({ visit: '4' }), 'a')).toBe(false);
  expect(batch.take()).toHaveLength(3);
});
