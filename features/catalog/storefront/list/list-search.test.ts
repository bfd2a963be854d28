import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatQuery } from '#platform/web/url.ts';
import {
  categorySearch,
  chosenTags,
  keysOf,
  pageNumberOf,
  textSearch,
  toggled,
  withoutFilters,
  withPage,
  withPart,
  withSort,
} from './list-change.ts';
import { type ListSearch, parseListSearch } from './list-search.ts';

test.each([
  [{}, {}],
  [{ q: '  arroz & feijão ', page: '1', ordenacao: 'relevancia', tags: '' }, { q: 'arroz feijão' }],
  [
    { page: '3', ordenacao: 'menor_preco' },
    { page: 3, ordenacao: 'menor_preco' },
  ],
  [{ page: '-2', ordenacao: 'roubo', tags: 'a,,a,b<script>' }, { tags: 'a' }],
  [{ page: '99999' }, { page: 5000 }],
  [
    { agrupadores: 'sabor:uva,sabor:uva', marcas: 'três-irmãos' },
    { marcas: 'três-irmãos', agrupadores: 'sabor:uva' },
  ],
  [
    { preco_de: '1.234,50', preco_ate: '2000' },
    { preco_de: '1234.50', preco_ate: '2000' },
  ],
  [
    { preco_de: '20', preco_ate: '10' },
    { preco_de: '20', preco_ate: '10' },
  ],
  [
    { preco_de: ' dez ', preco_ate: '10,00' },
    { preco_de: 'dez', preco_ate: '10' },
  ],
  [{ disponiveis: 'sim', variacoes: 'talvez' }, { disponiveis: 'sim' }],
  [{ categoria: 'mercearia/graos' }, { categoria: 'mercearia/graos' }],
  [{ categoria: '../erro' }, {}],
])('the address %j says %j', (raw, said) => {
  expect(parseListSearch(raw)).toEqual(said);
});

const raw = fc.record({
  q: fc.string(),
  categoria: fc.string(),
  tags: fc.string(),
  marcas: fc.string(),
  agrupadores: fc.string(),
  preco_de: fc.oneof(fc.string(), fc.integer({ min: -1, max: 300 }).map(String)),
  preco_ate: fc.oneof(fc.string(), fc.integer({ min: -1, max: 300 }).map(String)),
  disponiveis: fc.constantFrom('sim', 'não'),
  variacoes: fc.constantFrom('sim', 'não'),
  ordenacao: fc.constantFrom('nome', 'menor_preco', 'x'),
  page: fc.string(),
});

test('whatever is read from an address is read the same from the address it makes', () => {
  fc.assert(
    fc.property(raw, (typed) => {
      const search = parseListSearch(typed);
      const again = Object.fromEntries(new URLSearchParams(formatQuery(search)));
      expect(parseListSearch(again)).toEqual(search);
      expect(formatQuery(parseListSearch(again))).toBe(formatQuery(search));
    }),
  );
});

test('the order in which filters were chosen by kind makes no other address', () => {
  const one = toggled(toggled({}, 'marcas', 'aurora'), 'tags', 'oferta');
  const other = toggled(toggled({}, 'tags', 'oferta'), 'marcas', 'aurora');
  expect(formatQuery(one)).toBe(formatQuery(other));
});

test('another order or another filter begins the list again', () => {
  const search: ListSearch = { q: 'arroz', page: 4, tags: 'oferta' };
  expect(withSort(search, 'name')).toEqual({ q: 'arroz', tags: 'oferta', ordenacao: 'nome' });
  expect(withPart(search, { tags: '' })).toEqual({ q: 'arroz' });
  expect(withPart(search, { disponiveis: 'sim' })).toEqual({
    q: 'arroz',
    tags: 'oferta',
    disponiveis: 'sim',
  });
  expect(chosenTags(toggled(search, 'tags', 'vegano'))).toEqual(['oferta', 'vegano']);
});

test('a choice made twice is none', () => {
  const search: ListSearch = { marcas: 'a,b' };
  expect(keysOf(toggled(search, 'marcas', 'a'), 'marcas')).toEqual(['b']);
  expect(toggled(toggled(search, 'marcas', 'c'), 'marcas', 'c')).toEqual(search);
});

test('without filters, the question and its order stay', () => {
  const search = parseListSearch({
    q: 'arroz',
    categoria: 'mercearia',
    tags: 'a',
    preco_de: '5',
    ordenacao: 'nome',
    page: '3',
  });
  expect(withoutFilters(search)).toEqual({ q: 'arroz', categoria: 'mercearia', ordenacao: 'nome' });
});

test('the first page is the address without a page', () => {
  expect(withPage({ q: 'arroz', page: 2 }, 1)).toEqual({ q: 'arroz' });
  expect(pageNumberOf(withPage({}, 2))).toBe(2);
});

test('a category is not searched in, and a search always shows linked products', () => {
  const typed = { q: 'arroz', categoria: 'mercearia', variacoes: 'sim', tags: 'oferta' };
  expect(categorySearch(parseListSearch(typed))).toEqual({ variacoes: 'sim', tags: 'oferta' });
  expect(textSearch(parseListSearch(typed))).toEqual({ q: 'arroz', categoria: 'mercearia', tags: 'oferta' });
});
