/** What a list shows, as its address carries it: '?busca=ana&situacao=ENVIADO&ordenar=total&sentido=desc&pagina=2'. */
import { defined } from '#kernel/defined.ts';
import { pageOf } from '../address.ts';

type Texts = Readonly<Record<string, string | undefined>>;

export type SortOrder = 'asc' | 'desc';

export interface TableSort {
  /** As the server knows it. */
  readonly key: string;
  readonly order: SortOrder;
}

export interface TableWish {
  /** From 1. */
  readonly page: number;
  /** The words that are searched for; '' for none. */
  readonly text: string;
  readonly sort?: TableSort;
  /** Only those that are set. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface TableChange {
  readonly page?: number;
  readonly text?: string;
  readonly sort?: TableSort;
  /** Those named here; '' or undefined takes a filter away. */
  readonly filters?: Texts;
}

export interface TableShape {
  /** The names of the list's own filters in the address. */
  readonly filters?: readonly string[];
  /** The order when the address names none. */
  readonly sort?: TableSort;
}

/** A longer text finds nothing. */
const MAX_TEXT = 80;
const MAX_FILTER = 200;

export function tableWishOf(search: Texts, { filters = [], sort }: TableShape): TableWish {
  const key = search.ordenar;
  const named: TableSort | undefined =
    key !== undefined && /^[a-z][a-z0-9-]{0,39}$/.test(key)
      ? { key, order: search.sentido === 'desc' ? 'desc' : 'asc' }
      : sort;
  const set = filters.flatMap((name) => {
    const value = search[name]?.trim().slice(0, MAX_FILTER) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    page: pageOf(search.pagina),
    text: (search.busca ?? '').trim().slice(0, MAX_TEXT),
    filters: Object.fromEntries(set),
    ...defined({ sort: named }),
  };
}

/** Any change but of the page leads to the first page. */
export function changedWish(wish: TableWish, { page = 1, text, sort, filters = {} }: TableChange): TableWish {
  const set = Object.entries({ ...wish.filters, ...filters }).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  );
  return {
    page,
    text: text ?? wish.text,
    filters: Object.fromEntries(set),
    ...defined({ sort: sort ?? wish.sort }),
  };
}

/** The order after a press on a column's title: ascending first, then the other way round. */
export const nextSort = (current: TableSort | undefined, key: string): TableSort => ({
  key,
  order: current?.key === key && current.order === 'asc' ? 'desc' : 'asc',
});

/** The query of the call: the same names on the wire as in the address. */
export const wishQuery = ({ page, text, sort, filters }: TableWish): Record<string, string | number> => ({
  pagina: page,
  ...(text === '' ? {} : { busca: text }),
  ...(sort === undefined ? {} : { ordenar: sort.key, sentido: sort.order }),
  ...filters,
});

const OF_A_LIST = ['busca', 'pagina', 'ordenar', 'sentido'];

/** What else the address says, such as the chosen tab or a report's period: the list's changes leave it. */
export const otherParameters = (
  search: Texts,
  { filters = [] }: TableShape,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || OF_A_LIST.includes(name) || filters.includes(name) ? [] : [[name, value]],
    ),
  );

/** The query string of an address, '' where everything is as usual. */
export function wishSearch(
  wish: TableWish,
  { sort: usual }: TableShape,
  others: Readonly<Record<string, string>> = {},
): string {
  const { pagina, ordenar, sentido, ...rest } = wishQuery(wish);
  const query = new URLSearchParams(
    Object.entries({ ...others, ...rest }).map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (ordenar !== undefined && (ordenar !== usual?.key || sentido !== usual.order)) {
    query.set('ordenar', String(ordenar));
    query.set('sentido', String(sentido));
  }
  if (pagina !== 1) query.set('pagina', String(pagina));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const isFiltered = ({ text, filters }: TableWish): boolean =>
  text !== '' || Object.keys(filters).length > 0;
