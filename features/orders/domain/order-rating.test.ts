import { expect, test } from 'vitest';
import { mayRate, type OrderRating } from './order-rating.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { groupOf, STATUS_GROUPS, statusesIn } from './orders-filter.ts';

const DAY = 24 * 60 * 60 * 1000;
const before: OrderRating = { stars: 4, comment: '', published: false, ratedAt: 1_000 };

test.each(ORDER_STATUSES)('an order that is %s can be rated only once delivered', (status) => {
  expect(mayRate(status, undefined, 0).ok).toBe(status === 'delivered');
});

test.each([
  [1_000, true],
  [1_000 + 30 * DAY - 1, true],
  [1_000 + 30 * DAY, false],
])('at %i ms a rating may be changed: %s', (now, may) => {
  expect(mayRate('delivered', before, now)).toEqual(
    may ? { ok: true, value: true } : { ok: false, refusal: { code: 'rating-stands' } },
  );
});

test('each status belongs to one group of the list', () => {
  expect(STATUS_GROUPS.flatMap(statusesIn).toSorted()).toEqual([...ORDER_STATUSES].toSorted());
  expect(groupOf('quote-priced')).toBe('quotes');
  expect(groupOf('packed')).toBe('open');
});
