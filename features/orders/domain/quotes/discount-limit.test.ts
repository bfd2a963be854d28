import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { OrderLine } from '../placed-order.ts';
import { isAboveDiscountLimit } from './discount-limit.ts';

const line = (requested: number, offered: number, quantity = 1): OrderLine => ({
  productId: 'a',
  sku: 'a',
  slug: 'a',
  name: 'a',
  unit: 'UN',
  ground: 1,
  quantity: thousandths(quantity * 1000),
  unitPrice: centavos(offered),
  requestedPrice: centavos(requested),
  reason: 'attendant',
  total: centavos(offered * quantity),
  giftWrap: false,
});

test.each([
  ['exactly the limit', [line(1000, 850)], 0, 15, false],
  ['a centavo more', [line(1000, 849)], 0, 15, true],
  ['a discount on the whole', [line(1000, 1000)], 150, 15, false],
  ['a discount that is too large', [line(1000, 1000)], 151, 15, true],
  ['price and discount together', [line(1000, 900)], 60, 15, true],
  ['a higher price makes up for a lower one', [line(1000, 500), line(1000, 1500)], 0, 0, false],
  ['nothing given away', [line(1000, 1000)], 0, 0, false],
  ['no limit', [line(1000, 0)], 0, 100, false],
  ['goods without a price', [line(0, 500)], 0, 0, false],
] as const)('%s', (_, lines, discount, limit, isAbove) => {
  expect(isAboveDiscountLimit({ lines, discount: centavos(discount) }, limit)).toBe(isAbove);
});

test('whoever may give more may give whatever a smaller limit allows', () => {
  const price = fc.integer({ min: 0, max: 1_000_000 });
  const lines = fc.array(fc.tuple(price, price, fc.integer({ min: 1, max: 99 })), { minLength: 1 });
  const limit = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(lines, price, limit, (rows, discount, small) => {
      const offered = { lines: rows.map((row) => line(...row)), discount: centavos(discount) };
      if (!isAboveDiscountLimit(offered, small)) expect(isAboveDiscountLimit(offered, small + 1)).toBe(false);
    }),
  );
});
