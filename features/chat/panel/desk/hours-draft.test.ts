import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursProblem, type OfficeHours } from '../../domain/office-hours.ts';
import {
  dayProblem,
  draftedHours,
  hoursDraftOf,
  mayAddSpan,
  spansOf,
  withChangedSpan,
  withMondayRepeated,
  withoutSpan,
  withSpan,
} from './hours-draft.ts';

const NONE = hoursDraftOf([]);

test('hours that were saved read back as they were', () => {
  const span = fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: 0, max: 1_439 }),
    until: fc.integer({ min: 1, max: 1_440 }),
  });
  const byDay = (hours: readonly OfficeHours[]) =>
    [...hours].sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7) || a.from - b.from);
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 8 }).filter((hours) => hoursProblem(hours) === undefined),
      (hours) => {
        expect(draftedHours(hoursDraftOf(hours))).toEqual(byDay(hours));
      },
    ),
  );
});

test.each([
  [[{ from: '08:00', until: '18:00' }], undefined],
  [[{ from: '20:00', until: '00:00' }], undefined],
  [[{ from: '08:00', until: '' }], 'incomplete'],
  [[{ from: '18:00', until: '08:00' }], 'hours-backwards'],
  [
    [
      { from: '08:00', until: '12:00' },
      { from: '11:00', until: '13:00' },
    ],
    'hours-overlap',
  ],
] as const)('%j has the problem %s', (spans, problem) => {
  expect(dayProblem(spans)).toBe(problem);
  const draft = { ...NONE, 3: spans };
  expect(draftedHours(draft) === undefined).toBe(problem !== undefined);
});

describe('a day', () => {
  test('opens with ordinary hours, and goes on after a break', () => {
    const once = withSpan(NONE, 1);
    expect(spansOf(once, 1)).toEqual([{ from: '08:00', until: '18:00' }]);
    const morning = withChangedSpan(once, 1, 0, { until: '12:00' });
    const both = withSpan(morning, 1);
    expect(spansOf(both, 1)[1]).toEqual({ from: '13:00', until: '18:00' });
    expect(draftedHours(both)).toHaveLength(2);
    expect(withoutSpan(both, 1, 0)).toEqual({ ...NONE, 1: [{ from: '13:00', until: '18:00' }] });
  });

  test.each(['00:00', '23:30', ''])('that ends at %j has no hours to propose after it', (until) => {
    const late = { ...NONE, 1: [{ from: '08:00', until }] };
    expect(spansOf(withSpan(late, 1), 1)[1]).toEqual({ from: '', until: '' });
  });

  test('of Monday is repeated until Friday, and the week-end stays', () => {
    const draft = withMondayRepeated(withSpan(withSpan(NONE, 1), 6));
    expect([1, 2, 3, 4, 5, 6, 0].map((day) => spansOf(draft, day).length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  });
});

test('a week has as many hours as the server takes', () => {
  const full = { ...NONE, 1: Array.from({ length: 28 }, () => ({ from: '08:00', until: '09:00' })) };
  expect([mayAddSpan(NONE), mayAddSpan(full)]).toEqual([true, false]);
});
