/** What a shopper reads adds up to the centavo: lines to the subtotal, and the rows below it to the total. Design 4, money. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Offer } from '#features/pricing/domain/offer.ts';
import { varied, withVariance } from '#features/pricing/domain/payment-variance.ts';
import { centavos, formatMoney, type Money, ZERO } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { cartSums } from '../domain/pricing/cart-totals.ts';
import { linePrice } from '../domain/pricing/price-cart.ts';
import { type PurchaseSums, purchaseSums } from '../domain/pricing/purchase-sums.ts';
import { rewardedPrice } from '../domain/pricing/rewarded-price.ts';
import { savedWords, sumRows } from './sum-words.ts';

const rules = { multiplesDisabled: false };
const increments = { step: thousandths(1), minimum: thousandths(1) };

/** '-R$ 1.234,56' as a shopper reads it. */
const read = (text: string): number => {
  const amount = Number(text.replaceAll(/\D/g, ''));
  return text.includes('-') ? -amount : amount;
};

const price = (max = 200_000) => fc.integer({ min: 1, max }).map(centavos);
const variance = fc.integer({ min: -3_000, max: 3_000 });

const aProduct = fc.record({
  normal: price(),
  former: fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: undefined }),
  tier: fc.option(
    fc.record({ from: fc.integer({ min: 1, max: 9_000 }), off: fc.integer({ min: 1, max: 5_000 }) }),
    {
      nil: undefined,
    },
  ),
  giftWrap: fc.option(price(2_000), { nil: undefined }),
  quantity: fc.integer({ min: 1, max: 12_345 }).map(thousandths),
  /** Basis points off one unit, by a promotion. */
  promotion: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
});

const aCombo = fc.record({
  alone: price(),
  off: fc.integer({ min: 0, max: 5_000 }),
  fixed: fc.boolean(),
  count: fc.integer({ min: 1, max: 4 }),
});

type Product = typeof aProduct extends fc.Arbitrary<infer T> ? T : never;
type Combo = typeof aCombo extends fc.Arbitrary<infer T> ? T : never;

function productLine({ normal, former, tier, giftWrap, quantity, promotion }: Product, basisPoints: number) {
  const base: Offer = {
    normal,
    ...(former === undefined ? {} : { former: centavos(normal + former) }),
    tiers: tier === undefined ? [] : [{ from: thousandths(tier.from), price: varied(normal, -tier.off) }],
    multiple: ONE,
  };
  const offer = withVariance(base, basisPoints);
  const own = linePrice(
    { offer, increments, ...(giftWrap === undefined ? {} : { giftWrapPrice: giftWrap }) },
    quantity,
    rules,
    giftWrap !== undefined,
  );
  if (promotion === undefined || quantity < ONE) return { price: own };
  const off = (unit: Money): Money => centavos(Math.floor((unit * promotion) / 10_000));
  const applied = { id: 'p', label: 'Leve', quantity: ONE, perUse: 1, basisPoints: promotion };
  const saved = off(own.beforePayment?.unit ?? own.unit);
  return { price: rewardedPrice(own, [{ ...applied, saved, discount: off(own.unit) }]) };
}

function comboLine({ alone, off, fixed, count }: Combo, basisPoints: number) {
  const basePrice = varied(alone, -off);
  const combo = fixed ? { price: basePrice } : { price: varied(basePrice, basisPoints), basePrice };
  const offer = withVariance({ normal: alone, tiers: [], multiple: ONE }, basisPoints);
  return { price: linePrice({ offer, increments, combo }, thousandths(count * 1_000), rules) };
}

const aCart = fc.record({
  products: fc.array(aProduct, { maxLength: 12 }),
  combos: fc.array(aCombo, { maxLength: 4 }),
  /** Basis points off what is paid for the lines. */
  coupon: fc.integer({ min: 0, max: 10_000 }),
  deliveryFee: fc.option(fc.integer({ min: 0, max: 5_000 }).map(centavos), { nil: undefined }),
});

