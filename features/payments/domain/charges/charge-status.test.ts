import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { CHARGE_STATUSES, type ChargeStatus, mayBecome } from './charge-status.ts';
import { judgeReport } from './judge-report.ts';
import type { ProviderCharge } from './provider-charge.ts';

test('no status comes back: the table leads forward only', () => {
  const reach = (from: ChargeStatus, seen = new Set<ChargeStatus>()): Set<ChargeStatus> => {
    for (const to of CHARGE_STATUSES) {
      if (mayBecome(from, to) && !seen.has(to)) reach(to, seen.add(to));
    }
    return seen;
  };
  for (const status of CHARGE_STATUSES) expect(reach(status).has(status)).toBe(false);
});

test.each([
  ['paid', 'pending'],
  ['paid', 'cancelled'],
  ['paid', 'expired'],
  ['refunded', 'paid'],
  ['refused', 'authorised'],
  ['refused', 'pending'],
  ['cancelled', 'pending'],
  ['authorised', 'pending'],
] as const)('%s never becomes %s', (from, to) => {
  expect(mayBecome(from, to)).toBe(false);
});

const amount = centavos(1_000);
const report = (fields: Partial<ProviderCharge>): ProviderCharge => ({
  ref: 'r',
  chargeId: 'c',
  status: 'paid',
  amount,
  captured: amount,
  refunded: centavos(0),
  ...fields,
});
const charge = { status: 'pending' as ChargeStatus, amount, captured: centavos(0), refunded: centavos(0) };

test.each([
  [{}, {}, { kind: 'step', to: 'paid' }],
  [{}, { captured: centavos(999) }, { kind: 'wrong-amount' }],
  [{}, { amount: centavos(1_001) }, { kind: 'wrong-amount' }],
  [{}, { refunded: centavos(1_001) }, { kind: 'wrong-amount' }],
  // Paid without captured money; captured money without being paid.
  [{}, { captured: centavos(0) }, { kind: 'wrong-amount' }],
  [{}, { status: 'pending' }, { kind: 'wrong-amount' }],
  [{ status: 'refused' }, {}, { kind: 'step', to: 'paid' }],
  [{ status: 'paid', captured: amount }, {}, { kind: 'nothing', note: 'same' }],
  [{ status: 'paid', captured: amount }, { refunded: centavos(1) }, { kind: 'refund' }],
  [
    { status: 'paid', captured: amount },
    { status: 'pending', captured: centavos(0) },
    { kind: 'nothing', note: 'late' },
  ],
  // The shop may capture less, and some providers then report that as the amount.
  [
    { status: 'authorised', wantedCapture: centavos(800) },
    { captured: centavos(800) },
    { kind: 'step', to: 'paid' },
  ],
  [
    { status: 'authorised', wantedCapture: centavos(800) },
    { captured: centavos(800), amount: centavos(800) },
    { kind: 'step', to: 'paid' },
  ],
  [
    { status: 'authorised', wantedCapture: centavos(800) },
    { captured: centavos(801) },
    { kind: 'wrong-amount' },
  ],
  [{ status: 'cancelled' }, { status: 'authorised', captured: centavos(0) }, { kind: 'release' }],
  [{ status: 'cancelled' }, {}, { kind: 'step', to: 'paid' }],
] as const)('of %j, told %j: %j', (is, fields, judgement) => {
  expect(judgeReport({ ...charge, ...is }, report(fields))).toEqual(judgement);
});

test('whatever is reported in whatever order, what was paid is paid once and stays', () => {
  const fields = fc.constantFrom(
    ...(['pending', 'authorised', 'paid', 'refused', 'expired', 'cancelled'] as const),
  );
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 30 }), (all) => {
      let status: ChargeStatus = 'starting';
      let steps = 0;
      for (const next of all) {
        const captured = next === 'paid' ? amount : centavos(0);
        const judged = judgeReport(
          { ...charge, status, captured: status === 'paid' ? amount : centavos(0) },
          report({ status: next, captured }),
        );
        if (judged.kind !== 'step') continue;
        if (judged.to === 'paid') steps += 1;
        status = judged.to;
      }
      expect(steps).toBeLessThanOrEqual(1);
      if (steps === 1) expect(status).toBe('paid');
    }),
  );
});
