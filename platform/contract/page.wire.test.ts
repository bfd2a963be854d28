import { expect, test } from 'vitest';
import { pageFromWire, pageToWire } from './page.wire.ts';

test('a list is read in pages of twenty, from the first, unless the query says otherwise', () => {
  expect(pageFromWire({})).toEqual({ limit: 20, offset: 0 });
  expect(pageFromWire({ pagina: 3 })).toEqual({ limit: 20, offset: 40 });
  expect(pageFromWire({ pagina: 2, limite: 50 })).toEqual({ limit: 50, offset: 50 });
});

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
])('%i rows are %i pages: an empty list has a first one, too', (total, paginas) => {
  expect(pageToWire({ pagina: 1 }, total, ['row'])).toEqual({ pagina: 1, paginas, total, dados: ['row'] });
});