type Cart = typeof aCart extends fc.Arbitrary<infer T> ? T : never;

function bought({ products, combos, coupon, deliveryFee }: Cart, basisPoints: number) {
  const lines = [
    ...products.map((one) => productLine(one, basisPoints)),
    ...combos.map((one) => comboLine(one, basisPoints)),
  ];
  const paid = lines.reduce((sum, line) => sum + line.price.total, 0);
  const discount = centavos(Math.floor((paid * coupon) / 10_000));
  return { lines, paid, discount, sums: cartSums(lines, { discount, deliveryFee }) };
}

const rowsOf = (sums: PurchaseSums, interest: Money = ZERO) =>
  sumRows({ sums, paymentName: 'Pix', coupon: 'DEZ', deliveryType: 'delivery', interest });

/** 'Grátis' and 'A calcular' add nothing. */
const amounts = (rows: ReturnType<typeof rowsOf>) =>
  rows.flatMap(({ value }) => (value.includes('R$') ? [read(value)] : []));

test('with tiers, policies, promotions, combos, coupon, payment, fee and interest, the lines come to the total', () => {
  fc.assert(
    fc.property(aCart, variance, fc.nat(10_000).map(centavos), (cart, basisPoints, interest) => {
      const { lines, paid, discount, sums } = bought(cart, basisPoints);
      const rows = rowsOf(sums, interest);
      const shown = lines.map((line) => read(formatMoney((line.price.beforePayment ?? line.price).total)));
      const [subtotal = 0, ...others] = amounts(rows);
      const total = others.pop() ?? 0;
      expect(shown.reduce((sum, one) => sum + one, 0)).toBe(subtotal);
      expect(others.reduce((sum, one) => sum + one, subtotal)).toBe(total);
      expect(total).toBe(paid - discount + (cart.deliveryFee ?? 0) + interest);
    }),
  );
});

test('what is struck through less what is to be paid is what is saved, and a cheaper payment never saves less', () => {
  fc.assert(
    fc.property(aCart, variance, variance, (cart, one, other) => {
      const [dear, cheap] = [Math.max(one, other), Math.min(one, other)].map((points) =>
        bought(cart, points),
      );
      if (dear === undefined || cheap === undefined) throw new Error('two carts');
      const before = cheap.lines.reduce(
        (sum, { price }) => sum + (price.beforePayment ?? price).total + price.saved,
        0,
      );
      expect(cheap.sums.saved).toBe(Math.max(0, before - cheap.paid + cheap.discount));
      // A coupon's share is of what is paid, so only the whole is compared.
      expect(cheap.paid - cheap.discount).toBeLessThanOrEqual(dear.paid - dear.discount);
      expect(cheap.sums.saved).toBeGreaterThanOrEqual(dear.sums.saved);
    }),
  );
});

describe('the words', () => {
  const sums = (payment: number) =>
    purchaseSums([{ total: centavos(10_000 + payment), beforePayment: centavos(10_000) }]);

  test.each([
    [-300, 'Desconto do pagamento (Pix)', '-R$ 3,00'],
    [250, 'Acréscimo do pagamento (Pix)', 'R$ 2,50'],
  ])('of a payment that changes prices by %i', (payment, label, value) => {
    const row = rowsOf(sums(payment))[1];
    expect(row).toMatchObject({ label, ...(payment < 0 ? { saving: true } : {}) });
    expect(row?.value.replaceAll(/\s/g, ' ')).toBe(value);
  });

  test('of what is saved, where anything is', () => {
    expect(savedWords(sums(-300))?.replaceAll(/\s/g, ' ')).toBe('Você economiza R$ 3,00');
    expect(savedWords({ ...sums(-300), bought: true })?.replaceAll(/\s/g, ' ')).toBe(
      'Você economizou R$ 3,00',
    );
    expect(savedWords(sums(250))).toBeUndefined();
  });
});
