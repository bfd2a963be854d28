import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { accept, refuse } from '#kernel/result.ts';
import { bestCoupon, chooseCoupon } from './choose-coupon.ts';
import type { CouponOffer } from './coupon-discount.ts';
import { aCoupon } from './testing/a-coupon.ts';

const offer = (code: string, discount: number, until?: number): CouponOffer => ({
  coupon: aCoupon({ code, ...defined({ until }) }),
  discount: centavos(discount),
  parts: new Map(),
});

describe('of several automatic coupons', () => {
  test.each([
    ['the one that gives most', [offer('A', 1), offer('B', 3), offer('C', 2)], 'B'],
    ['of equals the one that ends first', [offer('A', 3), offer('B', 3, 20), offer('C', 3, 10)], 'C'],
    ['of those the first by code', [offer('B', 3, 10), offer('A', 3, 10)], 'A'],
  ])('%s', (_, offers, code) => {
    expect(bestCoupon(offers)?.coupon.code).toBe(code);
    expect(bestCoupon(offers.toReversed())?.coupon.code).toBe(code);
  });

  test('none of none', () => expect(bestCoupon([])).toBeUndefined());
});

describe('a typed coupon', () => {
  const automatic = offer('AUTO', 500);
  test.each([
    ['applies where there is no other', undefined, accept(offer('X', 1)), 'X', undefined],
    ['replaces the automatic one if it gives more', automatic, accept(offer('X', 501)), 'X', undefined],
    ['does not if it gives the same', automatic, accept(offer('X', 500)), 'AUTO', 'automatic-is-better'],
    ['nor if it gives less', automatic, accept(offer('X', 499)), 'AUTO', 'automatic-is-better'],
    ['nor if it is the automatic one', automatic, accept(automatic), 'AUTO', 'automatic-is-better'],
    ['nor if it is not valid', automatic, refuse({ code: 'expired' } as const), 'AUTO', 'expired'],
    [
      'that is not valid leaves nothing',
      undefined,
      refuse({ code: 'expired' } as const),
      undefined,
      'expired',
    ],
    ['that was not typed changes nothing', automatic, undefined, 'AUTO', undefined],
  ])('%s', (_, best, typed, applied, problem) => {
    const chosen = chooseCoupon(best, typed);
    expect(chosen.applied?.coupon.code).toBe(applied);
    expect(chosen.rejection?.code).toBe(problem);
    expect(chosen.automatic).toBe(best);
  });

  test('whatever is chosen gives no less than each that could be had', () => {
    const discounts = fc.nat(1_000);
    fc.assert(
      fc.property(fc.array(discounts), discounts, (given, typed) => {
        const automatics = given.map((discount, index) => offer(`A${index}`, discount));
        const { applied } = chooseCoupon(bestCoupon(automatics), accept(offer('T', typed)));
        for (const discount of [...given, typed]) expect(applied?.discount).toBeGreaterThanOrEqual(discount);
      }),
    );
  });
});
