/** Cart, checkout, order, receipt and mail show one set of figures, which add up to the centavo. Design 4, money; spec 6. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SumRow, savedRows, sumRows } from '#features/cart/contract/sum-words.ts';
import { withPromotions } from '#features/cart/domain/pricing/cart-promotions.ts';
import { cartSums } from '#features/cart/domain/pricing/cart-totals.ts';
import { priceCart } from '#features/cart/domain/pricing/price-cart.ts';
import { aCombo } from '#features/cart/domain/testing/a-combo.ts';
import { aLine, aProduct } from '#features/cart/domain/testing/a-product.ts';
import type { ChargeStatus } from '#features/payments/domain/charges/charge-status.ts';
import { instalmentsInto } from '#features/payments/domain/instalments.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
import { varied, withVariance } from '#features/pricing/domain/payment-variance.ts';
import type { PricedCombo } from '#features/promotions/domain/combo.ts';
import { savedBy } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { aPromotion, FREE_UNIT } from '#features/promotions/domain/promotion/testing/a-promotion.ts';
import { add, centavos, type Money, times, ZERO } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { orderSummary } from '../../contract/mails/order-mail-summary.ts';
import { orderLine } from '../../domain/order-lines.ts';
import { interestOf, type OrderSums, orderSums } from '../../domain/order-sums.ts';
import type { Receipt } from '../../domain/receipt.ts';
import { repricedLines } from '../../domain/reprice-order.ts';
import { totalLines } from './receipt-words.ts';

const product = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  tier: fc.option(fc.record({ from: fc.integer({ min: 1, max: 9 }), off: fc.integer({ min: 0, max: 90 }) })),
  granted: fc.boolean(),
  /** By how much a policy lowered it. */
  lowered: fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: undefined }),
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
  /** How many, and basis points off. */
  combo: fc.option(fc.record({ count: fc.integer({ min: 1, max: 4 }), off: fc.nat({ max: 5_000 }) })),
});

type Purchase = typeof purchase extends fc.Arbitrary<infer P> ? P : never;

const plan = { most: 12, withoutInterest: 3, monthlyInterest: 199, smallestPart: centavos(0) };

/** The rows with a sign from what they mean; the last one is the total. */
const figures = (rows: readonly Pick<SumRow, 'label' | 'value'>[]) =>
  rows.map(({ label, value }) => [label.replace(/^Total.*/, 'Total').replace(/ \(\d.*\)$/, ''), value]);

const inCentavos = (value: string): number => (value === 'Grátis' ? 0 : Number(value.replace(/[^\d-]/g, '')));

function goodsOf({ products, variance }: Purchase) {
  return new Map(
    products.map(({ price, tier, granted, lowered, whole }, index) => {
      const offer: Offer = {
        normal: centavos(price),
        ...(lowered === undefined ? {} : { former: centavos(price + lowered) }),
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
}

/** Of one product, which costs what the first one does. */
function combosOf({ products, variance, combo }: Purchase): Map<string, PricedCombo> {
  const [first] = products;
  if (combo === null || first === undefined) return new Map();
  const alone = centavos(first.price);
  const basePrice = varied(alone, -combo.off);
  const offer = withVariance({ normal: alone, tiers: [], multiple: ONE }, variance);
  const priced = aCombo('combo', [[aProduct({ id: 'part', offer }), 1]], {
    price: varied(basePrice, variance),
  });
  return new Map([['combo', { ...priced, basePrice, aloneBeforePayment: alone }]]);
}

function placed(bought: Purchase) {
  const { products, discount, deliveryFee, count, reward, combo } = bought;
  const wishes = products.map(({ quantity, whole }, index) =>
    aLine(`p${index}`, whole ? Math.ceil(quantity / 1000) : quantity / 1000),
  );
  if (combo !== null) wishes.push(aLine('combo', combo.count, { combo: true }));
  const rules = { multiplesDisabled: false };
  const promotions = reward === null ? [] : [aPromotion({ reward: { ...FREE_UNIT, basisPoints: reward } })];
  const terms = { promotions, left: new Map(), gifts: new Map(), rules };
  const priced = priceCart(wishes, goodsOf(bought), rules, combosOf(bought));
  const { lines } = withPromotions(priced, terms);
  const cart = cartSums(lines, { discount, deliveryFee });
  const way = instalmentsInto(cart.total, plan, count);
  const order = {
    status: 'received',
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

/** R$ 10,00 instead of R$ 12,00, less R$ 4,00 by coupon. */
const CHEAP: Purchase = {
  products: [{ price: 1_000, lowered: 200, tier: null, granted: false, quantity: 1_000, whole: true }],
  variance: 0,
  discount: centavos(400),
  deliveryFee: ZERO,
  count: 1,
  reward: null,
  combo: null,
};

test('what the cart, the checkout, the order, its receipt and its mail say is the same, and adds up', () => {
  fc.assert(
    fc.property(purchase, (bought) => {
      const { cart, order, way } = placed(bought);
      const { charge, paymentName } = order;
      const shown = (sums: OrderSums, interest: Money | undefined) =>
        figures([...sumRows({ sums, paymentName, deliveryType: 'delivery', interest }), ...savedRows(sums)]);
      // But for the tense: "Você economiza", and then "Você economizou".
      const checkout = shown({ ...cart, bought: true }, way?.interest);
      const page = shown(orderSums(order), interestOf(charge));
      const receipt = figures(totalLines({ order } as Receipt));
      const amounts = {
        status: order.status,
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

      const summed = checkout.slice(0, checkout.length - savedRows(cart).length);
      const parts = summed.map(([, value = '']) => inCentavos(value));
      const total = parts.pop();
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(total).toBe(charge?.amount);
    }),
  );
});

test('what is saved is the sum of what each rule took off', () => {
  fc.assert(
    fc.property(purchase, (bought) => {
      const { lines, ...order } = placed(bought).order;
      const sums = orderSums({ ...order, lines });
      const byRules = lines.map((line) => {
        const { quantity, unitPrice, basePrice = unitPrice, undiscountedPrice = basePrice } = line;
        const byPrice = Math.max(0, times(undiscountedPrice, quantity) - times(basePrice, quantity));
        return byPrice + savedBy(line.promotions);
      });
      const parts = byRules.reduce((sum, part) => sum + part, sums.discount - sums.payment);
      expect(sums.saved).toBe(Math.max(0, parts));
    }),
  );
});

test('another payment method saves what the same purchase would have saved with it from the beginning', () => {
  fc.assert(
    fc.property(purchase, fc.integer({ min: -3_000, max: 3_000 }), (bought, variance) => {
      const whole = { ...bought, discount: ZERO };
      const changed = repricedLines(placed(whole).order.lines, variance);
      const { order, cart } = placed({ ...whole, variance });
      expect(orderSums({ ...order, lines: changed }).saved).toBe(cart.saved);
    }),
  );
});

test.each<[string, Partial<Receipt['order']>]>([
  ['that was cancelled', { status: 'cancelled' }],
  [
    'from before the undiscounted price was stored',
    { lines: placed(CHEAP).order.lines.map(({ undiscountedPrice: _, ...line }) => line) },
  ],
])('nothing is said of what an order %s saved', (_, change) => {
  const { order } = placed(CHEAP);
  expect(orderSums(order).saved).toBe(600);
  const changed = { ...order, ...change };
  expect(orderSums(changed).saved).toBeUndefined();
  expect(totalLines({ order: changed } as Receipt)).toEqual(totalLines({ order } as Receipt).slice(0, -1));
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
