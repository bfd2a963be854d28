/** What an address says, and the addresses of the same list otherwise narrowed, ordered or paged. */
import { parseSort, sortToWire } from '../../contract/sort.wire.ts';
import type { ProductSort } from '../../domain/sort.ts';
import { type ListSearch, parseListSearch, splitKeys } from './list-search.ts';

/** The parameters that hold several choices. */
export type KeyList = 'tags' | 'marcas' | 'agrupadores';

/** A category's address: it is the place, and is not searched in. */
export function categorySearch({ q: _q, categoria: _category, ...search }: ListSearch): ListSearch {
  return search;
}

/** A search's address: it always shows linked products. */
export function textSearch({ variacoes: _linked, ...search }: ListSearch): ListSearch {
  return search;
}

export const sortOf = ({ ordenacao }: ListSearch): ProductSort => parseSort(ordenacao);
export const pageOf = ({ page }: ListSearch): number => page ?? 1;
export const keysOf = (search: ListSearch, list: KeyList): readonly string[] => splitKeys(search[list] ?? '');
export const tagsOf = (search: ListSearch): readonly string[] => keysOf(search, 'tags');

/** Changes begin a list anew: its first page. An empty value takes its parameter off. */
export function withPart(search: ListSearch, part: Partial<Record<keyof ListSearch, string>>): ListSearch {
  return parseListSearch({ ...search, page: '', ...part });
}

export const withSort = (search: ListSearch, sort: ProductSort): ListSearch =>
  withPart(search, { ordenacao: sortToWire(sort) });

export const withPage = (search: ListSearch, page: number): ListSearch =>
  parseListSearch({ ...search, page: String(page) });

/** With a choice that was not made, or without one that was. */
export function toggled(search: ListSearch, list: KeyList, key: string): ListSearch {
  const keys = keysOf(search, list);
  const next = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
  return withPart(search, { [list]: next.join(',') });
}

/** The question alone, in its order. */
export const withoutFilters = ({ q, categoria, ordenacao }: ListSearch): ListSearch =>
  parseListSearch({ q, categoria, ordenacao });
