import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOfNumber, daysBetween } from '#kernel/time/calendar.ts';
import {
  awaitsRetry,
  type Collection,
  dueDay,
  isUnderWay,
  joined,
  LEAD_DAYS,
  MAX_LEAD_DAYS,
  MAX_RETRIES,
  mayRetry,
  maySend,
  RETRY_DAYS,
  retryDay,
} from './collection-days.ts';

const DUE = '2026-08-12';
const day = fc.integer({ min: 15_000, max: 40_000 }).map(dayOfNumber);
const collection = (more: Partial<Collection> = {}): Collection => ({
  ...{ firstDueOn: DUE, dueOn: DUE, failedOn: [], retries: true },
  ...more,
});

test.each([
  ['2026-08-01', false],
  ['2026-08-02', true],
  ['2026-08-10', true],
  ['2026-08-11', false],
  [DUE, false],
])('a charge due on 12 August may be sent on %s: %s', (today, expected) => {
  expect(maySend(today, DUE)).toBe(expected);
});

test('whenever a charge is sent, its due day is two to ten days ahead, and the planned one where that is possible', () => {
  fc.assert(
    fc.property(day, fc.option(day, { nil: undefined }), (today, planned) => {
      const due = dueDay(today, planned);
      expect(maySend(today, due)).toBe(true);
      const ahead = planned === undefined ? -1 : daysBetween(today, planned);
      if (ahead >= LEAD_DAYS && ahead <= MAX_LEAD_DAYS) expect(due).toBe(planned);
      else expect(due).toBe(addDays(today, LEAD_DAYS));
    }),
  );
});

test.each<[string, readonly string[], string, string | undefined]>([
  ['the first failure', [DUE], DUE, '2026-08-14'],
  ['the second', [DUE, '2026-08-14'], '2026-08-14', '2026-08-16'],
  ['the third', [DUE, '2026-08-14', '2026-08-16'], '2026-08-16', '2026-08-19'],
  ['the fourth', [DUE, '2026-08-14', '2026-08-16', '2026-08-19'], '2026-08-19', undefined],
  ['a failure learned of late', [DUE], '2026-08-15', '2026-08-16'],
  ['a failure learned of on the last day but one', [DUE], '2026-08-18', '2026-08-19'],
  ['a failure learned of too late', [DUE], '2026-08-19', undefined],
])('after %s', (_, failedOn, today, expected) => {
  expect(retryDay(collection({ failedOn, dueOn: failedOn.at(-1) ?? DUE }), today)).toBe(expected);
});

test('without retries, and without a failure, there is no other try', () => {
  expect(retryDay(collection({ failedOn: [DUE], retries: false }), DUE)).toBeUndefined();
  expect(retryDay(collection(), DUE)).toBeUndefined();
});

test('however late each failure is learned of: at most three retries, on different later days, within seven days', () => {
  const delays = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(day, delays, (firstDueOn, late) => {
      let now = collection({ firstDueOn, dueOn: firstDueOn });
      const tries = [firstDueOn];
      for (const days of late) {
        now = { ...now, failedOn: [...now.failedOn, now.dueOn] };
        const next = retryDay(now, addDays(now.dueOn, days));
        if (next === undefined) break;
        expect(mayRetry(now, next, addDays(now.dueOn, days))).toBe(true);
        expect(next > now.dueOn).toBe(true);
        tries.push(next);
        now = { ...now, dueOn: next };
      }
      expect(tries.length).toBeLessThanOrEqual(1 + MAX_RETRIES);
      expect(new Set(tries).size).toBe(tries.length);
      expect([...tries].sort()).toEqual(tries);
      expect(daysBetween(firstDueOn, tries.at(-1) ?? firstDueOn)).toBeLessThanOrEqual(RETRY_DAYS);
    }),
  );
});

test.each<[string, Collection, string, boolean]>([
  ['the next day', collection({ failedOn: [DUE] }), '2026-08-13', true],
  ['the seventh day', collection({ failedOn: [DUE] }), '2026-08-19', true],
  ['the eighth day', collection({ failedOn: [DUE] }), '2026-08-20', false],
  ['the same day', collection({ failedOn: [DUE] }), DUE, false],
  ['before it failed', collection(), '2026-08-13', false],
  ['where retries are not allowed', collection({ failedOn: [DUE], retries: false }), '2026-08-13', false],
  [
    'a fifth time',
    collection({
      dueOn: '2026-08-15',
      failedOn: [DUE, '2026-08-13', '2026-08-14', '2026-08-15'],
    }),
    '2026-08-16',
    false,
  ],
])('a retry %s', (_, known, on, expected) => {
  expect(mayRetry(known, on, known.dueOn)).toBe(expected);
});

test('it is under way on its day until its outcome is known; before, and between two tries, it can be cancelled', () => {
  expect(isUnderWay(collection(), '2026-08-11')).toBe(false);
  expect(isUnderWay(collection(), DUE)).toBe(true);
  expect(isUnderWay(collection({ failedOn: [DUE] }), DUE)).toBe(false);
  expect(isUnderWay(collection({ failedOn: [DUE], dueOn: '2026-08-14' }), '2026-08-13')).toBe(false);
  expect(isUnderWay(collection({ failedOn: [DUE], dueOn: '2026-08-14' }), '2026-08-14')).toBe(true);
});

test('reports in any order, each any number of times, add up to the same', () => {
  const reports = [
    { dueOn: DUE, failedOn: [] },
    { dueOn: DUE, failedOn: [DUE] },
    { dueOn: '2026-08-14', failedOn: [DUE] },
    { dueOn: '2026-08-14', failedOn: [DUE, '2026-08-14'] },
    { dueOn: '2026-08-16', failedOn: [DUE, '2026-08-14'] },
  ];
  const last = reports.at(-1);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...reports), { maxLength: 12 }), (notified) => {
      const end = [...notified, last].reduce<Collection>(
        (known, one) => (one ? joined(known, one) : known),
        collection(),
      );
      expect(end).toEqual(collection({ dueOn: '2026-08-16', failedOn: [DUE, '2026-08-14'] }));
      expect(awaitsRetry(end)).toBe(false);
    }),
  );
});

test('a charge that was sent later than planned is due when the provider says', () => {
  const sent = joined(collection(), { dueOn: '2026-08-15', failedOn: [] });
  expect(sent).toEqual(collection({ firstDueOn: '2026-08-15', dueOn: '2026-08-15' }));
});
