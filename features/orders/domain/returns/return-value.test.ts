/** What goes back for returned goods is what was paid for them: no centavo is lost or invented, however they come back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, centavos, type Money, ZERO } from '#kernel/money.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { OrderLine } from '../placed-order.ts';
import type { OrderReturn } from './order-return.ts';
import {
  type PaymentOfReturn,
  priceReturn,
  type ReturnableOrder,
  returnableQuantity,
  returnShares,
} from './return-value.ts';

const line = (total: number, quantity: number, discount = 0): OrderLine => ({
  productId: `p${total}-${quantity}`,
  sku: '',
  slug: '',
  name: 'Café',
  unit: 'UN',
  ground: 1,
  quantity: thousandths(quantity),
  unitPrice: centavos(0),
  reason: 'normal',
  total: centavos(total),
  giftWrap: false,
  ...(discount === 0 ? {} : { discount: centavos(discount) }),
});
const combo = (...parts: readonly OrderLine[]): OrderLine => ({
  ...line(
    parts.reduce((sum, { total }) => sum + total, 0),
    1000,
  ),
  parts,
});

type Back = ReturnableOrder['returns'][number];

interface World {
  readonly order: ReturnableOrder;
  readonly payment: PaymentOfReturn;
}

const world = (
  lines: readonly OrderLine[],
  {
    fee = 0,
    discount = 0,
    due,
  }: { readonly fee?: number; readonly discount?: number; readonly due?: number } = {},
): World => {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  return {
    order: { lines, deliveryFee: centavos(fee), discount: centavos(discount), returns: [], shipments: [] },
    payment: { due: centavos(due ?? subtotal + fee - discount), refunded: ZERO },
  };
};

/** Records the return, at the most that may go back or less. */
function give(
  { order, payment }: World,
  lines: readonly (readonly [position: number, quantity: number])[],
  { withFee = false, less = 0, way = 'refund' as OrderReturn['way'] } = {},
): World & { readonly amount: Money } {
  const wish = lines.map(([position, quantity]) => ({
    position,
    quantity: thousandths(quantity),
    restocked: true,
  }));
  const priced = priceReturn(order, payment, { lines: wish, withFee });
  if (!priced.ok) throw new Error(priced.refusal.code);
  const amount = centavos(Math.max(0, priced.value.most - less));
  const back: Back = { lines: priced.value.lines, fee: priced.value.fee, amount, way };
  return {
    order: { ...order, returns: [...order.returns, back] },
    payment:
      way === 'deduction'
        ? { ...payment, due: centavos(payment.due - amount) }
        : { ...payment, refunded: add(payment.refunded, amount) },
    amount,
  };
}

const refusalOf = (
  { order, payment }: World,
  lines: readonly (readonly [number, number])[],
  withFee = false,
) => {
  const wish = lines.map(([position, quantity]) => ({
    position,
    quantity: thousandths(quantity),
    restocked: false,
  }));
  const priced = priceReturn(order, payment, { lines: wish, withFee });
  return priced.ok ? undefined : priced.refusal.code;
};

test('a third of ten reais, three times, is ten reais', () => {
  const first = give(world([line(1000, 3000)]), [[0, 1000]]);
  const second = give(first, [[0, 1000]]);
  const third = give(second, [[0, 1000]]);
  expect([first.amount, second.amount, third.amount]).toEqual([333, 334, 333]);
});

test('a coupon’s discount is the line’s own share; a combo bears what is left of it', () => {
  const lines = [line(1000, 1000, 100), combo(line(600, 1000), line(400, 1000))];
  const { order, payment } = world(lines, { discount: 290 });
  // 190 are left, over 900, 600 and 400.
  expect(returnShares(order, payment)).toEqual({ lines: [810, 540, 360], fee: 0 });
});

test('the delivery fee goes back only where the shop says so, and once', () => {
  const sold = world([line(1000, 2000)], { fee: 500 });
  const first = give(sold, [[0, 1000]], { withFee: true });
  expect(first.amount).toBe(1000);
  expect(refusalOf(first, [[0, 1000]], true)).toBe('fee-given-back');
  expect(give(first, [[0, 1000]]).amount).toBe(500);
});

