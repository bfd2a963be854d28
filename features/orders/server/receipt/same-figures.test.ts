/** Cart, checkout, order, receipt and mail show one set of figures, which add up to the centavo. Design 4, money; spec 6. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SumRow, sumRows } from '#features/cart/contract/sum-words.ts';
import { withPromotions } from '#features/cart/domain/pricing/cart-promotions.ts';
import { cartSums } from '#features/cart/domain/pricing/cart-totals.ts';
import { priceCart } from '#features/cart/domain/pricing/price-cart.ts';
import { aLine, aProduct } from '#features/cart/domain/testing/a-product.ts';
import type { ChargeStatus } from '#features/payments/domain/charges/charge-status.ts';
import { instalmentsInto } from '#features/payments/domain/instalments.ts';
import { withVariance } from '#features/pricing/domain/payment-variance.ts';
import { aPromotion, FREE_UNIT } from '#features/promotions/domain/promotion/testing/a-promotion.ts';
import { add, centavos, ZERO } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { orderSummary } from '../../contract/mails/order-mail-summary.ts';
import { orderLine } from '../../domain/order-lines.ts';
import { interestOf, orderSums } from '../../domain/order-sums.ts';
import type { Receipt } from '../../domain/receipt.ts';
import { totalLines } from './receipt-words.ts';

const product = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  tier: fc.option(fc.record({ from: fc.integer({ min: 1, max: 9 }), off: fc.integer({ min: 0, max: 90 }) })),
  granted: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 30_000 }),
  /** Sold by whole units, which promotions may reward. */
  whole: fc.boolean(),
});

const purchase = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 12 }),
  variance: fc.integer({ min: -3_000, max: 3_000 }),
  discount: fc.nat({ max: 200_000 }).map(centavos),
  deliveryFee: fc.nat({ max: 9_000 }).map(centavos),
  count: fc.integer({ min: 1, max: 12 }),
  /** Off the third unit, in basis points. */
  reward: fc.option(fc.integer({ min: 1, max: 10_000 })),
});

const plan = { most: 12, withoutInterest: 3, monthlyInterest: 199, smallestPart: centavos(0) };

/** The rows with a sign from what they mean; the last one is the total. */
const figures = (rows: readonly Pick<SumRow, 'label' | 'value'>[]) =>
  rows.map(({ label, value }) => [label.replace(/^Total.*/, 'Total').replace(/ \(\d.*\)$/, ''), value]);

const inCentavos = (value: string): number => (value === 'Grátis' ? 0 : Number(value.replace(/[^\d-]/g, '')));

function placed({
  products,
  variance,
  discount,
  deliveryFee,
  count,
  reward,
}: typeof purchase extends fc.Arbitrary<infer P> ? P : never) {
  const goods = new Map(
    products.map(({ price, tier, granted, whole }, index) => {
      const offer = {
        normal: centavos(price),
        tiers:
          tier === null
            ? []
            : [
                {
                  from: thousandths(tier.from * 1000),
                  price: centavos(Math.max(1, Math.floor((price * (100 - tier.off)) / 100))),
                },
              ],
        multiple: ONE,
        ...(granted ? { attendant: { price: centavos(Math.max(1, price - 1)), from: thousandths(0) } } : {}),
      };
      return [
        `p${index}`,
        aProduct({
          id: `p${index}`,
          unit: 'KG',
          increments: { step: whole ? ONE : thousandths(1), minimum: thousandths(0) },
          offer: withVariance(offer, variance),
          promotions: [{ id: 'a', counts: true, rewarded: true }],
        }),
      ] as const;
    }),
  );
  const wishes = products.map(({ quantity, whole }, index) =>
    aLine(`p${index}`, whole ? Math.ceil(quantity / 1000) : quantity / 1000),
  );
  const rules = { multiplesDisabled: false };
  const promotions = reward === null ? [] : [aPromotion({ reward: { ...FREE_UNIT, basisPoints: reward } })];
  const terms = { promotions, left: new Map(), gifts: new Map(), rules };
  const { lines } = withPromotions(priceCart(wishes, goods, rules), terms);
  const cart = cartSums(lines, { discount, deliveryFee });
  const way = instalmentsInto(cart.total, plan, count);
  const order = {
    lines: lines.map((line) => orderLine(line, undefined)),
    discount: cart.discount,
    deliveryFee,
    paymentName: 'Cartão',
    delivery: { type: 'delivery' },
    charge: {
      status: 'paid' as ChargeStatus,
      amount: way?.total ?? ZERO,
      instalments: { count, interest: way?.interest ?? ZERO },
    },
  } as unknown as Receipt['order'];
  return { cart, order, way };
}

test('what the cart, the checkout, the order, its receipt and its mail say is the same, and adds up', () => {
  fc.assert(
    fc.property(purchase, (bought) => {
      const { cart, order, way } = placed(bought);
      const { charge, paymentName } = order;
      const checkout = figures(
        sumRows({ sums: cart, paymentName, deliveryType: 'delivery', interest: way?.interest }),
      );
      const page = figures(
        sumRows({
          sums: orderSums(order),
          paymentName,
          deliveryType: 'delivery',
          interest: interestOf(charge),
        }),
      );
      const receipt = figures(totalLines({ order } as Receipt));
      const amounts = {
        deliveryFee: order.deliveryFee,
        discount: order.discount,
        coupon: null,
        paymentName,
        delivery: { type: 'delivery' } as const,
      };
      const mail = figures(orderSummary(amounts, order.lines, charge)).slice(order.lines.length, -1);
      expect(page).toEqual(checkout);
      expect(receipt).toEqual(checkout);
      expect(mail).toEqual(checkout);

      const parts = checkout.map(([, value = '']) => inCentavos(value));
      const total = parts.pop();
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(total).toBe(charge?.amount);
    }),
  );
});

test.each(['refused', 'expired', 'cancelled'] as const)(
  'the interest of a charge that is %s is not asked of its order',
  (status) => {
    const instalments = { count: 12, interest: centavos(500) };
    expect(interestOf({ status, instalments })).toBe(0);
    expect(interestOf({ status: 'authorised', instalments })).toBe(500);
    expect(add(ZERO, interestOf(undefined))).toBe(0);
  },
);
