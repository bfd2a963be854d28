/** The money of an order with promotions, gifts, gift wrap, a coupon and a payment variance adds up, and costs the same however it is reached. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenGifts } from '#features/cart/domain/cart-gift.ts';
import { cartGoodsForCoupons } from '#features/cart/domain/pricing/cart-coupon-goods.ts';
import { withPromotions } from '#features/cart/domain/pricing/cart-promotions.ts';
import { priceCart } from '#features/cart/domain/pricing/price-cart.ts';
import { aLine, aProduct } from '#features/cart/domain/testing/a-product.ts';
import { couponOfferOf } from '#features/coupons/domain/coupon-discount.ts';
import { aCoupon } from '#features/coupons/domain/testing/a-coupon.ts';
import { withVariance } from '#features/pricing/domain/payment-variance.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { promotionUses } from '#features/promotions/domain/promotion/promotion-uses.ts';
import {
  aPromotion,
  EVERYTHING,
  FREE_UNIT,
} from '#features/promotions/domain/promotion/testing/a-promotion.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { giftLine, orderLine } from './order-lines.ts';
import { orderSums } from './order-sums.ts';
import type { OrderLine } from './placed-order.ts';
import { type RepricedOrder, repricedLines, repricedOrder } from './reprice-order.ts';

const rules = { multiplesDisabled: false };
const FEE = centavos(1_190);

/** The gift is one of the products that are bought, too. */
const promotionsOff = (basisPoints: number): Promotion[] => [
  aPromotion({ id: 'a', reward: { ...FREE_UNIT, basisPoints } }),
  aPromotion({
    id: 'b',
    condition: { scope: EVERYTHING, minimum: centavos(2_000) },
    reward: { kind: 'gift', productId: 'q', units: 1 },
  }),
];

const sold = (['p', 'q', 'r'] as const).map((id, index) =>
  aProduct({
    id,
    giftWrapPrice: centavos(333),
    offer: {
      normal: centavos([1_999, 667, 5][index] ?? 1),
      tiers: [{ from: ONE, price: centavos([1_777, 601, 3][index] ?? 1) }],
      multiple: ONE,
    },
    promotions: [
      { id: 'a', counts: true, rewarded: true },
      { id: 'b', counts: index < 2, rewarded: false },
    ],
  }),
);

interface Bought {
  readonly wishes: readonly { readonly id: string; readonly count: number; readonly wrapped: boolean }[];
  /** Off each rewarded unit. */
  readonly reward: number;
  readonly coupon: number;
}

const bought: fc.Arbitrary<Bought> = fc.record({
  wishes: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('p', 'q', 'r'),
      count: fc.integer({ min: 1, max: 9 }),
      wrapped: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3, selector: ({ id }) => id },
  ),
  reward: fc.constantFrom(10_000, 5_000, 3_333, 1),
  coupon: fc.constantFrom(0, 1, 777, 3_333, 10_000),
});
const variance = fc.integer({ min: -9_000, max: 9_000 });

/** As a submitted order writes it. */
function ordered({ wishes, reward, coupon }: Bought, basisPoints: number): RepricedOrder {
  const products = new Map(
    sold.map((each) => [each.id, { ...each, offer: withVariance(each.offer, basisPoints) }]),
  );
  const lines = wishes.map(({ id, count, wrapped }) => aLine(id, count, { giftWrap: wrapped }));
  const promotions = promotionsOff(reward);
  const cart = withPromotions(priceCart(lines, products, rules), {
    promotions,
    left: new Map(),
    gifts: products,
    rules,
  });
  const offer = offerOf(cartGoodsForCoupons(cart.lines), coupon);
  const chosen = cart.lines.map((line) => orderLine(line, offer?.parts.get(line.product.id)));
  const { totals } = repricedOrder(chosen, FEE, offer);
  return { lines: [...chosen, ...givenGifts(cart).map(giftLine)], totals };
}

function offerOf(goods: ReturnType<typeof cartGoodsForCoupons>, basisPoints: number) {
  if (basisPoints === 0) return undefined;
  const coupon = aCoupon({ discount: { kind: 'percent', basisPoints } });
  const checked = couponOfferOf(coupon, goods, undefined);
  return checked.ok ? checked.value : undefined;
}

const sum = (lines: readonly OrderLine[], of: (line: OrderLine) => number): number =>
  lines.reduce((so, line) => so + of(line), 0);

test('lines, their shares of the discount and the fee add up to the total, and nothing is negative', () => {
  fc.assert(
    fc.property(bought, variance, (wanted, basisPoints) => {
      const { lines, totals } = ordered(wanted, basisPoints);
      expect(sum(lines, ({ total }) => total)).toBe(totals.subtotal);
      expect(sum(lines, ({ discount = 0 }) => discount)).toBe(totals.discount);
      expect(totals.total).toBe(totals.subtotal - totals.discount + FEE);
      expect(
        orderSums({ status: 'received', lines, discount: totals.discount, deliveryFee: FEE }).total,
      ).toBe(totals.total);
      for (const { total, discount = 0 } of lines) {
        expect(total).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(total);
      }
    }),
    { numRuns: 300 },
  );
});

test('another payment method costs what the same order would have cost with it from the beginning', () => {
  fc.assert(
    fc.property(bought, variance, variance, (wanted, first, second) => {
      const placed = ordered(wanted, first);
      const direct = ordered(wanted, second);
      const repriced = repricedLines(placed.lines, second);
      const chosen = direct.lines.filter(({ reason }) => reason !== 'gift');
      const parts = new Map(chosen.map(({ productId, discount = 0 }) => [productId, centavos(discount)]));
      const { lines, totals } = repricedOrder(repriced, FEE, { discount: direct.totals.discount, parts });
      expect(totals).toEqual(direct.totals);
      expect(sum(lines, ({ discount = 0 }) => discount)).toBe(totals.discount);
      expect(lines.map(({ unitPrice, total, promotions }) => ({ unitPrice, total, promotions }))).toEqual(
        direct.lines.map(({ unitPrice, total, promotions }) => ({ unitPrice, total, promotions })),
      );
      // What limits and budgets count does not depend on the method.
      expect(promotionUses(lines)).toEqual(promotionUses(direct.lines));
    }),
    { numRuns: 300 },
  );
});