test('interest and weighing change what goes back in proportion', () => {
  expect(give(world([line(1000, 1000), line(1000, 1000)], { due: 2200 }), [[0, 1000]]).amount).toBe(1100);
  expect(give(world([line(1000, 1000), line(1000, 1000)], { due: 1500 }), [[1, 1000]]).amount).toBe(750);
});

test('what has gone back another way does not go back again', () => {
  const sold = world([line(1000, 1000)]);
  const part = { ...sold, payment: { due: centavos(1000), refunded: centavos(300) } };
  expect(give(part, [[0, 1000]]).amount).toBe(700);
});

test('what was taken off the bill counts as paid for the other lines', () => {
  const first = give(world([line(1000, 1000), line(500, 1000)]), [[0, 1000]], { way: 'deduction' });
  expect(first.payment.due).toBe(500);
  expect(give(first, [[1, 1000]], { way: 'deduction' }).payment.due).toBe(0);
});

test('what was not bought, or has come back, does not come back', () => {
  const sold = world([line(1000, 2000)]);
  expect(refusalOf(sold, [[1, 1000]])).toBe('line-not-in-order');
  expect(
    refusalOf(sold, [
      [0, 1000],
      [0, 1000],
    ]),
  ).toBe('line-twice');
  expect(refusalOf(sold, [[0, 2001]])).toBe('above-returnable');
  const first = give(sold, [[0, 1500]]);
  expect(returnableQuantity(first.order, 0)).toBe(500);
  expect(refusalOf(first, [[0, 501]])).toBe('above-returnable');
});

const exchange = ({ order, payment }: World, position: number, quantity: number, other = {}) =>
  priceReturn(order, payment, {
    lines: [{ position, quantity: thousandths(quantity), restocked: false }],
    withFee: false,
    exchanged: true,
    ...other,
  });

/** Records the exchange. */
function swap(sold: World, position: number, quantity: number): World {
  const priced = exchange(sold, position, quantity);
  if (!priced.ok) throw new Error(priced.refusal.code);
  const { lines, fee, most: amount } = priced.value;
  const back: Back = { lines, fee, amount, way: 'none', exchanged: true };
  return { ...sold, order: { ...sold.order, returns: [...sold.order.returns, back] } };
}

test('an exchange is worth nothing, and leaves as much to come back as before', () => {
  const sold = world([line(1000, 3000)], { fee: 500 });
  expect(exchange(sold, 0, 2000)).toMatchObject({
    value: { lines: [{ quantity: 2000, value: 0 }], fee: 0, most: 0 },
  });
  const swapped = swap(swap(sold, 0, 2000), 0, 3000);
  expect(returnableQuantity(swapped.order, 0)).toBe(3000);
  expect(give(swapped, [[0, 3000]], { withFee: true }).amount).toBe(1500);
});

test.each([
  ['what was not bought', 1, 1000, {}, 'line-not-in-order'],
  ['more than the client has', 0, 2001, {}, 'above-returnable'],
  ['with the delivery fee', 0, 1000, { withFee: true }, 'exchange-without-money'],
])('no exchange of %s', (_, position, quantity, other, code) => {
  const first = give(world([line(1000, 3000)], { fee: 500 }), [[0, 1000]]);
  expect(exchange(first, position, quantity, other)).toMatchObject({ refusal: { code } });
});

test('what has not left is not exchanged', () => {
  const sold = world([line(1000, 3000)]);
  const begun: World = {
    ...sold,
    order: { ...sold.order, shipments: [{ lines: [{ position: 0, quantity: thousandths(1000) }] }] },
  };
  expect(exchange(begun, 0, 1001)).toMatchObject({ refusal: { code: 'above-returnable' } });
  expect(exchange(begun, 0, 1000, { unsent: true })).toMatchObject({
    refusal: { code: 'exchange-without-money' },
  });
  expect(exchange(begun, 0, 1000).ok).toBe(true);
});

