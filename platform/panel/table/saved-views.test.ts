import { expect, test } from 'vitest';
import { MAX_VIEWS, viewsOf, withView } from './saved-views.ts';

const paid = { name: 'Pagos', view: '?situacao=PAGO' };

test('only views are read from what is stored', () => {
  expect(viewsOf(null)).toEqual([]);
  expect(viewsOf([paid, 1, { name: 'x' }, { name: 'y', view: 'https://outro.exemplo' }])).toEqual([paid]);
});

test('a view of the same name is replaced, one without a name is not saved', () => {
  expect(withView([paid], { name: ' Pagos ', view: '?x=1' })).toEqual([{ name: 'Pagos', view: '?x=1' }]);
  expect(withView([paid], { name: '  ', view: '?x=1' })).toEqual([paid]);
});

test('the oldest makes room', () => {
  const many = Array.from({ length: MAX_VIEWS }, (_, index) => ({ name: `v${index}`, view: '?a=1' }));
  const after = withView(many, paid);
  expect(after).toHaveLength(MAX_VIEWS);
  expect(after.at(-1)).toEqual(paid);
  expect(after[0]?.name).toBe('v1');
});
