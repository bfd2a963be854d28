/** Reads the parts of a list's address, and builds addresses of the same list narrowed, sorted or paged differently. */
import { parseSort, sortToWire } from '../../contract/products/sort.wire.ts';
import type { ProductSort } from '../../domain/product-query.ts';
import { type ListSearch, parseListSearch, splitKeys } from './list-search.ts';

/** Parameters that hold several comma-separated keys. */
export type KeyList = 'tags' | 'marcas' | 'agrupadores';

/** Drops parameters that do not apply to a category's address: text and category. */
export function categorySearch({ q: _q, categoria: _category, ...search }: ListSearch): ListSearch {
  return search;
}

/** Drops parameters that do not apply to a search's address: searches always show linked products. */
export function textSearch({ variacoes: _linked, ...search }: ListSearch): ListSearch {
  return search;
}

export const sortOf = ({ ordenacao }: ListSearch): ProductSort => parseSort(ordenacao);
export const pageNumberOf = ({ page }: ListSearch): number => page ?? 1;
export const keysOf = (search: ListSearch, list: KeyList): readonly string[] => splitKeys(search[list] ?? '');
export const chosenTags = (search: ListSearch): readonly string[] => keysOf(search, 'tags');

/** Changes parameters and goes back to the first page. An empty value removes its parameter. */
export function withPart(search: ListSearch, part: Partial<Record<keyof ListSearch, string>>): ListSearch {
  return parseListSearch({ ...search, page: '', ...part });
}

export const withSort = (search: ListSearch, sort: ProductSort): ListSearch =>
  withPart(search, { ordenacao: sortToWire(sort) });

export const withPage = (search: ListSearch, page: number): ListSearch =>
  parseListSearch({ ...search, page: String(page) });

/** Adds a key that is not chosen, or removes one that is. */
export function toggled(search: ListSearch, list: KeyList, key: string): ListSearch {
  const keys = keysOf(search, list);
  const next = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
  return withPart(search, { [list]: next.join(',') });
}

/** Keeps only text, category and order. */
export const withoutFilters = ({ q, categoria, ordenacao }: ListSearch): ListSearch =>
  parseListSearch({ q, categoria, ordenacao });
