import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { amendedCoupon, type CouponAmendment } from './amend-coupon.ts';
import type { CouponTerms } from './coupon.ts';
import { aCoupon } from './testing/a-coupon.ts';

const NOW = 1_000_000;
const { id: _id, active: _active, ...TERMS } = aCoupon({ from: 10, until: NOW + 1_000, limit: 5 });
const AMENDMENT: CouponAmendment = { description: 'Outra', listed: true, until: NOW + 5_000, limit: 9 };

test.each<[string, Partial<CouponTerms>, boolean, number, Partial<CouponAmendment>, string]>([
  ['that is disabled', {}, false, 0, {}, 'already-ended'],
  ['that is over', { until: NOW }, true, 0, {}, 'already-ended'],
  ['to end now', {}, true, 0, { until: NOW }, 'end-has-passed'],
  ['to end before it begins', { from: NOW + 500 }, true, 0, { until: NOW + 500 }, 'end-has-passed'],
  ['to fewer uses than it had', {}, true, 4, { limit: 3 }, 'limit-below-used'],
])('a coupon %s is not amended', (_name, terms, active, used, more, problem) => {
  const amended = amendedCoupon(
    { terms: { ...TERMS, ...terms }, active, used },
    { ...AMENDMENT, ...more },
    NOW,
  );
  expect(amended).toEqual({ ok: false, refusal: problem });
});

test('code, discount and conditions stay, and what is not said any more is gone', () => {
  const terms = { ...TERMS, minimum: centavos(500), limitPerClient: 2 };
  const amended = amendedCoupon(
    { terms, active: true, used: 4 },
    { description: 'Outra', listed: true },
    NOW,
  );
  const { until: _until, limit: _limit, limitPerClient: _perClient, ...rest } = terms;
  expect(amended).toEqual({ ok: true, value: { ...rest, description: 'Outra', listed: true } });
});
