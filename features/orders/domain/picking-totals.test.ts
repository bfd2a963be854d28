import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { pickingTotals } from './picking-totals.ts';
import type { OrderLine } from './placed-order.ts';

const line = (name: string, quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({
  productId: name,
  sku: name,
  slug: name,
  name,
  unit: 'UN',
  ground: 1,
  quantity: thousandths(quantity),
  unitPrice: centavos(100),
  reason: 'normal',
  total: centavos(100),
  giftWrap: false,
  ...more,
});

test('products of several orders stand together, those of combos among them, by name', () => {
  const kit = line('Kit', 1000, { parts: [line('Chá', 2000), line('Água', 1000)] });
  expect(
    pickingTotals([
      { number: 1, lines: [line('Chá', 500), kit] },
      { number: 2, lines: [line('Chá', 1000), line('Chá', 250)] },
    ]),
  ).toMatchObject([
    { name: 'Água', quantity: 1000, numbers: [1] },
    { name: 'Chá', quantity: 3750, numbers: [1, 2] },
  ]);
});
