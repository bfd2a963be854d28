import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { type CouponFacts, checkCoupon } from './check-coupon.ts';
import { type Coupon, FULL_DISCOUNT } from './coupon.ts';
import { aCoupon, someGoods } from './testing/a-coupon.ts';

const NOW = 1_000_000;
const facts: CouponFacts = {
  now: NOW,
  channel: 'WEB',
  buyer: { clientId: 'ana', firstPurchase: true },
};
const unused = { inAll: 0, ofClient: 0 };
const goods = [someGoods('a', 3_000), someGoods('b', 2_000)];

const outcome = (
  coupon: Partial<Coupon>,
  {
    of = goods,
    by = {},
    uses = unused,
  }: { of?: typeof goods; by?: Partial<CouponFacts>; uses?: typeof unused } = {},
) => {
  const checked = checkCoupon(aCoupon(coupon), of, { ...facts, ...by }, uses);
  return checked.ok ? checked.value.discount : checked.refusal.code;
};

const reais = (value: number) => ({ kind: 'absolute', amount: centavos(value * 100) }) as const;
const percent = (basisPoints: number) => ({ kind: 'percent', basisPoints }) as const;

describe('a coupon gives', () => {
  test.each<[string, Partial<Coupon>, number]>([
    ['percent of all goods', { discount: percent(1000) }, 500],
    ['a sum', { discount: reais(7) }, 700],
    ['never more than the goods cost', { discount: reais(70) }, 5_000],
    ['all of it at a hundred percent', { discount: percent(FULL_DISCOUNT) }, 5_000],
    ['only of the products it is for', { productIds: ['b'] }, 200],
    ['never more than those cost', { productIds: ['b'], discount: reais(30) }, 2_000],
    ['at its minimum', { minimum: centavos(5_000) }, 500],
  ])('%s', (_, coupon, discount) => expect(outcome(coupon)).toBe(discount));

  test.each([
    [5, 1],
    [15, 2],
    [14, 1],
    [25, 3],
  ])('10 %% of %i centavos, half up: %i', (worth, discount) => {
    expect(outcome({}, { of: [someGoods('a', worth)] })).toBe(discount);
  });

  test('nothing of lines that have a policy, where it may not', () => {
    const mixed = [someGoods('a', 3_000, true), someGoods('b', 2_000)];
    expect(outcome({ notWithPolicy: true }, { of: mixed })).toBe(200);
    expect(outcome({ notWithPolicy: false }, { of: mixed })).toBe(500);
    // The minimum is of all goods it is for.
    expect(outcome({ notWithPolicy: true, minimum: centavos(5_000) }, { of: mixed })).toBe(200);
  });
});

describe('a coupon is refused', () => {
  test.each<[string, Partial<Coupon>, Partial<CouponFacts>, string]>([
    ['disabled', { active: false }, {}, 'unknown'],
    ['another client’s', { clientId: 'bia' }, {}, 'unknown'],
    ['before its time', { from: NOW + 1 }, {}, 'not-yet'],
    ['at its end', { until: NOW }, {}, 'expired'],
    ['on another channel', { channel: 'MANUAL' }, {}, 'other-channel'],
    [
      'with another way of paying',
      { paymentMethodIds: ['pix'] },
      { paymentMethodId: 'cash' },
      'other-payment',
    ],
    [
      'not for the first purchase',
      { firstPurchase: true },
      { buyer: { clientId: 'ana', firstPurchase: false } },
      'first-purchase-only',
    ],
    ['of one’s own', { ownerId: 'ana' }, {}, 'own-referral'],
    ['without its products', { productIds: ['c'] }, {}, 'no-product-of-it'],
  ])('%s', (_, coupon, by, code) => expect(outcome(coupon, { by })).toBe(code));

  test('on another channel, and says on which it is valid', () => {
    const of = (channel: 'WEB' | 'MANUAL', bought: 'WEB' | 'MANUAL') =>
      checkCoupon(aCoupon({ channel }), goods, { ...facts, channel: bought }, unused);
    expect(of('WEB', 'MANUAL')).toEqual({ ok: false, refusal: { code: 'other-channel', channel: 'WEB' } });
    expect(of('MANUAL', 'WEB')).toMatchObject({ refusal: { channel: 'MANUAL' } });
    expect([of('WEB', 'WEB').ok, of('MANUAL', 'MANUAL').ok]).toEqual([true, true]);
  });

  test('below its minimum, and says what is missing', () => {
    const coupon = aCoupon({ minimum: centavos(5_001), productIds: ['a', 'b'] });
    expect(checkCoupon(coupon, [...goods, someGoods('c', 9_000)], facts, unused)).toEqual({
      ok: false,
      refusal: { code: 'below-minimum', minimum: 5_001, missing: 1 },
    });
  });

  test.each([
    [{ limit: 50 }, { inAll: 50, ofClient: 0 }, 'exhausted'],
    [{ limit: 50 }, { inAll: 49, ofClient: 9 }, 500],
    [{ limitPerClient: 1 }, { inAll: 9, ofClient: 1 }, 'used-before'],
    [{ limitPerClient: 2 }, { inAll: 9, ofClient: 1 }, 500],
  ])('%j after %j: %s', (coupon, uses, said) => expect(outcome(coupon, { uses })).toBe(said));

  test('in an empty cart, where all prices are better already, and where nothing is left to give', () => {
    expect(outcome({}, { of: [] })).toBe('empty-cart');
    expect(outcome({ notWithPolicy: true }, { of: [someGoods('a', 100, true)] })).toBe(
      'better-prices-already',
    );
    expect(outcome({}, { of: [someGoods('a', 4)] })).toBe('worth-nothing');
  });

  test('from a visitor where it depends on who buys, and else not', () => {
    const visitor: CouponFacts = { now: NOW, channel: 'WEB' };
    const of = (coupon: Partial<Coupon>) => checkCoupon(aCoupon(coupon), goods, visitor, unused);
    for (const coupon of [{ firstPurchase: true }, { limitPerClient: 1 }, { ownerId: 'bia' }])
      expect(of(coupon)).toEqual({ ok: false, refusal: { code: 'login-first' } });
    expect(of({}).ok).toBe(true);
  });

  test('not while the way of paying is open', () => {
    expect(outcome({ paymentMethodIds: ['pix'] })).toBe(500);
    expect(outcome({ paymentMethodIds: ['pix'] }, { by: { paymentMethodId: 'pix' } })).toBe(500);
  });
});

