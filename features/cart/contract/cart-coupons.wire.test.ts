import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { type CartCouponState, shownDiscount } from '../domain/saved-cart.ts';

const TEN_OFF = {
  code: 'BEMVINDO10',
  description: 'R$ 10,00 a partir de R$ 50,00',
  discount: { kind: 'absolute', amount: centavos(1_000) },
  minimum: centavos(5_000),
  firstPurchase: false,
  notWithPolicy: false,
  showsPrices: false,
  automatic: true,
} as const;

const coupons: CartCouponState = {
  automatic: { coupon: TEN_OFF, discount: centavos(1_000), applied: true },
  automaticApplies: true,
};

test.each([
  { subtotal: 5_000, shown: 1_000 },
  { subtotal: 4_999, shown: 0 },
  { subtotal: 899, shown: 0 },
])(
  'of a cart that was changed to $subtotal centavos and is not saved yet, $shown are off',
  ({ subtotal, shown }) => {
    expect(shownDiscount(coupons, centavos(subtotal))).toBe(shown);
  },
);

test('a discount is never more than the lines cost', () => {
  const free = { ...TEN_OFF, minimum: centavos(0) };
  const shown: CartCouponState = {
    automatic: { coupon: free, discount: centavos(1_000), applied: true },
    automaticApplies: true,
  };
  expect(shownDiscount(shown, centavos(300))).toBe(300);
  expect(shownDiscount(undefined, centavos(300))).toBe(0);
});
