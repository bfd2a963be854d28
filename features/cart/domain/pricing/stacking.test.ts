import { describe, expect, test } from 'vitest';
import type { Coupon } from '#features/coupons/domain/coupon.ts';
import { aCoupon } from '#features/coupons/domain/testing/a-coupon.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { aPromotion, FREE_UNIT } from '#features/promotions/domain/promotion/testing/a-promotion.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { aLine, aProduct } from '../testing/a-product.ts';
import { priceCart } from './price-cart.ts';
import { type StackingFacts, type StackingRule, stackingOf } from './stacking.ts';

const rules = { multiplesDisabled: false };

/** Units of a product of 10 reais that takes part in promotions 'a' and 'b'. */
function factsOf(
  units: number,
  promotions: readonly Promotion[],
  coupons: readonly Coupon[] = [],
): StackingFacts {
  const product = aProduct({
    id: 'p',
    offer: { normal: centavos(1_000), tiers: [], multiple: ONE },
    promotions: ['a', 'b'].map((id) => ({ id, counts: true, rewarded: true })),
  });
  return {
    cart: priceCart([aLine('p', units)], new Map([['p', product]]), rules),
    terms: { promotions, left: new Map(), gifts: new Map(), rules },
    coupons: coupons.map((coupon) => ({ coupon, used: 0 })),
    buyer: { now: 1_000, channel: 'WEB', buyer: { clientId: 'ana', firstPurchase: true } },
  };
}

const ofPromotion = (promotion: Promotion): StackingRule => ({ kind: 'promotion', promotion });
const ofCoupon = (coupon: Coupon): StackingRule => ({ kind: 'coupon', coupon: { coupon, used: 0 } });

const outcomes = (subject: StackingRule, facts: StackingFacts) => {
  const found = stackingOf(subject, facts);
  if (found.kind === 'idle') return found;
  return found.others.map(({ outcome, refusal }) =>
    refusal === undefined ? outcome : `${outcome}: ${refusal.code}`,
  );
};

const percent = (basisPoints: number) => ({ discount: { kind: 'percent', basisPoints } }) as const;
const A = aPromotion();

describe('of two promotions', () => {
  const half = aPromotion({ id: 'b', reward: { ...FREE_UNIT, basisPoints: 5_000 } });
  test.each<[string, number, Promotion, string]>([
    ['the better one has the units of both', 3, half, 'wins'],
    ['the one of higher priority has them', 3, { ...half, priority: 9 }, 'loses'],
    ['each has units of its own', 6, { ...half, priority: 9, limits: { perOrder: 1 } }, 'together'],
    ['the other needs more than there is', 3, { ...half, condition: { ...A.condition, units: 9 } }, 'idle'],
  ])('%s', (_, units, other, outcome) =>
    expect(outcomes(ofPromotion(A), factsOf(units, [A, other]))).toEqual([outcome]),
  );

  test('a cart that earns nothing says so', () => {
    expect(outcomes(ofPromotion(A), factsOf(2, [A, half]))).toEqual({ kind: 'idle' });
  });
});

describe('of a promotion and a coupon', () => {
  test.each<[string, Partial<Coupon>, string, string]>([
    ['both apply', {}, 'together', 'together'],
    [
      'the coupon leaves rewarded lines out',
      { notWithPolicy: true },
      'wins: better-prices-already',
      'loses: better-prices-already',
    ],
    [
      'the promotion takes the cart below the minimum',
      { minimum: centavos(2_500) },
      'wins: below-minimum',
      'loses: below-minimum',
    ],
  ])('%s', (_, terms, ofThePromotion, ofTheCoupon) => {
    const coupon = aCoupon(terms);
    expect(outcomes(ofPromotion(A), factsOf(3, [A], [coupon]))).toEqual([ofThePromotion]);
    expect(outcomes(ofCoupon(coupon), factsOf(3, [A], [coupon]))).toEqual([ofTheCoupon]);
  });

  test('a coupon for other products is idle, and asked about says why', () => {
    const coupon = aCoupon({ productIds: ['q'] });
    expect(outcomes(ofPromotion(A), factsOf(3, [A], [coupon]))).toEqual(['idle: no-product-of-it']);
    expect(outcomes(ofCoupon(coupon), factsOf(3, [A]))).toEqual({
      kind: 'idle',
      refusal: { code: 'no-product-of-it' },
    });
  });

  test('where it leaves out only what the promotion made cheaper, both apply in part', () => {
    const facts = factsOf(3, [A]);
    const other = aProduct({ id: 'q', offer: { normal: centavos(500), tiers: [], multiple: ONE } });
    const [line] = priceCart([aLine('q', 1)], new Map([['q', other]]), rules).lines;
    if (line === undefined) throw new Error('q is sold');
    const both = { ...facts, cart: { ...facts.cart, lines: [...facts.cart.lines, line] } };
    expect(outcomes(ofCoupon(aCoupon({ notWithPolicy: true })), both)).toEqual(['partly']);
  });
});

describe('of two coupons', () => {
  const ten = aCoupon({ code: 'DEZ', ...percent(1_000) });
  const twenty = aCoupon({ code: 'VINTE', ...percent(2_000) });
  const automatic = (coupon: Coupon): Coupon => ({ ...coupon, automatic: true });
  test.each<[string, Coupon, Coupon, string]>([
    ['a typed one that gives more replaces the automatic one', twenty, automatic(ten), 'wins'],
    ['a typed one that gives less does not', ten, automatic(twenty), 'loses'],
    ['the better automatic one applies', automatic(ten), automatic(twenty), 'loses'],
    ['of two typed ones the client chooses', ten, twenty, 'either'],
  ])('%s', (_, subject, other, outcome) =>
    expect(outcomes(ofCoupon(subject), factsOf(1, [], [subject, other]))).toEqual([outcome]),
  );
});
