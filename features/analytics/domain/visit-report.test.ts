import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import {
  addVisits,
  type DayCount,
  type DayStepName,
  funnelDays,
  NO_VISITS,
  searchVisits,
  shareOf,
} from './visit-report.ts';

const count = (day: string, step: DayStepName, visits: number, value = 0): DayCount => ({
  day,
  step,
  visits,
  value: centavos(value),
});

test('the funnel has its four steps, and only purchases are worth money', () => {
  const days = funnelDays([
    count('2026-11-01', 'view_item', 10, 99_000),
    count('2026-11-01', 'purchase', 2, 5_000),
    count('2026-11-02', 'add_to_cart', 4),
    count('2026-11-02', 'begin_checkout', 3),
    count('2026-11-02', 'view_cart', 8),
  ]);
  expect(days).toHaveLength(4);
  expect(days.reduce(addVisits, NO_VISITS)).toMatchObject({
    viewed: 10,
    added: 4,
    began: 3,
    bought: 2,
    value: 5_000,
  });
});

test('what searches led to', () => {
  const counts = [
    count('2026-11-01', 'search', 6),
    count('2026-11-02', 'search', 4),
    count('2026-11-02', 'search_select', 5),
    count('2026-11-02', 'search_purchase', 1),
    count('2026-11-02', 'purchase', 7),
  ];
  expect(searchVisits(counts)).toEqual({ searched: 10, selected: 5, bought: 1 });
  expect([shareOf(5, 10), shareOf(0, 0)]).toEqual([50, undefined]);
});
