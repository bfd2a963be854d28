import { expect, test } from 'vitest';
import { canMove, type OrderStatus } from '#features/orders/domain/order-status.ts';
import { DEMO_WEEKS } from './weeks.ts';

test('each order of the past weeks went a legal way, and has a number of its own', () => {
  for (const { passed, hoursAgo, customerOrderNumber, minutesLate } of DEMO_WEEKS) {
    const type = minutesLate === undefined ? 'pickup' : 'delivery';
    let from: OrderStatus = 'received';
    for (const to of passed) {
      expect(canMove(from, to, type), `${customerOrderNumber}: ${from} → ${to}`).toBe(true);
      from = to;
    }
    expect(hoursAgo).toBeGreaterThan(0);
  }
  const numbers = DEMO_WEEKS.map(({ customerOrderNumber }) => customerOrderNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});