const cents = fc.integer({ min: 0, max: 10_000_000_000 });
const discounts = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 1, max: FULL_DISCOUNT }),
  }),
  fc.record({ kind: fc.constant('absolute' as const), amount: cents.map(centavos) }),
);
const carts = fc
  .uniqueArray(fc.uuid(), { maxLength: 40 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) => fc.tuple(fc.constant(id), cents, fc.boolean()).map((line) => someGoods(...line))),
    ),
  );

describe('for any cart', () => {
  test('the parts add up to the discount, none is more than its line, and the whole no more than the goods', () => {
    fc.assert(
      fc.property(carts, discounts, fc.boolean(), (of, discount, notWithPolicy) => {
        const checked = checkCoupon(aCoupon({ discount, notWithPolicy }), of, facts, unused);
        if (!checked.ok) return;
        const { parts, discount: given } = checked.value;
        expect([...parts.values()].reduce((sum, part) => sum + part, 0)).toBe(given);
        for (const { productId, total, hasPolicy } of of) {
          const part = parts.get(productId) ?? 0;
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(total);
          if (hasPolicy && notWithPolicy) expect(part).toBe(0);
        }
      }),
    );
  });

  test('the order of its lines says nothing', () => {
    fc.assert(
      fc.property(carts, discounts, (of, discount) => {
        const [there, back] = [of, of.toReversed()].map((lines) => {
          const checked = checkCoupon(aCoupon({ discount }), lines, facts, unused);
          return checked.ok ? [checked.value.discount, [...checked.value.parts].sort()] : checked.refusal;
        });
        expect(there).toEqual(back);
      }),
    );
  });

  test('the odd centavo goes by product, not by place', () => {
    const alike = ['b', 'c', 'a'].map((id) => someGoods(id, 1_000));
    for (const lines of [alike, alike.toReversed()]) {
      const checked = checkCoupon(
        aCoupon({ discount: { kind: 'absolute', amount: centavos(100) } }),
        lines,
        facts,
        unused,
      );
      expect(checked.ok && Object.fromEntries(checked.value.parts)).toEqual({ a: 34, b: 33, c: 33 });
    }
  });

  test('each part is the exact share or less than a centavo away from it', () => {
    fc.assert(
      fc.property(carts, discounts, (of, discount) => {
        const checked = checkCoupon(aCoupon({ discount }), of, facts, unused);
        if (!checked.ok) return;
        const worth = of.reduce((sum, { total }) => sum + total, 0);
        for (const { productId, total } of of) {
          const away =
            BigInt(checked.value.parts.get(productId) ?? 0) * BigInt(worth) -
            BigInt(checked.value.discount) * BigInt(total);
          expect((away < 0n ? -away : away) < BigInt(worth)).toBe(true);
        }
      }),
    );
  });
});