const amounts = fc.integer({ min: 0, max: 5_000_000 });
const soldLines = fc.array(
  fc.record({
    total: amounts,
    quantity: fc.integer({ min: 1, max: 40_000 }),
    discounted: fc.integer({ min: 0, max: 100 }),
    inCombo: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);
const sales = fc
  .record({
    lines: soldLines,
    fee: fc.integer({ min: 0, max: 100_000 }),
    rest: fc.integer({ min: 0, max: 100 }),
    /** Percent of the total that was paid in fact. */
    paid: fc.integer({ min: 0, max: 130 }),
  })
  .map(({ lines, fee, rest, paid }) => {
    const products = lines.map(({ total, quantity, discounted, inCombo }) => ({
      inCombo,
      line: line(total, quantity, inCombo ? 0 : Math.floor((total * discounted) / 100)),
    }));
    const parts = products.filter(({ inCombo }) => inCombo).map((one) => one.line);
    const singles = products.filter(({ inCombo }) => !inCombo).map((one) => one.line);
    const all = parts.length === 0 ? singles : [...singles, combo(...parts)];
    const own = singles.reduce((sum, { discount = ZERO }) => sum + discount, 0);
    const subtotal = all.reduce((sum, { total }) => sum + total, 0);
    const discount = own + Math.floor(((subtotal - own) * rest) / 100);
    const due = Math.floor(((subtotal + fee - discount) * paid) / 100);
    return world(all, { fee, discount, due });
  });

const productsOf = ({ order }: World) => order.lines.flatMap(({ parts, ...one }) => parts ?? [one]);

test('the shares of the products and of the delivery are what was paid', () => {
  fc.assert(
    fc.property(sales, (sold) => {
      const { lines, fee } = returnShares(sold.order, sold.payment);
      expect(lines.every((share) => share >= 0)).toBe(true);
      expect(add(fee, ...lines)).toBe(sold.payment.due);
    }),
  );
});

/** Cuts each product's quantity into parts that come back one after the other. */
const cuts = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 100 })), { maxLength: 20 });

test('all goods and the fee, in whatever parts they come back, are exactly what was paid', () => {
  fc.assert(
    fc.property(sales, cuts, (sold, parts) => {
      let now: World = sold;
      let back = 0;
      const giveSome = (position: number, quantity: Quantity, withFee = false): void => {
        if (quantity === 0) return;
        const given = give(now, [[position, quantity]], { withFee });
        back += given.amount;
        now = given;
      };
      for (const [place, percent] of parts) {
        const position = place % productsOf(sold).length;
        const left = returnableQuantity(now.order, position);
        giveSome(position, thousandths(Math.ceil((left * percent) / 100)));
        expect(back).toBeLessThanOrEqual(sold.payment.due);
      }
      const rest = productsOf(sold).flatMap((_, position) => {
        const left = returnableQuantity(now.order, position);
        return left === 0 ? [] : [[position, left] as const];
      });
      if (rest.length > 0) {
        const given = give(now, rest, { withFee: true });
        back += given.amount;
        expect(back).toBe(sold.payment.due);
      }
      expect(back).toBeLessThanOrEqual(sold.payment.due);
    }),
  );
});

test('no refund is more than what is still paid, also where the shop gave less or something by itself', () => {
  fc.assert(
    fc.property(
      sales,
      fc.array(fc.tuple(fc.nat(5), amounts, fc.boolean()), { maxLength: 12 }),
      (sold, steps) => {
        let now: World = sold;
        for (const [place, less, deducted] of steps) {
          const position = place % productsOf(sold).length;
          const left = returnableQuantity(now.order, position);
          if (left === 0) continue;
          const some = Math.max(1, Math.floor(Math.min(left, ONE)));
          now = give(now, [[position, some]], { less, way: deducted ? 'deduction' : 'refund' });
          expect(now.payment.refunded).toBeLessThanOrEqual(sold.payment.due);
          expect(now.payment.due).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});

test('exchanges between returns change neither what comes back nor its money', () => {
  const steps = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 100 }), fc.boolean()), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(sales, steps, (sold, taken) => {
      let plain: World = sold;
      let mixed: World = sold;
      for (const [place, percent, swapped] of taken) {
        const position = place % productsOf(sold).length;
        const left = returnableQuantity(plain.order, position);
        expect(returnableQuantity(mixed.order, position)).toBe(left);
        if (left === 0) {
          expect(exchange(mixed, position, 1)).toMatchObject({ refusal: { code: 'above-returnable' } });
          continue;
        }
        const quantity = Math.ceil((left * percent) / 100);
        if (swapped) {
          mixed = swap(mixed, position, quantity);
          continue;
        }
        const one = give(plain, [[position, quantity]]);
        const other = give(mixed, [[position, quantity]]);
        expect(other.amount).toBe(one.amount);
        plain = one;
        mixed = other;
      }
      expect(mixed.payment).toEqual(plain.payment);
    }),
  );
});
