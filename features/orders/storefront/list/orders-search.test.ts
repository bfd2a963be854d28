import { expect, test } from 'vitest';
import { parseOrdersSearch } from './orders-search.ts';

test.each([
  ['2', { page: 2 }],
  [7, { page: 7 }],
  ['1', {}],
  ['0', {}],
  ['-3', {}],
  ['1.5', {}],
  ['10001', {}],
  ['dois', {}],
  [undefined, {}],
])('page=%j is %j', (page, search) => {
  expect(parseOrdersSearch({ page })).toEqual(search);
});
