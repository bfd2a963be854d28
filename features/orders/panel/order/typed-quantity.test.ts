import { expect, test } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

test.each([
  ['2', 2000],
  [' 1,5 ', 1500],
  ['1.234,5', 1_234_500],
  ['0', 0],
  ['0,125', 125],
  ['0,1234', undefined],
  ['-1', undefined],
  ['dois', undefined],
  ['', undefined],
  ['1,2,3', undefined],
])('%s is %s', (text, quantity) => expect(typedQuantity(text)).toBe(quantity));
