import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DailyBudget } from './daily-budget.ts';

test('a requester spends at most the amount, and begins again on the next day', () => {
  const budget = new DailyBudget({ amount: 3, requesters: 2 });
  expect(budget.spend('2026-11-20', 'a', 2)).toBe(true);
  expect(budget.spend('2026-11-20', 'a', 2)).toBe(false);
  expect(budget.spend('2026-11-20', 'a')).toBe(true);
  expect(budget.spend('2026-11-20', 'a')).toBe(false);
  expect(budget.spend('2026-11-20', 'b')).toBe(true);
  expect(budget.spend('2026-11-20', 'c')).toBe(false);
  expect(budget.spend('2026-11-21', 'c')).toBe(true);
});

test('no order of days and requesters gets more out of it in one day', () => {
  const spending = fc.record({
    day: fc.constantFrom('2026-11-20', '2026-11-21'),
    requester: fc.constantFrom('a', 'b', 'c'),
    amount: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(spending), (all) => {
      const budget = new DailyBudget({ amount: 7, requesters: 2 });
      const spent = new Map<string, number>();
      let latest = '';
      for (const { day, requester, amount } of all) {
        if (day > latest) spent.clear();
        latest = day > latest ? day : latest;
        if (budget.spend(day, requester, amount)) spent.set(requester, (spent.get(requester) ?? 0) + amount);
        expect(spent.get(requester) ?? 0).toBeLessThanOrEqual(7);
        expect(spent.size).toBeLessThanOrEqual(2);
      }
    }),
  );
});
