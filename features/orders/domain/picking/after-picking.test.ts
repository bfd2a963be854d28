import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { OrderLine } from '../placed-order.ts';
import {
  differingPlaces,
  foundAmount,
  foundByLine,
  hasShortage,
  missingQuantity,
  toSendNow,
  weighsOtherwise,
} from './after-picking.ts';
import type { PickedLine, Shortage } from './picking.ts';

const line = (quantity: number, total: number, unit = 'UN'): OrderLine => ({
  productId: `p${total}`,
  sku: '',
  slug: '',
  name: 'Café',
  unit,
  ground: 1,
  quantity: thousandths(quantity),
  unitPrice: centavos(0),
  reason: 'normal',
  total: centavos(total),
  giftWrap: false,
});

const picked = (position: number, quantity: number, shortage?: Shortage): PickedLine => ({
  ...{ position, note: '', version: 2, key: 'k', name: 'Lia', at: 1 },
  quantity: thousandths(quantity),
  ...(shortage && { shortage }),
});

const order = (...lines: readonly PickedLine[]) => ({
  lines: [line(3_000, 3_000), line(1_000, 2_000, 'KG'), line(2_000, 1_000)],
  deliveryFee: centavos(500),
  discount: centavos(0),
  returns: [],
  shipments: [] as { readonly lines: readonly { position: number; quantity: PickedLine['quantity'] }[] }[],
  picking: { startedAt: 0, startedBy: 'Lia', lines },
});
const whole = centavos(6_500);

test('without a picking, all that was ordered is there', () => {
  const { picking: _, ...onPaper } = order();
  expect(differingPlaces(onPaper)).toEqual([]);
  expect(foundAmount(onPaper, whole)).toBeUndefined();
  expect(toSendNow(onPaper, 0)).toBe(3_000);
  expect(missingQuantity(onPaper, 0)).toBe(0);
});

test('what is not settled yet counts as ordered', () => {
  const begun = order(picked(0, 1_000));
  expect(differingPlaces(begun)).toEqual([]);
  expect(hasShortage(begun)).toBe(false);
});

test('what is short is missing, and what there is can leave', () => {
  const short = order(picked(0, 1_000, 'out-of-stock'));
  expect([differingPlaces(short), hasShortage(short), weighsOtherwise(short)]).toEqual([[0], true, false]);
  expect([toSendNow(short, 0), missingQuantity(short, 0)]).toEqual([1_000, 2_000]);
  expect(foundAmount(short, whole)).toBe(4_500);
  const sent = { ...short, shipments: [{ lines: [{ position: 0, quantity: thousandths(1_000) }] }] };
  expect([toSendNow(sent, 0), missingQuantity(sent, 0)]).toEqual([0, 2_000]);
});

test('another weight changes what it comes to, and is not missing', () => {
  const light = order(picked(1, 900));
  expect([hasShortage(light), weighsOtherwise(light), missingQuantity(light, 1)]).toEqual([false, true, 0]);
  expect(foundAmount(light, whole)).toBe(6_300);
  const heavy = order(picked(1, 1_150));
  expect(foundAmount(heavy, whole)).toBe(6_800);
  // No more than was ordered is sent.
  expect(toSendNow(heavy, 1)).toBe(1_000);
});

test('what was found is known by the order’s lines, but for combos', () => {
  const combo = { ...line(1_000, 500), parts: [line(1_000, 250), line(1_000, 250)] };
  const mixed = { ...order(picked(2, 1_000, 'damaged')), lines: [combo, line(2_000, 700)] };
  expect(foundByLine(mixed)).toEqual([undefined, 1_000]);
});
