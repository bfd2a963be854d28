import { expect, test } from 'vitest';
import { shownColumns } from './shown-columns.ts';

const columns = [{ id: 'name', always: true }, { id: 'cost', hidden: true }, { id: 'total' }];

test('a column is shown as chosen, else as it says itself; what names the row always', () => {
  expect(shownColumns(columns, {})).toEqual({ name: true, cost: false, total: true });
  expect(shownColumns(columns, { name: false, cost: true, total: false, gone: true })).toEqual({
    name: true,
    cost: true,
    total: false,
  });
});
