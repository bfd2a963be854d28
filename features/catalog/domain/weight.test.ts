import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import { weightOf } from './weight.ts';

test.each([
  ['UN', 350, 3000, 1050],
  ['UN', null, 3000, 0],
  ['CX', 1001, 1500, 1501.5],
  // By the kilo: a thousandth is a gram, whatever is written beside it.
  ['kg', null, 1250, 1250],
  ['KG', 999, 1250, 1250],
])('%s of %s g: %i thousandths weigh %d g', (unit, weight, quantity, grams) => {
  expect(weightOf({ unit, weight }, thousandths(quantity))).toBe(grams);
});
