/** What the address of a product list says. Whatever is usual is left out, so that one list has one address. */
import { parseSort, sortToWire, type WireSort } from '../../contract/sort.wire.ts';
import { LAST_PAGE } from '../../domain/page.ts';
import { searchText } from '../../domain/search-text.ts';
import { DEFAULT_SORT, type ProductSort } from '../../domain/sort.ts';

export interface ListSearch {
  readonly q?: string;
  readonly ordenacao?: WireSort;
  /** From 2. */
  readonly page?: number;
  /** Joined by commas. */
  readonly tags?: string;
}

const MOST_TAGS = 10;
const tagGrammar = /^[\p{L}\p{N}_-]{1,60}$/u;

/** Reads an address typed by anyone. */
export function parseListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const text = (name: string): string => (raw[name] === undefined ? '' : String(raw[name]));
  const q = searchText(text('q'));
  const sort = parseSort(text('ordenacao'));
  const page = parsePage(text('page'));
  const tags = splitTags(text('tags')).join(',');
  return {
    ...(q === '' ? {} : { q }),
    ...(sort === DEFAULT_SORT ? {} : { ordenacao: sortToWire(sort) }),
    ...(page === 1 ? {} : { page }),
    ...(tags === '' ? {} : { tags }),
  };
}

function parsePage(text: string): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

function splitTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tagGrammar.test(tag)))].slice(0, MOST_TAGS);
}

export const sortOf = ({ ordenacao }: ListSearch): ProductSort => parseSort(ordenacao);
export const pageOf = ({ page }: ListSearch): number => page ?? 1;
export const tagsOf = ({ tags }: ListSearch): readonly string[] => splitTags(tags ?? '');

/** Changes begin a list anew: its first page. */
export function withTags(search: ListSearch, tags: readonly string[]): ListSearch {
  const { page: _page, tags: _tags, ...rest } = search;
  return tags.length === 0 ? rest : { ...rest, tags: tags.join(',') };
}

export function withSort(search: ListSearch, sort: ProductSort): ListSearch {
  const { page: _page, ordenacao: _sort, ...rest } = search;
  return sort === DEFAULT_SORT ? rest : { ...rest, ordenacao: sortToWire(sort) };
}

export function withPage(search: ListSearch, page: number): ListSearch {
  const { page: _page, ...rest } = search;
  return page <= 1 ? rest : { ...rest, page };
}
