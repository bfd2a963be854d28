import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEnded, MANDATE_STATUSES, type MandateStatus, mandateMayBecome } from './mandate-status.ts';

const status = fc.constantFrom(...MANDATE_STATUSES);

test.each<[MandateStatus, string]>([
  ['starting', 'requested authorised refused expired cancelled-by-payer cancelled-by-shop'],
  ['requested', 'authorised refused expired cancelled-by-payer cancelled-by-shop'],
  ['authorised', 'expired cancelled-by-payer cancelled-by-shop'],
  ['refused', ''],
  ['expired', ''],
  ['cancelled-by-payer', ''],
  ['cancelled-by-shop', ''],
])('from %s only to %s', (from, allowed) => {
  expect(MANDATE_STATUSES.filter((to) => mandateMayBecome(from, to)).join(' ')).toBe(allowed);
});

test('it only goes forward: however it moves, it never returns to a state', () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 30 }), (wished) => {
      const seen = new Set<MandateStatus>(['starting']);
      let now: MandateStatus = 'starting';
      for (const to of wished) {
        if (!mandateMayBecome(now, to)) continue;
        expect(seen.has(to)).toBe(false);
        seen.add(to);
        now = to;
      }
    }),
  );
});

test('what has ended stays ended, and both sides can end what has not', () => {
  for (const from of MANDATE_STATUSES) {
    const moves = MANDATE_STATUSES.filter((to) => mandateMayBecome(from, to));
    expect(isEnded(from)).toBe(moves.length === 0);
    if (!isEnded(from))
      expect(moves).toEqual(expect.arrayContaining(['cancelled-by-payer', 'cancelled-by-shop']));
  }
});
