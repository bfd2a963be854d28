import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, type Money } from '#kernel/money.ts';
import { judgeMandate } from './judge-mandate.ts';
import { floorFor } from './mandate.ts';
import { MANDATE_STATUSES, type MandateStatus, mandateMayBecome } from './mandate-status.ts';
import type { ProviderMandate, ProviderMandateStatus } from './provider-mandate.ts';

const FLOOR = centavos(10_000);
const known = (status: MandateStatus, ceiling?: Money) => ({
  status,
  periodicity: 'monthly' as const,
  floor: FLOOR,
  ...(ceiling === undefined ? {} : { ceiling }),
});
const report = (status: ProviderMandateStatus, more: Partial<ProviderMandate> = {}): ProviderMandate => ({
  ...{ ref: 'r', mandateId: 'm', status, periodicity: 'monthly', floor: FLOOR },
  ...more,
});
const reported = MANDATE_STATUSES.filter((status) => status !== 'starting');

test.each<[MandateStatus, ProviderMandateStatus, object]>([
  ['starting', 'requested', { kind: 'step', to: 'requested' }],
  ['requested', 'authorised', { kind: 'step', to: 'authorised' }],
  ['requested', 'refused', { kind: 'step', to: 'refused' }],
  ['requested', 'requested', { kind: 'nothing', note: 'same' }],
  ['authorised', 'requested', { kind: 'nothing', note: 'late' }],
  ['authorised', 'cancelled-by-payer', { kind: 'step', to: 'cancelled-by-payer' }],
  ['cancelled-by-payer', 'cancelled-by-shop', { kind: 'nothing', note: 'late' }],
  ['cancelled-by-shop', 'authorised', { kind: 'release' }],
  ['refused', 'authorised', { kind: 'release' }],
])('%s, reported as %s', (before, after, expected) => {
  expect(judgeMandate(known(before), report(after))).toEqual(expected);
});

test('a ceiling that the payer sets, raises or removes is taken over; one below the floor is not what was agreed', () => {
  const judged = (before: Money | undefined, after: Money | undefined) =>
    judgeMandate(
      known('authorised', before),
      report('authorised', after === undefined ? {} : { ceiling: after }),
    );
  expect(judged(undefined, centavos(15_000))).toEqual({ kind: 'ceiling', ceiling: 15_000 });
  expect(judged(centavos(15_000), centavos(20_000))).toEqual({ kind: 'ceiling', ceiling: 20_000 });
  expect(judged(centavos(15_000), undefined)).toEqual({ kind: 'ceiling', ceiling: undefined });
  expect(judged(centavos(15_000), centavos(15_000))).toEqual({ kind: 'nothing', note: 'same' });
  expect(judged(undefined, centavos(9_999))).toEqual({ kind: 'wrong-terms' });
});

test.each([
  ['another periodicity', { periodicity: 'weekly' as const }],
  ['another floor', { floor: centavos(9_000) }],
])('%s is not what was agreed', (_, other) => {
  for (const status of reported)
    expect(judgeMandate(known('requested'), report(status, other))).toEqual({ kind: 'wrong-terms' });
});

test('reports in any order, each any number of times, end where the provider ended, and move it only forward', () => {
  const story = fc.constantFrom<readonly ProviderMandateStatus[]>(
    ['requested', 'authorised', 'cancelled-by-payer'],
    ['requested', 'refused'],
    ['requested', 'expired'],
    ['requested', 'authorised', 'cancelled-by-shop'],
  );
  const notified = story.chain((all) =>
    fc.tuple(fc.constant(all), fc.array(fc.constantFrom(...all), { maxLength: 12 })),
  );
  fc.assert(
    fc.property(notified, ([all, notices]) => {
      let now: MandateStatus = 'starting';
      // Polling asks until the end is known.
      for (const status of [...notices, all.at(-1) ?? 'requested']) {
        const judged = judgeMandate(known(now), report(status));
        if (judged.kind !== 'step') continue;
        expect(mandateMayBecome(now, judged.to)).toBe(true);
        now = judged.to;
      }
      expect(now).toBe(all.at(-1));
    }),
  );
});

test('the lowest ceiling covers the amount it was computed from, and is in whole reais', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (amount) => {
      const floor = floorFor(centavos(amount));
      expect(floor).toBeGreaterThanOrEqual(amount);
      expect(floor - Math.max(amount, 100)).toBeLessThan(100);
      expect(floor % 100).toBe(0);
    }),
  );
});
