import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedWish,
  nextSort,
  otherParameters,
  type TableShape,
  tableWishOf,
  wishQuery,
  wishSearch,
} from './table-wish.ts';

const shape: TableShape = { filters: ['situacao', 'de'], sort: { key: 'criado', order: 'desc' } };
const asTexts = (search: string) => Object.fromEntries(new URLSearchParams(search));

test.each([
  ['', { page: 1, text: '', filters: {}, sort: shape.sort }],
  [
    '?busca=%20ana%20&situacao=ENVIADO&outra=1&pagina=3',
    { page: 3, text: 'ana', filters: { situacao: 'ENVIADO' }, sort: shape.sort },
  ],
  ['?ordenar=total&sentido=desc', { page: 1, text: '', filters: {}, sort: { key: 'total', order: 'desc' } }],
  ['?ordenar=total', { page: 1, text: '', filters: {}, sort: { key: 'total', order: 'asc' } }],
  ['?ordenar=;drop&pagina=-1&de=', { page: 1, text: '', filters: {}, sort: shape.sort }],
])('%s asks for %o', (search, wish) => expect(tableWishOf(asTexts(search), shape)).toEqual(wish));

test('any change but of the page leads to page 1, and an empty filter is none', () => {
  const wish = tableWishOf(asTexts('?busca=x&situacao=A&pagina=4'), shape);
  expect(changedWish(wish, { page: 5 })).toEqual({ ...wish, page: 5 });
  expect(changedWish(wish, { text: 'y' })).toEqual({ ...wish, text: 'y', page: 1 });
  expect(changedWish(wish, { filters: { situacao: '', de: '2026-01-01' } })).toEqual({
    ...wish,
    page: 1,
    filters: { de: '2026-01-01' },
  });
});

test('a column is sorted upwards first, then downwards, then upwards', () => {
  const up = nextSort(shape.sort, 'total');
  expect(up).toEqual({ key: 'total', order: 'asc' });
  const down = nextSort(up, 'total');
  expect(down.order).toBe('desc');
  expect(nextSort(down, 'total').order).toBe('asc');
});

test('what a list shows survives its way through the address', () => {
  const words = fc.constantFrom('', 'Ana & Filhos', 'ç?=#', '10%');
  const wishes = fc.record({
    page: fc.integer({ min: 1, max: 5000 }),
    text: words,
    sort: fc.record({ key: fc.constantFrom('criado', 'total'), order: fc.constantFrom('asc', 'desc') }),
    filters: fc.oneof(fc.constant({}), fc.constant({ situacao: 'A & B', de: '2026-01-01' })),
  });
  fc.assert(
    fc.property(wishes, (wish) => {
      expect(tableWishOf(asTexts(wishSearch(wish, shape)), shape)).toEqual(wish);
    }),
  );
});

test('the call names the order even where the address need not', () => {
  const wish = tableWishOf({}, shape);
  expect(wishSearch(wish, shape)).toBe('');
  expect(wishQuery(wish)).toEqual({ pagina: 1, ordenar: 'criado', sentido: 'desc' });
});

test('what else the address says stays: the tab, and the period of a report', () => {
  const shape = { filters: ['situacao'] };
  const search = { aba: 'produtos', de: '2026-11-01', situacao: 'ENVIADO', pagina: '3', por: undefined };
  const next = changedWish(tableWishOf(search, shape), { filters: { situacao: '' } });
  expect(otherParameters(search, shape)).toEqual({ aba: 'produtos', de: '2026-11-01' });
  expect(wishSearch(next, shape, otherParameters(search, shape))).toBe('?aba=produtos&de=2026-11-01');
});
