import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatQuery } from '#platform/web/url.ts';
import {
  type ListSearch,
  pageOf,
  parseListSearch,
  tagsOf,
  withPage,
  withSort,
  withTags,
} from './list-search.ts';

test.each([
  [{}, {}],
  [{ q: '  arroz & feijão ', page: '1', ordenacao: 'relevancia', tags: '' }, { q: 'arroz feijão' }],
  [
    { page: '3', ordenacao: 'menor_preco' },
    { page: 3, ordenacao: 'menor_preco' },
  ],
  [{ page: '-2', ordenacao: 'roubo', tags: 'a,,a,b<script>' }, { tags: 'a' }],
  [{ page: '99999' }, { page: 5000 }],
  [{ utm_source: 'x' }, {}],
])('the address %j says %j', (raw, said) => {
  expect(parseListSearch(raw)).toEqual(said);
});

test('whatever is read from an address is read the same from the address it makes', () => {
  const raw = fc.record({ q: fc.string(), page: fc.string(), ordenacao: fc.string(), tags: fc.string() });
  fc.assert(
    fc.property(raw, (typed) => {
      const search = parseListSearch(typed);
      const again = Object.fromEntries(new URLSearchParams(formatQuery(search)));
      expect(parseListSearch(again)).toEqual(search);
    }),
  );
});

test('another order or another filter begins the list anew', () => {
  const search: ListSearch = { q: 'arroz', page: 4, tags: 'oferta' };
  expect(withSort(search, 'name')).toEqual({ q: 'arroz', tags: 'oferta', ordenacao: 'nome' });
  expect(withTags(search, [])).toEqual({ q: 'arroz' });
  expect(tagsOf(withTags(search, ['oferta', 'vegano']))).toEqual(['oferta', 'vegano']);
});

test('the first page is the address without a page', () => {
  expect(withPage({ q: 'arroz', page: 2 }, 1)).toEqual({ q: 'arroz' });
  expect(pageOf(withPage({}, 2))).toBe(2);
});
