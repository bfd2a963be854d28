import { expect, test } from 'vitest';
import type { Purchase } from '#features/recommendations/domain/purchase.ts';
import { asTheProduct, leaveOneOut, mostPopular } from './leave-one-out.ts';
import { OrderModel } from './order-model.ts';

const DAY = 24 * 60 * 60_000;
const order = (client: string, day: number, ...productIds: string[]): Purchase => ({
  clientId: client,
  at: day * DAY,
  productIds,
});

/** Twelve best sellers, and a pair that three clients bought together. */
const sold = Array.from({ length: 12 }, (_, index) => `popular ${index}`);
const purchases = [
  ...sold.flatMap((id, index) => Array.from({ length: 5 }, (_, client) => order(`${client}`, index, id))),
  ...['x', 'y', 'z'].map((client) => order(client, 20, 'wine', 'cheese')),
];

test('a habit is found among other orders, where the most popular do not have it', () => {
  const model = new OrderModel(purchases, []);
  expect(leaveOneOut(model, purchases, asTheProduct('cart'))).toMatchObject({ cases: 6, hits: 6 });
  expect(leaveOneOut(model, purchases, mostPopular)).toMatchObject({ cases: 6, hits: 0 });
});

test('the order itself does not give its products away', () => {
  const once = [...purchases.slice(0, -3), order('x', 20, 'wine', 'cheese')];
  const model = new OrderModel(once, []);
  expect(leaveOneOut(model, once, asTheProduct('cart'))).toMatchObject({ cases: 2, hits: 0 });
  expect(model.together('wine').map(({ productId }) => productId)).toEqual(['cheese']);
});
